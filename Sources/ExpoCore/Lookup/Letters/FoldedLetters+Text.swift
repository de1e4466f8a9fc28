extension FoldedLetters {
  /// All letters of a text, in order.
  static func all(of text: String) -> [UInt32] {
    var letters: [UInt32] = []
    append(text, to: &letters)
    return letters
  }

  /// Appends the letters of a text.
  static func append(_ text: String, to letters: inout [UInt32]) {
    withLetters(of: text) { source in
      while let letter = source.next() { letters.append(letter) }
    }
  }

  /// Whether a text has just these letters.
  ///
  /// Stops at the first difference, so that it costs next to nothing where the texts differ.
  static func ofText(_ text: String, equal letters: [UInt32]) -> Bool {
    withLetters(of: text) { source in
      for letter in letters where source.next() != letter { return false }
      return source.next() == nil
    }
  }

  /// Runs a body over the letters of a text.
  @inline(__always)
  static func withLetters<Result>(
    of text: String, _ body: (inout FoldedLetters) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      var letters = FoldedLetters(bytes)
      return body(&letters)
    }
  }
}
