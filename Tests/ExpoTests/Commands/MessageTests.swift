import TestSupport
import Testing
import ExpoCore

@testable import expo

/// The program's words besides its pages, in both languages.
@Suite struct MessageTests {
  @Test(arguments: Language.allCases)
  func `answers and errors match their golden file`(language: Language) throws {
    var transcript = Transcript(environment: ["EXPO_LANG": language.rawValue])
    for words in [
      ["item", "검은고"], ["item", "ㄱ"], ["item", "악기"], ["item", "쿠랑"],
      ["open", "검은고"], ["open", "14번"], ["open", "1", "2", "3"], ["search", "nowhere"],
      ["search", "ㄱㅁㄱ"], ["search", "rjansrh"], ["search", "ㄱ"],
      ["items", "그림"], ["items", "갓"],
      ["items", "--lang", "fr"],
      ["itms"], ["미국관"], ["1-99"],
      ["poster"], ["item", "flag"], ["pictur", "갓"],
      ["brows", "갓"], ["help", "nothing"], ["items", "--widht", "3"],
      ["items", "--grid"], ["items", "--json", "--names"],
      ["items", "--width", "wide"],
      ["completions", "tcsh"], ["item"], ["open", "13", "--link", "99"],
      ["items", "--catalogue", "/nonexistent"],
      ["favourites"], ["favourites", "add"], ["favourites", "갓"], ["favourites", "clear", "갓"],
    ] {
      try transcript.run(words)
    }
    try expectGolden(transcript.text, "messages/\(language)")
  }

  @Test(arguments: Language.allCases)
  func `help matches its golden file`(language: Language) throws {
    var transcript = Transcript(environment: ["EXPO_LANG": language.rawValue])
    try transcript.run(["--help"])
    for command in Command.all { try transcript.run(["help", command.name]) }
    for option in ["accessible", "lang"] { try transcript.run(["help", option]) }
    try expectGolden(transcript.text, "help/\(language)")
  }

  @Test(arguments: Language.allCases)
  func `favourites are added and removed as in the golden file`(language: Language) throws {
    let home = try TemporaryFolder()
    var transcript = Transcript(
      environment: ["HOME": home.path, "EXPO_LANG": language.rawValue])
    for words in [
      ["add", "거문고", "갓"], ["add", "갓"], ["remove", "거문고"], ["remove", "거문고"],
      ["clear"], ["clear", "--yes"], ["clear"],
    ] {
      try transcript.run(["favourites"] + words)
    }
    try expectGolden(transcript.text, "messages/favourites-\(language)")
  }
}
