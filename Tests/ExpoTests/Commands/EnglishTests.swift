import Foundation
import Testing
import TerminalText

@testable import expo

/// The interface in English.
@Suite struct EnglishTests {
  @Test(
    "the option comes before EXPO_LANG, and the locale does not count",
    arguments: [
      ([], [:], .korean), ([], ["LANG": "en_GB.UTF-8"], .korean),
      ([], ["EXPO_LANG": "en"], .english),
      ([], ["EXPO_LANG": "EN_us.UTF-8"], .english), ([], ["EXPO_LANG": "fr"], .korean),
      ([], ["EXPO_LANG": ""], .korean), (["--lang", "ko"], ["EXPO_LANG": "en"], .korean),
      (["--lang=en"], ["EXPO_LANG": "ko"], .english),
    ] as [([String], [String: String], Language)])
  func precedence(options: [String], environment: [String: String], language: Language) throws {
    let run = try ProgramRun(["--help"] + options, environment: environment)
    #expect(run.output.contains(HelpWording(language: language).summary.prefix(10)))
    #expect(
      try ProgramRun(["itms"] + options, environment: environment).errors
        .hasPrefix("expo: \(MessageWording(language: language).error): "))
  }

  @Test(
    "in a locale that is not Korean the help ends with how to switch to English",
    arguments: [
      ([:], false), (["LANG": "fr_FR.UTF-8"], true), (["LANG": "en"], true),
      (["LANG": "ko_KR.UTF-8"], false), (["LANG": "C.UTF-8"], false), (["LC_ALL": "POSIX"], false),
      (["LC_ALL": "ko_KR.eucKR", "LANG": "fr_FR"], false), (["LC_ALL": "", "LANG": "fr_FR"], true),
      (["LC_MESSAGES": "de_DE", "LANG": "ko_KR"], true), (["LANG": "kok_IN"], true),
      (["LANG": "fr_FR", "EXPO_LANG": "ko"], false), (["LANG": "fr_FR", "EXPO_LANG": "en"], false),
    ] as [([String: String], Bool)])
  func offer(environment: [String: String], isMade: Bool) throws {
    let short = try ProgramRun([], environment: environment).output
    #expect(short.hasSuffix("\nIn English: expo --lang en\n") == isMade)
    let help = try ProgramRun(["--help"], environment: environment).output
    #expect(help.hasSuffix("\nIn English: expo help --lang en\n") == isMade)
    let heard = try ProgramRun(["--accessible"], environment: environment).output
    #expect(heard.contains("\nIn English: EXPO_LANG=en expo\n") == isMade)
  }

  @Test("a language that does not exist is refused in English")
  func unknownLanguage() throws {
    let run = try ProgramRun(["items", "--lang", "fr"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--lang takes ko or en, not ‘fr’\n"))
  }

  @Test("hints carry the language as it was chosen")
  func hints() throws {
    #expect(try ProgramRun(["itms", "--lang", "en"]).errors.contains("expo items --lang en\n"))
    let heard = try ProgramRun(["itms", "--lang", "en", "--accessible"]).errors
    #expect(heard.contains("EXPO_LANG=en expo items\n"))
    #expect(
      try ProgramRun(["itms"], environment: ["EXPO_LANG": "en"]).errors.contains(": expo items\n"))
    #expect(try ProgramRun(["--lang", "en"]).output.contains(": expo help --lang en\n"))
  }

  @Test(
    "an English edition in the catalogue's folder is read, and missing files are the folder's own")
  func edition() throws {
    let folder = try TemporaryFolder()
    func items(_ name: String) -> String {
      #"[{"name": "\#(name)", "image_name": "a", "short_desc": "", "desc": ""}]"#
    }
    try folder.file("items.json", items("등대"))
    let path = ["--catalogue", folder.path]
    #expect(try ProgramRun(["item", "1", "--lang", "en"] + path).output.hasPrefix("등대\n"))
    try folder.folder("en")
    #expect(try ProgramRun(["item", "1", "--lang", "en"] + path).output.hasPrefix("등대\n"))
    try folder.file("en/items.json", items("Lighthouse"))
    #expect(try ProgramRun(["item", "1", "--lang", "en"] + path).output.hasPrefix("Lighthouse\n"))
    #expect(try ProgramRun(["item", "1"] + path).output.hasPrefix("등대\n"))
    try folder.file("en/items.json", "[")
    #expect(try ProgramRun(["item", "1", "--lang", "en"] + path).status == 65)
  }
}
