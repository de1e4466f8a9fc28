extension [String] {
  /// The words, separated by spaces.
  var sentence: String { joined(separator: " ") }
}
