import ExpoCore
import TerminalText

/// Text that came from outside, made fit to stand inside a message.
enum Quoted {
  /// How much of a foreign word a message repeats, in cells.
  private static let mostCells = 60

  /// The text on one line, escaped and clipped, between quotation marks.
  static func text(_ foreign: String) -> String {
    "‘\(clip(Inline(line: foreign).text, to: mostCells, measure: CellMeasure()))’"
  }
}
