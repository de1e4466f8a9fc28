import ExpoCore
import TerminalText

extension Context {
  /// `expo open <name>`
  func open(_ words: [String]) throws -> Output {
    let items = try catalogue.items
    let item = items[try index(of: words.sentence, in: items)]
    let address = try address(of: item)
    let isOpened = !options.printsAddress && Browser(environment).open(address)
    return isOpened ? .nothing : .lines([Line([Inline(line: address, .link)])])
  }

  /// The address to open, if it is safe to give to a browser.
  private func address(of item: Item) throws(CommandError) -> String {
    guard !item.links.isEmpty else { throw .noLink(of: item.name) }
    let number = options.link ?? 1
    guard number <= item.links.count else { throw .noSuchLink(number, of: item.links.count) }
    let link = item.links[number - 1]
    guard let address = link.safeAddress else { throw .unsafeLink(link.url) }
    return address
  }
}

/// The program that shows an address.
struct Browser {
  /// Command lines to try, one after the other.
  private let candidates: [[String]]

  #if os(macOS)
    private static let systemOpeners = [["open"]]
  #else
    private static let systemOpeners = [["xdg-open"], ["open"]]
  #endif

  /// Uses `BROWSER`, a list separated by colons as in xdg-open(1), or the system's own opener.
  init(_ environment: Environment) {
    let named = (environment["BROWSER"] ?? "").split(separator: ":")
      .map { $0.split(separator: " ").map(String.init) }
      .filter { !$0.isEmpty }
    candidates = named.isEmpty ? Self.systemOpeners : named
  }

  /// Runs the programs until one of them takes the address, and returns whether one did.
  ///
  /// The address is a single argument and never passes through a shell.
  func open(_ address: String) -> Bool {
    candidates.contains { command in
      // BROWSER may say with `%s` where the address belongs.
      let hasPlace = command.contains { $0.contains("%s") }
      let words = command.map { $0.split(separator: "%s", omittingEmptySubsequences: false) }
        .map { $0.joined(separator: address) }
      let child = try? ChildProcess(words + (hasPlace ? [] : [address]), input: .standardInput)
      return child?.wait() == .exited(status: 0)
    }
  }
}
