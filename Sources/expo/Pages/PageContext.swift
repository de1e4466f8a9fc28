import ExpoCore
import TerminalText

/// What every page needs beside its data: the wording, and how to write commands.
struct PageContext {
  var wording = Wording.korean
  var commands = PrintedCommands()
  /// Whether the catalogue is the one that the program carries.
  var isBundled = true
  /// Whether the words that a search found stand in brackets: on a page that is read without styles.
  var bracketsMatches = true
  /// The identifiers of the favourites that the page marks.
  var favourites: Set<ExactText> = []
  /// Returns the picture with a name; nil if there is none, or if the page shows none.
  var pictures: (String) -> Picture? = { _ in nil }
  /// Returns the exposition, whose words for its grades a page may need; nil if it cannot be read.
  var exposition: () -> Exposition? = { nil }

  /// What the grades are about, in the catalogue's words or else the program's.
  var evidenceLabel: String {
    exposition()?.evidenceLabel.map { Inline(foreignLine: $0).text } ?? wording.evidence
  }

  /// What a grade means, in the catalogue's words or else the program's.
  func evidenceMeaning(_ evidence: Evidence) -> String {
    exposition()?.evidenceLegend?[evidence].map { Inline(foreignLine: $0).text }
      ?? wording.evidenceMeaning(evidence)
  }

  /// The picture with a name; empty if there is none, or if the page shows none.
  func picture(_ name: String, caption: @autoclosure () -> String? = nil) -> [Block] {
    pictures(name).map { [.picture($0, caption: caption().map { Inline(trusted: $0) })] } ?? []
  }

  /// Whether an item is a favourite.
  func isFavourite(_ item: Item) -> Bool { favourites.contains(ExactText(item.imageName)) }

  /// The mark of a favourite in a list.
  func mark(of item: Item) -> Inline? {
    isFavourite(item) ? Inline(foreignLine: "*", spoken: wording.isFavourite) : nil
  }

  /// A command of the program, as ``PrintedCommands`` writes it.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    commands.command(words, operands: operands)
  }

  /// The hint that names a command for one item, and the item's name; no block if there is no item.
  ///
  /// - Parameter words: The hint around a name.
  func hint(
    _ words: (_ name: String) -> String, _ command: [String], item index: Int?, of items: [Item]
  ) -> [Block] {
    guard let index else { return [] }
    let name = Inline(foreignLine: items[index].name).text
    return [.hint(Inline(trusted: words(name)), command: commands.command(command, item: index))]
  }
}
