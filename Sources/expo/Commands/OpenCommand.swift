import ExpoCore
import TerminalText

extension Context {
  /// `expo open <name>`, and `expo open overview` for the exposition itself.
  ///
  /// Prints the address if there is no program to open it with.
  func open(_ words: [String]) throws -> Output {
    let address = try address(of: words)
    var output = Output.lines([Line([Inline(line: address, .link)])])
    if options.printsAddress { return output }
    switch LinkOpener(environment).open(address) {
    case .opened: return .nothing
    case .noProgram: return output
    case .failed(let command):
      output.error = CommandError.browserFailed(command)
      return output
    }
  }

  private func address(of words: [String]) throws -> String {
    if words == [Command.overview.name] {
      let exposition = try catalogue.exposition()
      return try address(among: exposition.links, of: exposition.title)
    }
    let list = try itemList()
    let item = list.items[try index(of: words, in: list, for: .open)]
    return try address(among: item.links, of: item.name)
  }

  /// The address to open, if it is safe to give to a browser.
  func address(among links: [Link], of name: String) throws(CommandError) -> String {
    guard !links.isEmpty else { throw .noLink(of: name) }
    let number = options.link ?? 1
    guard number <= links.count else { throw .noSuchLink(number, of: links.count) }
    let link = links[number - 1]
    guard let address = link.safeAddress else { throw .unsafeLink(link.url) }
    return address
  }
}
