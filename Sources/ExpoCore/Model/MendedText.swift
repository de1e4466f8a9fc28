/// A text without what readers see, or do not see, and its author probably did not mean.
struct MendedText {
  let text: String
  /// What is unintended about the text as it was; nil if it was as it is now.
  let flaw: CatalogueFault.Kind?

  /// - Parameter isLine: Whether the text is shown on one line, where blanks in a row are one.
  init(_ original: String, isLine: Bool) {
    let hasLineBreak = isLine && original.unicodeScalars.contains(where: \.breaksLine)
    let line = original.unicodeScalars.map { hasLineBreak && $0.breaksLine ? " " : $0 }
    let (hidden, shown) = ControlEscaping.hidden(
      in: hasLineBreak ? String(String.UnicodeScalarView(line)) : original)
    // A backslash behind a colon is that of a path.
    let isPath = shown.contains(":\\")
    var hasWrittenLineBreak = false
    var (mended, blanks) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    var rest = shown.unicodeScalars[...]
    while var scalar = rest.popFirst() {
      if scalar == "\\", rest.first == "n", !isPath {
        rest.removeFirst()
        scalar = isLine ? " " : "\n"
        hasWrittenLineBreak = true
      }
      if !scalar.isBlank {
        mended += blanks
        mended.append(scalar)
        blanks = String.UnicodeScalarView()
      } else if !mended.isEmpty, blanks.isEmpty || !isLine {
        blanks.append(scalar)
      }
    }
    text = String(mended)
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
}

extension String {
  /// Whether the text has nothing but blanks, or stands for one that is still to be written.
  var saysNothing: Bool { isBlank || self == "…" }
}
