import TerminalText

@testable import expo

extension Document {
  /// The page's lines at a width, without styles.
  func lines(columns: Int) -> [String] {
    PageLayout(columns: columns, measure: CellMeasure()).lines(of: self).map(\.text)
  }

  /// The page as it is printed.
  func text(columns: Int, isStyled: Bool = false) -> String {
    var bytes: [UInt8] = []
    let encoder = LineEncoder(isStyled: isStyled)
    for line in PageLayout(columns: columns, measure: CellMeasure()).lines(of: self) {
      encoder.append(line, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The page for a screen reader.
  func spoken(_ wording: Wording) -> String {
    let layout = SpokenLayout(
      range: wording.say("에서 ", " to "), end: wording.say("끝", "End"))
    return layout.lines(of: self).map { $0.text + "\n" }.joined()
  }
}
