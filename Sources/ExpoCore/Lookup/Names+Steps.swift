extension Names {
  /// The steps from a whole name to a name that is only begun, up to the first with an answer.
  ///
  /// - Parameter query: The folded letters, at least one.
  func answer(to query: [UInt32]) -> Answer? {
    let unfinished = UnfinishedName(query)
    return query.withUnsafeBufferPointer { query in
      Answer(owners { $0.elementsEqual(query) })
        ?? Answer(owners { $0.starts(with: query) })
        ?? Answer(owners { $0.contains(query) })
        ?? unfinished.flatMap { pattern in Answer(ownersByNameFirst { pattern.matches($0) }) }
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether other letters stand somewhere among these.
  fileprivate func contains(_ part: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let first = part.first, part.count <= count else { return false }
    for start in 0...(count - part.count) where self[start] == first {
      if UnsafeBufferPointer(rebasing: self[start...]).starts(with: part) { return true }
    }
    return false
  }
}
