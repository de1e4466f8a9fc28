extension [String] {
  /// The words with a space between them.
  ///
  /// For `joined(separator:)` the runtime looks up a type once, which costs as much as finding an
  /// item by its name does several times over.
  var sentence: String {
    var sentence = first ?? ""
    for word in dropFirst() {
      sentence += " "
      sentence += word
    }
    return sentence
  }
}
