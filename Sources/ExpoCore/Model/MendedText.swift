/// A text without the blanks, line breaks and hidden characters that its author probably did not mean.
struct MendedText {
  let text: String
  /// The flaw of the original; nil if it has none.
  let flaw: CatalogueFault.Kind?

  /// - Parameter isLine: Whether the text is shown on one line, with one blank for several in a row.
  init(_ original: String, isLine: Bool) {
    if Self.needsNothing(original, isLine: isLine) {
      (text, flaw) = (original, nil)
      return
    }
    let hasLineBreak = isLine && original.unicodeScalars.contains(where: \.breaksLine)
    let line = { original.unicodeScalars.map { $0.breaksLine ? " " : String($0) }.joined() }
    let (hidden, shown) = ControlEscaping.hidden(in: hasLineBreak ? line() : original)
    // A backslash behind a colon belongs to a path.
    let isPath = shown.utf8.contains(UInt8(ascii: "\\")) && shown.contains(":\\")
    var hasWrittenLineBreak = false
    var (mended, blanks) = ("", "")
    var rest = shown.unicodeScalars[...]
    while var scalar = rest.popFirst() {
      if scalar == "\\", rest.first == "n", !isPath {
        rest.removeFirst()
        scalar = isLine ? " " : "\n"
        hasWrittenLineBreak = true
      }
      if !scalar.isBlank {
        mended += blanks + String(scalar)
        blanks = ""
      } else if !mended.isEmpty, blanks.isEmpty || !isLine {
        blanks += String(scalar)
      }
    }
    text = mended
    flaw =
      if hasLineBreak {
        .lineBreak
      } else if !hidden.isEmpty {
        .hiddenCharacter(hidden)
      } else if hasWrittenLineBreak {
        .writtenLineBreak
      } else {
        text.utf8.count < shown.utf8.count ? .extraBlank : nil
      }
  }

  /// Whether a text has nothing to mend, as nearly all texts have.
  private static func needsNothing(_ text: String, isLine: Bool) -> Bool {
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isExtraBlank = scalar.isBlank && (last.map { isLine && $0.isBlank } ?? true)
      let breaksLine = isLine && scalar.breaksLine
      if isExtraBlank || breaksLine || scalar == "\\" || ControlEscaping.needsEscape(scalar) {
        return false
      }
      last = scalar
    }
    return last?.isBlank == false
  }
}

extension String {
  /// Whether the text has only blanks, or is an ellipsis in place of a text to be written.
  var saysNothing: Bool { isBlank || self == "…" }
}
