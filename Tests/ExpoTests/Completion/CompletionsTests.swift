import ExpoCore
import Testing
import TerminalText

@testable import expo

/// Completions, independent of the shell.
@Suite struct CompletionsTests {
  static var completions: Completions {
    Completions(
      help: { Wording(language: $0.language ?? .korean) },
      itemList: {
        $0.catalogue == "missing"
          ? nil : ItemList(.bundled) { try? Catalogue.bundled.edition(.english).items() }
      },
      favourites: { _ in ["갓", "거문고"] })
  }

  static func words(for words: [String]) -> [String]? {
    switch completions.complete(words) {
    case .paths: nil
    case .candidates(let candidates): candidates.map(\.word)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let typed: [String]
    let words: [String]

    init(_ typed: String..., becomes words: [String]) {
      self.typed = typed
      self.words = words
    }

    var testDescription: String { "expo \(typed.joined(separator: " "))" }
  }

  @Test(
    arguments: [
      Case("", becomes: Command.allCases.map(\.name)),
      Case("ite", becomes: ["items", "item"]),
      Case("--color", "never", "he", becomes: ["help"]),
      Case("help", "over", becomes: ["overview"]),
      Case("help", "item", "", becomes: []),
      Case("nonsense", "", becomes: []),
      Case("overview", "", becomes: []),
      Case("--wid", becomes: ["--width"]),
      Case("-h", becomes: ["-h"]),
      Case("items", "--ca", becomes: ["--catalogue", "--category"]),
      Case("item", "--ca", becomes: ["--catalogue"]),
      Case("item", "--", "--wid", becomes: []),
      Case("--color", "", becomes: ["auto", "always", "never"]),
      Case("--color=a", becomes: ["--color=auto", "--color=always"]),
      Case("--nonsense=a", becomes: []),
      Case("--no-pager=", becomes: []),
      Case("--width", "", becomes: []),
      Case("items", "--evidence", "p", becomes: ["probable", "partial"]),
      Case("items", "--category", "", becomes: ["서적", "악기", "공예·가구", "복식"]),
      Case("items", "--category=ㅂ", becomes: ["--category=복식"]),
      Case("items", "--category", "Inst", becomes: ["Instruments"]),
      Case("completions", "", becomes: ["bash", "zsh", "fish"]),
      Case("completions", "bash", "", becomes: []),
      Case("item", "나", becomes: ["나막신", "나전칠기"]),
      Case("item", "ㄱㅁㄱ", becomes: ["거문고"]),
      Case("item", "거무", becomes: ["거문고"]),
      Case("item", "GEO", becomes: ["geomungo"]),
      Case("item", "foldi", becomes: ["folding screen"]),
      Case("item", "folding", "sc", becomes: ["screen"]),
      Case("item", "folding", "x", becomes: []),
      Case("item", "*", becomes: []),
      Case("favourites", "", becomes: ["add", "remove", "clear"]),
      Case("favorites", "re", becomes: ["remove"]),
      Case("favourites", "add", "가", becomes: ["가야금"]),
      Case("favourites", "add", "갓", "가", becomes: ["가야금"]),
      Case("favourites", "remove", "", becomes: ["갓", "거문고"]),
      Case("favourites", "remove", "ㄱㅁ", becomes: ["거문고"]),
      Case("favourites", "clear", "", becomes: []),
      Case("favourites", "nonsense", "", becomes: []),
      Case("--catalogue", "missing", "item", "", becomes: []),
      Case("item", "", "--catalogue=missing", "", becomes: []),
    ])
  func `completions come from the tables and the catalogue`(example: Case) {
    #expect(Self.words(for: example.typed) == example.words)
  }

  @Test(arguments: [["--catalogue", "x"], ["--catalogue=x"], ["check", ""]])
  func `shells complete paths themselves`(typed: [String]) {
    #expect(Self.completions.complete(typed) == .paths)
  }

  @Test
  func `the options offered for a command are those that it accepts`() {
    for command in Command.allCases {
      for word in Self.words(for: [command.name, "-"]) ?? [] {
        #expect(Option(written: word).map(command.accepts) == true, "\(command.name) \(word)")
      }
    }
  }

  @Test
  func `a name is described by the one-liner, an alias by the name`() {
    #expect(
      Self.completions.complete(["item", "거문"])
        == .candidates([.init(word: "거문고", description: "선비의 여섯 줄, 금빛 학을 품고 파리로")]))
    #expect(
      Self.completions.complete(["item", "foldi"])
        == .candidates([.init(word: "folding screen", description: "병풍")]))
  }

  /// What is offered for a catalogue of such names.
  static func words(for words: [String], names: [String]) -> [String] {
    let completions = Completions(
      help: { _ in .korean },
      itemList: { _ in ItemList([Item](names: names)) }, favourites: { _ in names })
    guard case .candidates(let candidates) = completions.complete(words) else { return [] }
    return candidates.map(\.word)
  }

  @Test
  func `no name becomes an option, unless -- was typed`() {
    let names = ["-x", "갓 -x", "갓 a -x", "갓 b"]
    #expect(Self.words(for: ["item", ""], names: names) == ["갓 -x", "갓 a -x", "갓 b"])
    #expect(Self.words(for: ["item", "갓", ""], names: names) == ["b"])
    #expect(Self.words(for: ["favourites", "remove", ""], names: names) == names.suffix(3))
    #expect(Self.words(for: ["item", "--", "-"], names: names) == ["-x"])
    #expect(Self.words(for: ["item", "--", "갓", ""], names: names) == ["-x", "a -x", "b"])
  }

  @Test
  func `commands and options are described in the language of the line`() {
    #expect(
      Self.completions.complete(["--lang", "en", "ov"])
        == .candidates([.init(word: "overview", description: "Introduces the exposition")]))
    #expect(
      Self.completions.complete(["--lang=en", "items", "--gr"])
        == .candidates([.init(word: "--grid", description: "Lays the list out as cards")]))
    #expect(
      Self.completions.complete(["ov"])
        == .candidates([.init(word: "overview", description: "박람회를 소개합니다")]))
  }

  @Test
  func `equal names are offered once, and no more than a few hundred names`() {
    #expect(Self.words(for: ["item", "갓"], names: Array(repeating: "갓", count: 10_000)) == ["갓"])
    let names = (0..<5_000).map { "갓\($0)" }
    #expect(Self.words(for: ["item", "갓"], names: names) == Array(names.prefix(300)))
  }

  @Test
  func
    `an identifier completes what begins it, because fish offers nothing else, and says the name`()
  {
    #expect(Self.words(for: ["item", "i1"], names: ["갓", "북"]) == ["i1"])
    #expect(
      Self.completions.complete(["item", "woods"])
        == .candidates([.init(word: "woodshoes", description: "나막신")]))
  }

  @Test
  func `a name that holds control characters is never offered`() {
    #expect(Completion.Candidate(foreign: "갓\u{1B}[2J", description: nil) == nil)
    #expect(Completion.Candidate(foreign: "갓\n갓", description: nil) == nil)
    #expect(Completion.Candidate(foreign: #"갓\갓"#, description: nil) == nil)
    #expect(Completion.Candidate(foreign: "갓`", description: nil) == nil)
    #expect(
      Completion.Candidate(foreign: "갓", description: "a\tb\u{7}")?.description == #"a    b\u{7}"#)
  }
}

extension [Item] {
  /// Items that have names and, as identifiers, `i` and their indices.
  init(names: [String]) {
    self.init(
      names.enumerated().map { index, name in
        Item(name: name, imageName: "i\(index)", shortDescription: "", description: "")
      })
  }
}
