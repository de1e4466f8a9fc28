import Foundation
import Testing

@testable import expo

/// A catalogue's words never run as commands, and never control the terminal.
@Suite struct HostileTabTests {
  @Test(arguments: CompletionShell.allCases.filter { $0.obstacle == nil })
  func `after Tab and Enter nothing has run but expo, and no control character was sent`(
    shell: CompletionShell
  ) throws {
    let tabs = HostileTab.known + HostileTab.generated(seed: 15, random: 80)
    let session = try ShellSession(shell, seconds: 300) { home in
      _ = try home.script("bin/\(HostileTab.canary)", ": >\"$HOME/ran\"")
      for (number, tab) in tabs.enumerated() { try home.file("c\(number)", tab.catalogue) }
    }
    for (number, tab) in tabs.enumerated() {
      let line = session.line(after: tab.line(catalogue: "c\(number)"))
      try session.enter(tab.end)
      #expect(!session.removeFile("ran"), "\(tab) became \(line)")
    }
    for control in HostileTab.controls {
      #expect(!session.wasSent(control))
    }
  }
}
