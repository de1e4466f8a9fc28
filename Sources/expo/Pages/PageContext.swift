import ExpoCore
import TerminalText

/// What every page needs beside its data: the wording, and how to write commands.
struct PageContext {
  let wording: PageWording
  let commands: PrintedCommands
  /// The reader's favourites; nil if there are none.
  private var favourites: Favourites?

  /// The identifiers of favourites.
  ///
  /// A class, because a set among the properties of a structure has every page look up that its
  /// elements are `Hashable`: 0.12 million instructions.
  private final class Favourites {
    let names: Set<String>

    init(_ names: Set<String>) {
      self.names = names
    }
  }

  init(wording: PageWording = .korean, commands: PrintedCommands = PrintedCommands()) {
    self.wording = wording
    self.commands = commands
  }

  /// The same context for pages that mark favourites.
  func marking(_ favourites: Set<String>) -> PageContext {
    var context = self
    context.favourites = favourites.isEmpty ? nil : Favourites(favourites)
    return context
  }

  /// Whether there are favourites to mark.
  var hasFavourites: Bool { favourites != nil }

  /// Whether an item is a favourite; its identifier is not read if there are no favourites.
  func isFavourite(_ imageName: @autoclosure () -> String) -> Bool {
    favourites?.names.contains(imageName()) ?? false
  }

  /// The mark of a favourite in a list.
  func mark(of imageName: @autoclosure () -> String) -> Inline? {
    isFavourite(imageName()) ? Inline(line: "*", spoken: wording.isFavourite) : nil
  }

  /// A command of the program, as ``PrintedCommands`` writes it.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    commands.command(words, operands: operands)
  }

  /// The hint that names a command for one item; none if no word means just this item.
  func hint(_ words: String, _ command: [String], item index: Int, of items: Items) -> [Block] {
    commands.command(command, item: index, of: items).map {
      [.hint(Inline(own: words), command: $0)]
    } ?? []
  }
}
