import Foundation
import Testing

@testable import expo

/// The manual page, judged by those who read such pages.
@Suite struct ManualPageTests {
  static let page = ManualPage(help: .korean, wording: .korean).source

  /// What a program says of the page.
  private func verdict(of command: String) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.file("expo.1", Self.page)
    return try OtherProgram.run(
      "\(command) '\(path)'",
      environment: ["LC_ALL": ShellSession.unicodeLocale, "MANWIDTH": "80"]
    ).output
  }

  @Test(
    "man has no warnings",
    .enabled(if: OtherProgram.isInstalled("groff"), "man-db and groff are not installed"))
  func man() throws {
    #expect(try verdict(of: "man --warnings=w -l >/dev/null").isEmpty)
  }

  @Test(
    "mandoc has nothing to say",
    .enabled(if: OtherProgram.isInstalled("mandoc"), "mandoc is not installed"))
  func mandoc() throws {
    #expect(try verdict(of: "mandoc -T lint").isEmpty)
  }

  @Test(
    "the page reads as it was written",
    .enabled(if: OtherProgram.isInstalled("mandoc"), "mandoc is not installed"))
  func text() throws {
    let text = try verdict(of: "mandoc -T utf8 -O width=80").replacing(/.\u{8}/, with: "")
    #expect(text.contains("expo - \(HelpWording.korean.summary)"))
    #expect(text.contains(" -h, --help\n"))
    #expect(text.contains("source <(expo completions bash)"))
  }

  @Test("the sections stand in the order of man-pages(7)")
  func sections() {
    let sections = Self.page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
      .map { $0.dropFirst(4).trimmingCharacters(in: ["\""]) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES",
        "EXAMPLES", "SEE ALSO",
      ])
  }
}
