import ExpoCore
import TerminalText

/// What every page needs beside its data: the wording, and how to write commands.
struct PageContext {
  let wording: Wording
  var commands: PrintedCommands
  /// Whether the words that a search found stand in brackets: on a page that is read without styles.
  let bracketsMatches: Bool
  /// The reader's favourites; nil if there are none.
  private var favourites: Favourites?

  /// The identifiers of favourites, in a class: a set among the properties of a structure has every
  /// page look up that its elements are `Hashable`.
  private final class Favourites {
    let names: Set<ExactText>

    init(_ names: Set<ExactText>) {
      self.names = names
    }
  }

  /// Returns the picture with a name; nil if there is none, or if the page shows none.
  private(set) var pictures: (String) -> Picture? = { _ in nil }
  /// Returns the exposition, whose words for its grades a page may need; nil if it cannot be read.
  private let exposition: () -> Exposition?
  /// Whether the catalogue is the one that the program carries.
  let isBundled: Bool

  init(
    wording: Wording = .korean,
    commands: PrintedCommands = PrintedCommands(),
    isBundled: Bool = true,
    bracketsMatches: Bool = true,
    exposition: @escaping () -> Exposition? = { nil }
  ) {
    self.wording = wording
    self.commands = commands
    self.isBundled = isBundled
    self.bracketsMatches = bracketsMatches
    self.exposition = exposition
  }

  /// What the grades are about, in the catalogue's words or else the program's.
  var evidenceLabel: String {
    exposition()?.evidenceLabel.map { Inline(line: $0).text } ?? wording.evidence
  }

  /// What a grade means, in the catalogue's words or else the program's.
  func evidenceMeaning(_ evidence: Evidence) -> String {
    exposition()?.evidenceLegend?[evidence].map { Inline(line: $0).text }
      ?? wording.evidenceMeaning(evidence)
  }

  /// The same context for pages that mark favourites.
  func marking(_ favourites: Set<ExactText>) -> PageContext {
    guard !favourites.isEmpty else { return self }
    var context = self
    context.favourites = Favourites(favourites)
    return context
  }

  /// The same context for pages that show pictures.
  func illustrated(by pictures: @escaping (String) -> Picture?) -> PageContext {
    var context = self
    context.pictures = pictures
    return context
  }

  /// The picture with a name; empty if there is none, or if the page shows none.
  func picture(_ name: String, caption: @autoclosure () -> String? = nil) -> [Block] {
    pictures(name).map { [.picture($0, caption: caption().map { Inline(own: $0) })] } ?? []
  }

  /// Whether there are favourites to mark.
  var hasFavourites: Bool { favourites != nil }

  /// Whether an item is a favourite; its identifier is not read if there are no favourites.
  func isFavourite(_ imageName: @autoclosure () -> String) -> Bool {
    favourites?.names.contains(ExactText(imageName())) ?? false
  }

  /// The mark of a favourite in a list.
  func mark(of imageName: @autoclosure () -> String) -> Inline? {
    isFavourite(imageName()) ? Inline(line: "*", spoken: wording.isFavourite) : nil
  }

  /// A command of the program, as ``PrintedCommands`` writes it.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    commands.command(words, operands: operands)
  }

  /// The hint that names a command for one item, and the item's name.
  func hint(_ words: String, _ command: [String], item index: Int, of items: [Item]) -> [Block] {
    let name = Inline(line: items[index].name).text
    return [
      .hint(Inline(own: "\(words) (\(name))"), command: commands.command(command, item: index))
    ]
  }
}
