import ExpoCore
import TerminalText

/// `expo open`, and what the browser does with the links of its pages.
extension Context {
  /// `expo open <name>`
  ///
  /// Prints the address if there is no program to open it with.
  func open(_ words: [String]) throws -> Output {
    let address = try address(of: words)
    var output = output(of: [address])
    switch linkOpener.open(address) {
    case .opened: return .nothing
    case .noProgram: return output
    case .failed(let command):
      output.errors = [CommandError.linkOpenerFailed(command)]
      return output
    case .addressTooLong:
      output.errors = [CommandError.addressTooLong]
      return output
    }
  }

  /// `expo open <name>… --print`
  func addresses(of words: [String]) throws -> Output {
    let (addresses, errors) = try meanings(of: words) { try address(of: [$0]) }
    var output = output(of: addresses)
    output.errors = errors
    return output
  }

  var linkOpener: LinkOpener { LinkOpener(surroundings.environment) }

  private func output(of addresses: [String]) -> Output {
    .lines(addresses.map { Line([Inline(foreignLine: $0, .link)]) })
  }

  private func address(of words: [String]) throws -> String {
    // A catalogue may have no items.
    if words == [Topic.overviewName], (try? catalogue.itemList()) == nil {
      return try addressOfExposition()
    }
    let list = try catalogue.itemList()
    return switch try list.topic(of: words, for: .open) {
    case .overview: try addressOfExposition()
    case .item(let index): try address(of: list.items[index])
    }
  }

  func addressOfExposition() throws -> String {
    let exposition = try catalogue.exposition()
    return try address(among: exposition.links, of: exposition.title)
  }

  func address(of item: Item) throws(CommandError) -> String {
    try address(among: item.links, of: item.name)
  }

  /// The address to open, if it is safe to give to a browser.
  private func address(among links: [Link], of name: String) throws(CommandError) -> String {
    guard !links.isEmpty else { throw .noLink(of: name) }
    let number = options.link ?? 1
    guard number <= links.count else { throw .noSuchLink(number, of: links.count) }
    let link = links[number - 1]
    guard let address = link.safeAddress else { throw .unsafeLink(link.url) }
    return address
  }
}
