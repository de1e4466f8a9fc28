import CSystem

/// The programs that open an address, such as a web browser.
struct LinkOpener {
  /// Why an address was not opened.
  enum Failure: Error {
    /// `BROWSER` is not set, and the system has no program that opens addresses.
    case noProgram
    case notStarted(command: String)
    case ended(command: String, status: Int32)
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

  /// Uses `BROWSER`, commands separated by colons as in xdg-open(1), or the system's own opener.
  init(_ environment: Environment) {
    let named = (environment["BROWSER"] ?? "").split(separator: ":")
      .map { $0.split { $0 == " " || $0 == "\t" }.map(String.init) }
      .filter { !$0.isEmpty }
    isNamed = !named.isEmpty
    candidates = isNamed ? named : [[Self.systemOpener]]
    #if os(macOS)
      hasDesktop = true
    #else
      hasDesktop = environment.isSet("DISPLAY") || environment.isSet("WAYLAND_DISPLAY")
    #endif
  }

  /// Whether one of the programs needs the terminal.
  var needsTerminal: Bool { candidates.contains(where: needsTerminal) }

  /// Whether the program is a text browser; so may be what a link opener starts without a desktop.
  private func needsTerminal(_ command: [String]) -> Bool {
    let name = command[0].split(separator: "/").last
    return !hasDesktop || Self.textBrowsers.contains { $0 == name ?? "" }
  }

  /// Runs the programs until one of them takes the address.
  ///
  /// The address is one argument of the program that the reader has chosen, without a shell in
  /// between.
  func open(_ address: String) throws(Failure) {
    var failure: Failure?
    for command in candidates {
      do throws(SystemError) {
        let status = try run(command, address)
        if status == 0 { return }
        failure = failure ?? .ended(command: command.spaced, status: status)
      } catch {
        // A missing program counts as a failure only if the reader has named it.
        if isNamed { failure = failure ?? .notStarted(command: command.spaced) }
      }
    }
    throw failure ?? .noProgram
  }

  /// Runs a program, and returns its status; 0 for one with a window that has run for a moment,
  /// which goes on alone.
  private func run(_ command: [String], _ address: String) throws(SystemError) -> Int32 {
    // `%s` in BROWSER stands for the address.
    let filled = command.map { Self.fill($0, with: address) }
    let arguments = filled == command ? command + [address] : filled
    let null = try OpenFile("/dev/null", flags: O_RDWR)
    if needsTerminal(command) { return try ChildProcess(arguments, errors: null.descriptor).wait() }
    return try ChildProcess(
      arguments, input: null.descriptor, output: null.descriptor, errors: null.descriptor,
      hasOwnSession: true
    ).waitBriefly() ?? 0
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
