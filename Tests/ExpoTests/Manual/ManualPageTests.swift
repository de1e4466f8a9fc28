import Foundation
import Testing
import ExpoCore

@testable import expo

/// The manual page, as other programs read it.
@Suite struct ManualPageTests {
  static func page(_ language: Language) -> String {
    let wording = Wording(language: language)
    return Roff(
      HelpPage(wording: wording).manual(KeyBinding.rows(wording)), manual: "User Commands"
    ).source
  }

  /// A program's output for the page.
  private func output(
    of command: String, _ language: Language, locale: String = ShellSession.unicodeLocale
  ) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.file("expo.1", Self.page(language))
    return try OtherProgram.run(
      "\(command) '\(path)'", environment: ["LC_ALL": locale, "MANWIDTH": "80"]
    ).output
  }

  /// The options `--warnings` and `-l` are those of man-db, which formats with groff.
  private static let hasManDB =
    OtherProgram.isInstalled("groff")
    && (try? OtherProgram.run("man --version"))?.output.hasPrefix("man 2") == true

  @Test(
    .enabled(if: hasManDB, "man-db and groff are not installed"),
    arguments: Language.allCases)
  func `man has no warnings`(language: Language) throws {
    #expect(try output(of: "man --warnings=w -l >/dev/null", language).isEmpty)
  }

  @Test(
    .enabled(if: OtherProgram.isInstalled("mandoc"), "mandoc is not installed"),
    arguments: Language.allCases)
  func `mandoc has no warnings`(language: Language) throws {
    #expect(try output(of: "mandoc -T lint -W warning", language).isEmpty)
  }

  @Test(.enabled(if: hasManDB, "man-db and groff are not installed"))
  func `in the locale C the English page loses no word`() throws {
    func words(_ text: String) -> [Substring] {
      text.replacing(/.\u{8}/, with: "").split(
        whereSeparator: \.isWhitespace
      )
      .filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    }
    let plain = words(try output(of: "man -P cat -l 2>/dev/null", .english, locale: "C"))
    let full = words(try output(of: "man -P cat -l 2>/dev/null", .english))
    #expect(plain == full)
    #expect(plain.count > 500)
  }
}
