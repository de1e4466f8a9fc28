import Testing
import ExpoCore

@testable import expo

/// The interface in English.
@Suite struct EnglishTests {
  static let bothLanguages = "한국어 · English: --lang ko · --lang en (EXPO_LANG)"

  @Test(arguments: Language.allCases)
  func `the option comes before EXPO_LANG`(language: Language) throws {
    let other = Language.allCases.first { $0 != language }
    let run = try ProgramRun(
      ["--help", "--lang", language.rawValue], environment: ["EXPO_LANG": other?.rawValue ?? ""])
    #expect(run.output.contains(Wording(language: language).programSummary.prefix(10)))
  }

  @Test(
    arguments: [
      ([:], .korean), (["LANG": "fr_FR.UTF-8"], .english), (["LANG": "en"], .english),
      (["LANG": "ko_KR.UTF-8"], .korean), (["LANG": "C.UTF-8"], .korean),
      (["LC_ALL": "POSIX"], .korean), (["LC_ALL": "ko_KR.eucKR", "LANG": "fr_FR"], .korean),
      (["LC_ALL": "", "LANG": "fr_FR"], .english), (["LANG": "kok_IN"], .english),
      (["LC_MESSAGES": "de_DE", "LANG": "ko_KR"], .english),
      (["LANG": "fr_FR", "LANGUAGE": "fr:ko:en"], .korean),
      (["LANG": "ko_KR", "LANGUAGE": "ja"], .english),
      (["LANG": "ko_KR", "LANGUAGE": ""], .korean),
      (["LANG": "ko_KR", "LANGUAGE": "C:en"], .korean),
      (["LANG": "C", "LANGUAGE": "en"], .korean),
      (["LANG": "POSIX", "LANGUAGE": "en"], .korean), (["LANGUAGE": "en"], .korean),
      (["LANG": "C.UTF-8", "LANGUAGE": "en"], .english),
      (["LANG": "C.UTF-8", "LANGUAGE": "de:ko:en"], .korean),
      (["LANG": "C.UTF-8", "LANGUAGE": "C:en"], .korean),
      (["LANG": "C.UTF-8", "LANGUAGE": "de"], .english),
      (["LANG": "ko_KR", "LANGUAGE": "en_GB"], .english),
      (["LANG": "en_US", "LANGUAGE": "ko_KR:"], .korean),
      (["LANG": "en_US", "LANGUAGE": ":"], .korean),
      (["LANG": "en_US", "LC_CTYPE": "ko_KR.UTF-8"], .english),
      (["LANG": "fr_FR", "EXPO_LANG": "ko"], .korean), (["EXPO_LANG": "en"], .english),
    ] as [([String: String], Language)])
  func `the language is that of the locale, until one is chosen`(
    environment: [String: String], language: Language
  ) {
    let environment = Environment { environment[$0] }
    let settings = OutputSettings(
      options: Options(environment), environment: environment, output: StandardStream(),
      errors: StandardStream())
    #expect(settings.wording.language == language)
  }

  @Test(arguments: [["help"], ["-h"], ["help", "--lang", "en"]])
  func `one line of the help says in both languages how to change them`(words: [String]) throws {
    let output = try ProgramRun(words).output
    #expect(output.hasSuffix("\n\(Self.bothLanguages)\n"))
  }

  @Test(arguments: [
    (["LANG": ""], true), (["LC_ALL": "POSIX"], true), (["LANG": "de_DE"], false),
    (["LANG": "C", "EXPO_LANG": "ko"], false),
  ])
  func
    `so do an error, a list and a page on a terminal if neither the locale nor the reader names a language`(
      environment: [String: String], isSaid: Bool
    ) throws
  {
    for words in [["item", "갓", "nosuch"], ["itms"]] {
      let errors = try ProgramRun(words, environment: environment).errors
      #expect(errors.hasSuffix("\n\(Self.bothLanguages)\n") == isSaid, "\(words)")
      #expect(errors.split(separator: "--lang ko").count == (isSaid ? 2 : 1))
    }
    for words in [[], ["items"], ["item", "갓"], ["favourites"]] {
      let page = try ProgramRun(words, environment: environment).output
      #expect(!page.contains(Self.bothLanguages), "\(words)")
      let session = try TerminalSession(
        words, environment: environment.merging(["EXPO_PAGER": ""]) { $1 })
      #expect(session.end() == 0)
      let shown = String(decoding: session.transcript, as: UTF8.self)
      #expect(shown.contains(Self.bothLanguages) == isSaid, "\(words)")
    }
  }

  @Test
  func `hints carry the language as it was chosen`() throws {
    #expect(try ProgramRun(["itms", "--lang", "en"]).errors.contains("expo items --lang en\n"))
    let heard = try ProgramRun(["itms", "--lang", "en", "--accessible"]).errors
    #expect(heard.contains("expo items --accessible --lang en\n"))
    #expect(
      try ProgramRun(["itms"], environment: ["EXPO_LANG": "en"]).errors.contains(": expo items\n"))
    #expect(
      try ProgramRun(["help", "--lang", "en"]).output.contains(": expo help items --lang en · "))
  }
}
