import CSystem
import ExpoCore

/// The programs that open an address, such as a web browser.
struct LinkOpener {
  /// Why an address was not opened.
  enum Failure: Error {
    /// `BROWSER` is not set, and the system has no program that opens addresses.
    case noProgram
    /// The command could not be started, or reported a failure.
    case failed(command: String)
  }

  /// Command lines to try, one after the other.
  private let candidates: [[String]]
  private let isNamed: Bool
  private let hasDesktop: Bool

  #if os(macOS)
    private static let systemOpener = "open"
  #else
    private static let systemOpener = "xdg-open"
  #endif

  /// Browsers that show pages in the terminal.
  private static let textBrowsers = [
    "browsh", "carbonyl", "cha", "elinks", "links", "links2", "lynx", "w3m", "www-browser",
  ]

  /// Uses `BROWSER`, a list separated by colons as in xdg-open(1), or the system's own opener.
  init(_ environment: Environment) {
    let named = (environment["BROWSER"] ?? "").split(separator: ":")
      .map { Self.words(of: String($0)) }
      .filter { !$0.isEmpty }
    isNamed = !named.isEmpty
    candidates = isNamed ? named : [[Self.systemOpener]]
    #if os(macOS)
      hasDesktop = true
    #else
      hasDesktop = environment.isSet("DISPLAY") || environment.isSet("WAYLAND_DISPLAY")
    #endif
  }

  /// The words of a command, which blanks separate except in quotation marks.
  private static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in command {
      switch character {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil:
        quote = character
        word = word ?? ""
      case " " where quote == nil, "\t" where quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Runs the programs until one of them takes the address.
  ///
  /// The address is one argument of the program that the reader has chosen, without a shell in
  /// between.
  func open(_ address: String) throws(Failure) {
    var failed: String?
    for command in candidates {
      do throws(SystemError) {
        if try run(command, address) == 0 { return }
      } catch {
        // A missing program counts as a failure only if the reader has named it.
        if !isNamed { continue }
      }
      failed = failed ?? command.joined(separator: " ")
    }
    throw failed.map(Failure.failed) ?? .noProgram
  }

  /// Runs a program to its end, and returns its status.
  ///
  /// The output of desktop browsers and link openers is dropped. A text browser needs the terminal;
  /// so may a link opener without a desktop.
  private func run(_ command: [String], _ address: String) throws(SystemError) -> Int32 {
    // `%s` in BROWSER stands for the address.
    let words = command.map { Self.fill($0, with: address) }
    let hasPlace = words != command
    let name = command[0].utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) }
    let usesTerminal = !hasDesktop || Self.textBrowsers.contains { $0 == name ?? "" }
    let null = try OpenFile("/dev/null", flags: O_RDWR)
    return try ChildProcess(
      words + (hasPlace ? [] : [address]), output: usesTerminal ? nil : null.descriptor,
      errors: null.descriptor
    ).wait()
  }

  /// Replaces each `%s` of a word by an address.
  ///
  /// Splits at characters: at strings, it would link the parser of regular expressions.
  private static func fill(_ word: String, with address: String) -> String {
    var parts = word.split(separator: "%", omittingEmptySubsequences: false)[...]
    let beginning = String(parts.removeFirst())
    return parts.reduce(into: beginning) { filled, part in
      filled += part.first == "s" ? "\(address)\(part.dropFirst())" : "%\(part)"
    }
  }
}
