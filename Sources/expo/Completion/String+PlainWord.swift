extension String {
  /// The text as one word that no shell has to quote: letters with their marks, digits, `-`, `_`, `.`
  /// and `·`, beginning with a letter or digit, and a hyphen for what stands between them; nil if it
  /// has no letter or digit.
  ///
  /// Scalars decide, because the cluster of a letter may hold ASCII punctuation, too.
  ///
  ///     "Mother-of-Pearl Lacquer".plainWord  // "mother-of-pearl-lacquer"
  var plainWord: String? {
    var word = ""
    var needsHyphen = false
    for scalar in unicodeScalars {
      guard word.isEmpty ? scalar.isLetterOrDigit : scalar.isPlain && scalar != "-" else {
        needsHyphen = !word.isEmpty
        continue
      }
      if needsHyphen { word += "-" }
      word += scalar.properties.lowercaseMapping
      needsHyphen = false
    }
    return word.isEmpty ? nil : word
  }

  /// Whether the text is a plain word.
  var isPlainWord: Bool { plainWord?.utf8.elementsEqual(utf8) == true }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    if "-_.·".unicodeScalars.contains(self) || isLetterOrDigit { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return !properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  fileprivate var isLetterOrDigit: Bool {
    (properties.isAlphabetic || properties.numericType == .decimal)
      && !properties.isDefaultIgnorableCodePoint
  }
}
