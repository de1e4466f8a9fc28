import ExpoCore

/// The program that shows an address.
struct Browser {
  /// Command lines to try, one after the other.
  private let candidates: [[String]]

  #if os(macOS)
    private static let systemOpeners = [["open"]]
  #else
    private static let systemOpeners = [["xdg-open"], ["open"]]
  #endif

  /// `BROWSER`, a list separated by colons as xdg-open(1) reads it, else the system's own opener.
  init(_ environment: Environment) {
    let named = (environment["BROWSER"] ?? "").split(separator: ":")
      .map { $0.split(separator: " ").map(String.init) }
      .filter { !$0.isEmpty }
    candidates = named.isEmpty ? Self.systemOpeners : named
  }

  /// Runs the first of the programs that takes the address, as one argument and never through a
  /// shell; answers whether there was one.
  func open(_ address: String) -> Bool {
    candidates.contains { command in
      // `%s` stands for the address, where a reader's BROWSER has it.
      let hasPlace = command.contains { $0.contains("%s") }
      let words = command.map { $0.split(separator: "%s", omittingEmptySubsequences: false) }
        .map { $0.joined(separator: address) }
      let child = try? ChildProcess(words + (hasPlace ? [] : [address]), input: .standardInput)
      return child?.wait() == .exited(status: 0)
    }
  }
}
