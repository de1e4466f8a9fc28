@testable import ExpoCore
import Testing

@testable import expo

/// A catalogue's words never run as commands, and never control the terminal.
@Suite struct HostileTabTests {
  /// Bytes that only the catalogue's words can bring to the terminal.
  private static let control = "\u{1B}§"

  /// Names that try to run `canary`, the text before the command, the name so far, and the marks
  /// that close the quotations.
  static let tabs: [(names: [String], before: String, typed: String, closing: String)] = [
    (["L'Art; canary #"], "", #"$'L\'"#, ""),
    (["a; canary #"], "echo '\r", "a", "'"),
    (["a$(canary)", "a$(canary)b"], "echo \"$(", "\"a", "\")\""),
    (["$(canary)\(control)", "> ran"], "", "", ""),
    // A letter that takes the mark behind it into its cluster.
    (["a\u{D4E}'\u{D4E}; canary \u{D4E}; echo \u{D4E}'b"], "", "'a", ""),
  ]

  @Test(arguments: CompletionShell.allCases.filter { $0.obstacle == nil })
  func `after Tab and Enter nothing has run but expo, and no control character was sent`(
    shell: CompletionShell
  ) throws {
    let session = try ShellSession(shell, seconds: 120) { home in
      _ = try home.script("bin/canary", ": >\"$HOME/ran\"")
      for (number, tab) in Self.tabs.enumerated() {
        let items = tab.names.map {
          Item(
            name: $0, pictureName: "i", shortDescription: Self.control, text: "", category: $0)
        }
        try home.items(items, "c\(number)")
      }
    }
    for (number, tab) in Self.tabs.enumerated() {
      for command in ["item", "items"] {
        let line = session.line(
          after: "\(tab.before)expo --catalogue c\(number) \(command) \(tab.typed)\t")
        try session.enter(tab.closing + "\r")
        #expect(!session.removeFile("ran"), "\(tab) became \(line)")
      }
    }
    #expect(!session.wasSent(Self.control))
  }
}
