import Foundation
import TestSupport
import Testing
import ExpoCore

@testable import expo

/// The interface in English.
@Suite struct EnglishTests {
  @Test(
    arguments: [
      ([], [:], .korean), ([], ["LANG": "en_GB.UTF-8"], .korean),
      ([], ["EXPO_LANG": "en"], .english),
      ([], ["EXPO_LANG": "EN_us.UTF-8"], .english), ([], ["EXPO_LANG": "fr"], .korean),
      ([], ["EXPO_LANG": ""], .korean), (["--lang", "ko"], ["EXPO_LANG": "en"], .korean),
      (["--lang=en"], ["EXPO_LANG": "ko"], .english),
    ] as [([String], [String: String], Language)])
  func `the option comes before EXPO_LANG, and the locale does not count`(
    options: [String], environment: [String: String], language: Language
  ) throws {
    let run = try ProgramRun(["--help"] + options, environment: environment)
    #expect(run.output.contains(Wording(language: language).programSummary.prefix(10)))
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "fr_FR.UTF-8"], true), (["LANG": "en"], true),
      (["LANG": "ko_KR.UTF-8"], false), (["LANG": "C.UTF-8"], true), (["LC_ALL": "POSIX"], true),
      (["LC_ALL": "ko_KR.eucKR", "LANG": "fr_FR"], false), (["LC_ALL": "", "LANG": "fr_FR"], true),
      (["LC_MESSAGES": "de_DE", "LANG": "ko_KR"], true), (["LANG": "kok_IN"], true),
      (["LANG": "fr_FR", "EXPO_LANG": "ko"], false), (["LANG": "fr_FR", "EXPO_LANG": "en"], false),
    ] as [([String: String], Bool)])
  func `English is offered in a locale that is not Korean, until a language is chosen`(
    environment: [String: String], isOffered: Bool
  ) {
    let environment = Environment { environment[$0] }
    let settings = OutputSettings(
      options: Options(environment), environment: environment, output: StandardStream(),
      errors: StandardStream())
    #expect(settings.offersEnglish == isOffered)
  }

  /// The screen of a run in a locale that is not Korean.
  private func shown(_ words: [String], _ variables: [String: String] = [:]) throws -> String {
    let session = try TerminalSession(
      words,
      environment: ["LANG": "en_US.UTF-8", "PAGER": "cat"].merging(variables) { $1 }, columns: 200)
    _ = session.end()
    return String(decoding: session.transcript, as: UTF8.self)
  }

  @Test(arguments: [
    [], ["overview"], ["items"], ["item", "갓"], ["--help"], ["search", "파리"], ["갓"],
    ["favourites"], ["picture", "gat"], ["favourites", "add", "--help"], ["search", "--help"],
  ])
  func `a page begins with how to read it in English, on a terminal only`(words: [String]) throws {
    let typed = (["expo"] + words + ["--lang", "en"]).joined(separator: " ")
    #expect(try shown(words).hasPrefix("In English: \(typed)\r\n"))
    #expect(
      try !ProgramRun(words, environment: ["LANG": "en_US"]).output.contains("In English: expo"))
  }

  @Test(arguments: [["itms"], ["items", "--sort", "age"], ["-l", "en"], ["englsh"], ["item"]])
  func `an error ends with how to read English, on a terminal only`(words: [String]) throws {
    #expect(try shown(words).hasSuffix("In English: expo --lang en\r\n"))
    #expect(
      try !ProgramRun(words, environment: ["LANG": "en_US"]).errors.contains("In English: expo"))
  }

  @Test(arguments: [
    ["favourites", "add", "갓"], ["favourites", "remove", "갓"], ["favourites", "clear", "--yes"],
    ["items", "--names"], ["items", "--json"], ["item", "갓", "--json"], ["open", "갓", "--print"],
    ["manual", "--no-pager"], ["completions", "bash"], ["--version"],
  ])
  func `what is no page says nothing of English`(words: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try !shown(words, ["XDG_DATA_HOME": folder.path]).contains("In English: expo"))
  }

  @Test(arguments: [
    (["--lang", "en"], [:], "To keep English: export EXPO_LANG=en"),
    (
      ["--lang", "en"], ["SHELL": "/bin/zsh"],
      "To keep English: export EXPO_LANG=en; echo 'export EXPO_LANG=en' >> ~/.zshrc"
    ),
    (
      ["help", "--lang=english"], ["SHELL": "/usr/bin/fish"],
      "To keep English: set -Ux EXPO_LANG en"
    ),
    (["--help", "--lang", "ko"], ["EXPO_LANG": "en"], "한국어로 계속 보기: export EXPO_LANG=ko"),
    (["--lang", "en"], ["EXPO_LANG": "en"], nil), ([], ["LANG": "en_US.UTF-8"], nil),
  ])
  func `the help ends with how to keep a language that an option chose`(
    words: [String], environment: [String: String], end: String?
  ) throws {
    let output = try ProgramRun(words, environment: environment).output
    #expect((output.contains(" EXPO_LANG=") || output.contains("set -Ux")) == (end != nil))
    if let end { #expect(output.hasSuffix("\n\(end)\n")) }
  }

  @Test(arguments: ["fr_FR"])
  func `an unknown EXPO_LANG is a warning in both languages, and the command goes on`(
    value: String
  ) throws {
    let environment = ["EXPO_LANG": value]
    for words in [["items"], ["--help"]] {
      let run = try ProgramRun(words, environment: environment)
      #expect(run.status == 0)
      #expect(run.output == (try ProgramRun(words).output))
      #expect(
        run.errors == """
          expo: 경고: EXPO_LANG에는 ko, en 가운데 하나를 써야 합니다. 쓸 수 없는 값: ‘\(value)’
          EXPO_LANG takes ko or en, not ‘\(value)’

          """)
    }
    #expect(try ProgramRun(["items", "--lang", "en"], environment: environment).errors.isEmpty)
  }

  @Test(arguments: [
    ("", ["overview": "the", "item 1": "English texts", "items": "English texts"]),
    ("items.json", ["overview": "its overview", "item 1": nil, "items": "its overview"]),
    ("exposition.json", ["overview": nil, "item 1": "exhibits", "items --json": "exhibits"]),
    ("items.json exposition.json", ["overview": nil, "item 1": nil, "search 등대": nil]),
  ])
  func `a page warns once of the files that it shows and that are not in English`(
    _ translated: String, _ warnings: [String: String?]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.folder("en")
    for name in ["items.json", "exposition.json"] {
      let text = try String(contentsOf: fixture("films/\(name)"), encoding: .utf8)
      try folder.file(name, text)
      if translated.contains(name) { try folder.file("en/\(name)", text) }
    }
    for (words, file) in warnings {
      let words = words.split(separator: " ").map(String.init) + ["--catalogue", folder.path]
      let run = try ProgramRun(words + ["--lang", "en"])
      #expect(run.status == 0)
      #expect(run.errors.split(separator: "\n").count == (file == nil ? 0 : 1), "\(words)")
      if let file { #expect(run.errors.contains(file), "\(words)") }
      #expect(try ProgramRun(words).errors.isEmpty)
      #expect(try ProgramRun(words, environment: ["EXPO_LANG": "en"]).errors.isEmpty)
    }
  }

  @Test
  func `hints carry the language as it was chosen`() throws {
    #expect(try ProgramRun(["itms", "--lang", "en"]).errors.contains("expo items --lang en\n"))
    let heard = try ProgramRun(["itms", "--lang", "en", "--accessible"]).errors
    #expect(heard.contains("expo items --accessible --lang en\n"))
    #expect(
      try ProgramRun(["itms"], environment: ["EXPO_LANG": "en"]).errors.contains(": expo items\n"))
    #expect(try ProgramRun(["--lang", "en"]).output.contains(": expo help --lang en\n"))
  }
}
