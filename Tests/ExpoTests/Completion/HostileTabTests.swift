import Foundation
import TestSupport
import Testing

@testable import expo

/// A catalogue's words never run as commands, and never control the terminal.
@Suite struct HostileTabTests {
  private func press(
    _ tabs: [HostileTab], in shell: CompletionShell, locale: [String: String]
  ) throws {
    let session = try ShellSession(shell, locale: locale, seconds: 300) { home in
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

  @Test(arguments: CompletionShell.allCases.filter { $0.obstacle == nil })
  func `after Tab and Enter nothing has run but expo, and no control character was sent`(
    shell: CompletionShell
  ) throws {
    try press(
      HostileTab.known + HostileTab.generated(seed: 15, count: rounds(8, long: 150)), in: shell,
      locale: ["LC_ALL": ShellSession.unicodeLocale])
  }

  /// The folder of a locale that has two bytes a letter, beside the built program; nil if the system
  /// cannot make it.
  private static let legacyLocales: String? = {
    let folder = "\(BuiltProgram.path).locales"
    let command = "mkdir -p '\(folder)' && localedef -c -f GBK -i zh_CN '\(folder)/zh_CN.GBK'"
    _ = try? OtherProgram.run(command)
    return FileManager.default.fileExists(atPath: "\(folder)/zh_CN.GBK/LC_CTYPE") ? folder : nil
  }()

  @Test(
    .enabled(if: legacyLocales != nil, "localedef cannot make zh_CN.GBK"),
    arguments: CompletionShell.allCases.filter { $0.obstacle == nil })
  func `nothing runs either in a locale of two bytes a letter`(shell: CompletionShell) throws {
    let folder = try #require(Self.legacyLocales)
    try press(
      HostileTab.known + HostileTab.generated(seed: 16, count: rounds(4, long: 50)), in: shell,
      locale: ["LOCPATH": folder, "LC_ALL": "zh_CN.GBK"])
  }
}
