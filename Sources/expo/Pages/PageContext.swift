import ExpoCore
import TerminalText

/// What every page needs beside its data: the wording, and how to write commands.
struct PageContext {
  let wording: PageWording
  let commands: PrintedCommands
  /// Whether the page is styled, so that what it marks needs no signs.
  var isStyled = false
  /// The identifiers of the items that are the reader's favourites.
  private(set) var favourites: Set<ExactText> = []

  init(wording: PageWording = .korean, commands: PrintedCommands = PrintedCommands()) {
    self.wording = wording
    self.commands = commands
  }

  /// The same context for pages that mark favourites.
  func marking(_ favourites: some Sequence<String>) -> PageContext {
    var context = self
    context.favourites = Set(favourites.map(ExactText.init))
    return context
  }

  /// Whether an item is a favourite; its identifier is not read if there are no favourites.
  func isFavourite(_ imageName: @autoclosure () -> String) -> Bool {
    !favourites.isEmpty && favourites.contains(ExactText(imageName()))
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
