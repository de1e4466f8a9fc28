import ExpoCore
import TerminalText

extension Program {
  /// `expo open <name>`
  func open(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let items = try items()
    let index = try index(of: words.sentence, in: items)
    let address = try address(of: items[index])
    let isOpened = !options.printsAddress && Browser(environment).open(address)
    return isOpened ? .done : try screen.show(lines: [Line([Inline(line: address, .link)])])
  }

  /// The address to open, which is one that a browser may be given.
  private func address(of item: Item) throws(Failure) -> String {
    let name = Quoted.text(item.name)
    let messages = wording.messages
    guard !item.links.isEmpty else {
      throw Failure(status: .notFound, message: messages.noLink(name))
    }
    let number = options.link ?? 1
    guard number <= item.links.count else {
      throw Failure(status: .notFound, message: messages.noSuchLink(number, item.links.count))
    }
    let link = item.links[number - 1]
    guard let address = link.safeAddress else {
      throw Failure(status: .notFound, message: messages.unsafeLink(Quoted.text(link.url)))
    }
    return address
  }
}
