extension [UInt32] {
  /// The last element that is at most a limit; nil if there is none.
  ///
  /// - Precondition: the elements are in ascending order.
  /// - Complexity: O(log *n*).
  package func last(atMost limit: UInt32) -> UInt32? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}
