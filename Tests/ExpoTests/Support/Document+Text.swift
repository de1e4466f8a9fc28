import TerminalText

@testable import expo

extension Document {
  /// The page's lines at a width, without styles.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    PageLayout(columns: columns, measure: CellMeasure()).lines(of: self) { lines.append($0.text) }
    return lines
  }

  /// The page as it is printed.
  func text(columns: Int, isStyled: Bool = false) -> String {
    var bytes: [UInt8] = []
    let encoder = LineEncoder(isStyled: isStyled)
    PageLayout(columns: columns, measure: CellMeasure()).lines(of: self) { line in
      encoder.append(line, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The page for a screen reader.
  func spoken(_ wording: Wording) -> String {
    var text = ""
    SpokenLayout(wording).lines(of: self) { text += $0.text + "\n" }
    return text
  }
}
