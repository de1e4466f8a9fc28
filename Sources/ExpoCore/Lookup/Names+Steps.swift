extension Names {
  /// The steps from a whole name to a name that is only begun, up to the first with an answer.
  ///
  /// - Parameter query: The folded letters, at least one.
  func answer(to query: [UInt32]) -> Answer? {
    query.withUnsafeBufferPointer { query in
      answer { $0.elementsEqual(query) }
        ?? answer { $0.starts(with: query) }
        ?? answer { $0.contains(query) }
    } ?? UnfinishedName(query).flatMap(answer)
  }

  /// All that match, names before aliases.
  @inline(__always)
  private func answer(where matches: (UnsafeBufferPointer<UInt32>) -> Bool) -> Answer? {
    let owners = owners(where: matches)
    return Answer(owners.named + owners.aliased)
  }

  /// The names that match, or where there is none, the aliases: ㄱ is meant as the beginning of
  /// names, of which there are enough.
  private func answer(to unfinished: UnfinishedName) -> Answer? {
    let owners = owners { unfinished.matches($0) }
    return Answer(owners.named) ?? Answer(owners.aliased)
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
