import ExpoCore
import Foundation
import TerminalText
import Testing

@testable import expo

/// Printed commands, run by real shells.
@Suite struct PrintedCommandsTests {
  /// Words that shells give a meaning to, or that terminals do not show.
  static let hostile = [
    "-x", "--pager=touch pwned", "--", "", " ", "the cook", "it's", "\"quoted\"", "$HOME", "`id`",
    "$(id)", "!!", "a!b", "~root", "=ls", "#x", "*", "?", "[a]", "{a,b}", "a;b", "a&b", "a|b",
    "<a>",
    "back\\slash", "갓\u{200B}", "갓\n항목 1", "\t", "\u{1B}[31m", "\u{202E}갓", "한 글", "갓'\u{200B}\\0",
    "%self", "a\u{A0}b", "👨\u{200D}👩", "\u{7F}1",
  ]

  static let shells = ["bash", "zsh", "sh", "fish"].filter(OtherProgram.isInstalled)

  @Test(arguments: shells)
  func `a quoted word is the same word in every shell`(shell: String) throws {
    for word in Self.hostile {
      let quoted = ShellWord.quote(word)
      // dash and fish have no `$'…'`.
      if quoted.hasPrefix("$'"), !["bash", "zsh"].contains(shell) { continue }
      let folder = try TemporaryFolder()
      try folder.file("script", "printf %s \(quoted)")
      let said = try OtherProgram.run(
        "\(shell) '\(folder.path("script"))'",
        environment: ["LC_ALL": ShellSession.unicodeLocale, "HOME": folder.path])
      #expect(said.output == word, "\(quoted)")
    }
  }

  @Test
  func `no printed command is shown otherwise than it is written`() {
    for word in Self.hostile {
      let command = PrintedCommands(catalogue: word).command(
        ["favourites", "remove"], operands: [word])
      #expect(command.text == "expo favourites remove " + command.text.dropFirst(23))
      #expect(command.text.unicodeScalars.allSatisfy { $0 >= " " && $0 != "\u{7F}" })
    }
  }

  /// A catalogue of hostile names, in a folder whose name is hostile as well.
  private static func catalogue() throws -> (folder: TemporaryFolder, path: String, items: [Item]) {
    let folder = try TemporaryFolder()
    let path = folder.path("it's $HOME\u{200B}")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let names = hostile + ["둘", "둘", "3", "등대"]
    let objects = names.enumerated().map { index, name in
      [
        "name": name, "image_name": "i\(index)", "short_desc": "본문", "desc": "번호 \(index).",
      ]
    }
    let data = try JSONSerialization.data(withJSONObject: objects)
    try data.write(to: URL(filePath: "\(path)/items.json"))
    return (folder, path, try Catalogue(at: path).items())
  }

  @Test(arguments: shells)
  func `the command for an item shows this item, whatever its name is`(shell: String) throws {
    let (folder, path, items) = try Self.catalogue()
    try folder.folder("bin")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/expo"), withDestinationPath: BuiltProgram.path)
    for index in 0..<items.count {
      let command = PrintedCommands().command(["item"], item: index)
      #expect(command.text.utf8.count <= 40)
      try folder.file("script", command.text)
      let said = try OtherProgram.run(
        "PATH='\(folder.path("bin"))':$PATH \(shell) '\(folder.path("script"))'",
        environment: [
          "LC_ALL": ShellSession.unicodeLocale, "EXPO_CATALOGUE": path, "HOME": folder.path,
        ])
      #expect(said.status == 0, "\(command.text)")
      #expect(said.output.contains("번호 \(index)."), "\(command.text): \(said.output)")
    }
  }

  @Test(
    arguments: ["bash", "zsh"],
    [[], ["--accessible"], ["--lang", "en"]])
  func `every command that the program prints runs as it is printed`(
    shell: String, options: [String]
  ) throws {
    guard Self.shells.contains(shell) else { return }
    let (folder, path, items) = try Self.catalogue()
    try folder.folder("bin")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/expo"), withDestinationPath: BuiltProgram.path)
    let environment = [
      "LC_ALL": ShellSession.unicodeLocale, "XDG_DATA_HOME": folder.path, "EXPO_WIDTH": "0",
      "BROWSER": "true", "HOME": folder.path,
    ]
    func run(_ words: [String]) throws -> ProgramRun {
      try ProgramRun(words + options + ["--catalogue", path], environment: environment)
    }
    var said = ""
    for words in [
      ["items"], ["items", "--sort", "name"], ["search", "번호"], ["item", "없는 이름"], ["item", "둘"],
      ["favourites"], ["itme", "등대"], ["list", "등대"], ["version"], ["favourites", "list"],
      ["favourites", "rm", "등대"], ["등대"], ["item", "등"], ["items", "x"],
    ] {
      let printed = try run(words)
      said += printed.output + printed.errors
    }
    for index in 0..<items.count {
      said += try run(["favourites", "add", "\(index + 1)"]).errors
      said += try run(["favourites"]).output
    }
    let commands = Set(
      said.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /(?:^|: | {2})((?:EXPO_[A-Z]+=.*? )*expo [a-z].*)$/).map {
          String($0.1)
        }
      })
    #expect(commands.count > 5)
    for command in commands {
      try folder.file("script", command)
      let result = try OtherProgram.run(
        "PATH='\(folder.path("bin"))':$PATH \(shell) '\(folder.path("script"))'",
        environment: environment)
      #expect(result.status == 0, "\(command): \(result.output)")
    }
    #expect(folder.contents("pwned") == nil)
  }

  @Test
  func `words that begin with a hyphen follow -- and the options`() {
    let commands = PrintedCommands(catalogue: "a b", language: .english)
    #expect(
      commands.command(["favourites", "remove"], operands: ["-x"]).text
        == "expo favourites remove --catalogue 'a b' --lang en -- -x")
    #expect(commands.command(["items"]).text == "expo items --catalogue 'a b' --lang en")
  }

  @Test
  func `commands for screen readers carry variables`() {
    let commands = PrintedCommands(catalogue: "a b", language: .english, isSpoken: true)
    #expect(commands.command(["items"]).text == "EXPO_CATALOGUE='a b' EXPO_LANG=en expo items")
  }
}
