/// A text without what readers see, or do not see, and its author probably did not mean.
struct MendedText {
  let text: String
  /// What is unintended about the text as it was; nil if it was as it is now.
  let flaw: CatalogueFault.Kind?

  /// - Parameter isLine: Whether the text is shown on one line, where blanks in a row are one.
  init(_ original: String, isLine: Bool) {
    if Self.needsNothing(original, isLine: isLine) {
      (text, flaw) = (original, nil)
      return
    }
    let hasLineBreak = isLine && original.unicodeScalars.contains(where: \.breaksLine)
    let line = { original.unicodeScalars.map { $0.breaksLine ? " " : String($0) }.joined() }
    let (hidden, shown) = ControlEscaping.hidden(in: hasLineBreak ? line() : original)
    // A backslash behind a colon is that of a path.
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

  /// Whether a text has nothing that may be unintended, as nearly all have.
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
  /// Whether the text has nothing but blanks, or stands for one that is still to be written.
  var saysNothing: Bool { isBlank || self == "…" }
}
