/// A text without what readers see, or do not see, and its author probably did not mean.
struct MendedText {
  let text: String
  /// What is unintended about the text as it was; nil if it was as it is now.
  let flaw: CatalogueFault.Kind?

  /// - Parameter isLine: Whether the text is shown on one line, where blanks in a row are one.
  init(_ original: String, isLine: Bool) {
    let hasLineBreak = isLine && original.unicodeScalars.contains(where: \.breaksLine)
    let line = { original.unicodeScalars.map { $0.breaksLine ? " " : String($0) }.joined() }
    let (hidden, shown) = ControlEscaping.hidden(in: hasLineBreak ? line() : original)
    // A backslash behind a colon is that of a path.
    let isPath = shown.utf8.contains(UInt8(ascii: "\\")) && shown.contains(":\\")
    var hasWrittenLineBreak = false
    // Bytes grow in place, and faster than a string; a view of its scalars is copied with each.
    var (mended, blanks): ([UInt8], [UInt8]) = ([], [])
    mended.reserveCapacity(shown.utf8.count)
    var rest = shown.unicodeScalars[...]
    while var scalar = rest.popFirst() {
      if scalar == "\\", rest.first == "n", !isPath {
        rest.removeFirst()
        scalar = isLine ? " " : "\n"
        hasWrittenLineBreak = true
      }
      if !scalar.isBlank {
        mended += blanks
        mended += String(scalar).utf8
        blanks.removeAll(keepingCapacity: true)
      } else if !mended.isEmpty, blanks.isEmpty || !isLine {
        blanks += String(scalar).utf8
      }
    }
    text = String(decoding: mended, as: UTF8.self)
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
