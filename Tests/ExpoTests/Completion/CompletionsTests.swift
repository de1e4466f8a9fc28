import ExpoCore
import TestSupport
import Testing
import TerminalText

@testable import expo

/// Completions, independent of the shell.
@Suite struct CompletionsTests {
  static func completions(
    of list: ItemList? = ItemList(.bundled) { try? Catalogue.bundled.edition(.english).items() },
    favourites: [Int] = [10, 12], isASCII: Bool = false
  ) -> Completions {
    Completions(
      help: { Wording(language: $0.language ?? .korean) },
      itemList: { $0.catalogue == "missing" ? nil : list },
      favourites: { _ in (favourites, ["gone", "no word"]) }, isASCII: isASCII)
  }

  static func words(for words: [String]) -> [String] {
    completions().complete(words).map(\.word)
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
      Case("item", "--", "--qqq", becomes: []),
      Case("--color", "", becomes: ["auto", "always", "never"]),
      Case("--color=a", becomes: ["--color=auto", "--color=always"]),
      Case("--nonsense=a", becomes: []),
      Case("--no-pager=", becomes: []),
      Case("--width", "", becomes: []),
      Case("--catalogue", "x", becomes: ["/"]),
      Case("--catalogue=x", becomes: ["/"]),
      Case("check", "'x", becomes: ["/"]),
      Case("items", "--evidence", "u", becomes: ["uncertain"]),
      Case("items", "--evidence", "불", becomes: ["불확실"]),
      Case("items", "--category", "", becomes: ["서적", "악기", "공예·가구", "복식"]),
      Case("items", "--category=복", becomes: ["--category=복식"]),
      Case("items", "--category", "Mus", becomes: ["musical-instruments"]),
      Case("items", "--category=cr", becomes: ["--category=crafts-and-furniture"]),
      Case("items", "--category", "'악", becomes: []),
      Case("completions", "", becomes: ["bash", "zsh", "fish"]),
      Case("completions", "bash", "", becomes: []),
      Case("item", "나", becomes: ["나막신", "나전칠기"]),
      Case("item", "ㄱㅁㄱ", becomes: ["거문고"]),
      Case("item", "rjan", becomes: ["거문고"]),
      Case("item", "문고", becomes: ["거문고"]),
      Case("item", "13", becomes: ["거문고"]),
      Case("item", "ㄱ", becomes: ["갓", "가야금", "거문고"]),
      Case("items", "--category", "dkr", becomes: ["악기"]),
      Case("item", "g", becomes: ["gat", "gayageum", "geomungo"]),
      Case("item", "GEO", becomes: ["geomungo"]),
      Case("item", "mother", becomes: ["mother-of-pearl-lacquer"]),
      Case("item", "mother", "of", "p", becomes: ["pearl-lacquer"]),
      Case("item", "Buddhist", "", becomes: ["scriptures"]),
      Case("--lang", "en", "item", "folding", "s", becomes: ["screen"]),
      Case("item", "folding", "x", becomes: []),
      Case("open", "거", becomes: ["거문고"]),
      Case("browse", "거", becomes: ["거문고"]),
      Case("item", "'거", becomes: []),
      Case("item", "\"거", becomes: []),
      Case("item", "\\거", becomes: []),
      Case("item", "$거", becomes: []),
      Case("item", "`거", becomes: []),
      Case("'ov", becomes: ["overview"]),
      Case("item", "*", becomes: []),
      Case("favourites", "", becomes: ["add", "remove", "clear"]),
      Case("favorites", "re", becomes: ["remove"]),
      Case("favourites", "add", "가", becomes: ["가리개", "가야금"]),
      Case("favourites", "add", "갓", "가", becomes: ["가리개", "가야금"]),
      Case("favourites", "remove", "", becomes: ["갓", "거문고", "gone"]),
      Case("favourites", "remove", "geo", becomes: ["geomungo"]),
      Case("favourites", "clear", "", becomes: []),
      Case("favourites", "nonsense", "", becomes: []),
      Case("--catalogue", "missing", "item", "", becomes: []),
      Case("item", "", "--catalogue=missing", "", becomes: []),
    ])
  func `completions come from the tables and the catalogue`(example: Case) {
    #expect(Self.words(for: example.typed) == example.words)
  }

  @Test
  func `the options offered for a command are those that it accepts`() {
    for command in Command.allCases {
      for word in Self.words(for: [command.name, "-"]) {
        #expect(Option(written: word).map(command.accepts) == true, "\(command.name) \(word)")
      }
    }
  }

  @Test(arguments: [
    (["item", "거문"], Completions.Candidate(word: "거문고", description: "여섯 줄과 대나무 술대, 그리고 금빛 학")),
    (["item", "folding"], .init(word: "folding-screen", description: "병풍")),
    (["ov"], .init(word: "overview", description: "박람회를 소개합니다")),
    (
      ["--lang", "en", "ov"],
      .init(word: "overview", description: "Introduces the exposition")
    ),
    (
      ["--lang=en", "items", "--ca"],
      .init(word: "--catalogue", description: Wording(language: .english).purpose(of: .catalogue))
    ),
  ])
  func `a word is described in the language of the line, and another name by the name`(
    typed: [String], candidate: Completions.Candidate
  ) {
    #expect(Self.completions().complete(typed).first == candidate)
  }

  /// What is offered for a catalogue of such names.
  static func words(for words: [String], names: [String], isASCII: Bool = false) -> [String] {
    completions(of: ItemList([Item](names: names)), favourites: [], isASCII: isASCII)
      .complete(words).map(\.word)
  }

  @Test(arguments: [
    // Names, what is typed, what is offered.
    (["The Cook"], "", ["the-cook"]),
    (["--pager x", "갓 --x", "C++"], "", ["pager-x", "갓-x", "c"]),
    (["공예·가구", "a_b. c", "Wow!"], "", ["공예·가구", "a_b.-c", "wow"]),
    // The letter takes each mark into its cluster.
    (["a\u{D4E}'\u{D4E};\u{D4E} b"], "", ["a\u{D4E}-\u{D4E}-\u{D4E}-b"]),
    // One name of two items, a name that is another's number, and names without a word.
    (["갓", "갓", "1", "!?", "\u{3164}"], "", ["i0", "i1", "i2", "i3", "i4"]),
    (["갓"], "i", ["i0"]),
  ])
  func `a name is offered as a plain word`(names: [String], typed: String, words: [String]) {
    #expect(Self.words(for: ["item", typed], names: names) == words)
  }

  @Test
  func `no more than a few hundred names are offered`() {
    let names = (0..<1_000).map { "갓\($0)" }
    #expect(Self.words(for: ["item", "갓"], names: names) == Array(names.prefix(300)))
    #expect(Self.words(for: ["item", "ㄱ"], names: names) == Array(names.prefix(300)))
  }

  @Test
  func `a shell without Unicode is offered words of ASCII`() {
    let completions = Self.completions(isASCII: true)
    #expect(completions.complete(["item", ""]).first?.word == "jikji")
    #expect(completions.complete(["item", "거"]).map(\.word) == ["geomungo"])
    #expect(
      completions.complete(["items", "--evidence", ""]).map(\.word) == [
        "certain", "probable", "uncertain",
      ])
    #expect(completions.complete(["item", ""]).allSatisfy { $0.description?.isASCII != false })
  }

  @Test(arguments: CompletionShell.allCases)
  func `from no catalogue comes anything but plain words, and they open what they stand for`(
    shell: CompletionShell
  ) throws {
    var generator = SeededGenerator(seed: 24)
    let isPlain = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_.·-]*/
    for _ in 0..<rounds(40, long: 400) {
      let tabs = HostileTab.generated(seed: generator.next(), count: 3)
      let list = ItemList([Item](names: tabs.flatMap(\.names)))
      let completions = Self.completions(
        of: list, favourites: [0], isASCII: Bool.random(using: &generator))
      for tab in tabs {
        let typed = [tab.typed, "a", "i", "1", ""].randomElement(using: &generator) ?? ""
        let words =
          tab.command.split(separator: " ").map(String.init) + [tab.quotation.opening + typed]
        for line in shell.lines(for: words, by: completions) where line != " " {
          let word = line.prefix { $0 != ":" && $0 != "\t" }
          #expect(try isPlain.wholeMatch(in: word) != nil, "\(words): \(line)")
          if tab.command == "item" { _ = try list.subject(of: [String(word)], for: .item) }
        }
      }
    }
  }

  @Test(arguments: [
    ["bash", "expo item 거", "거"], ["zsh", "item", "거"], ["fish", "item", "거"], ["zsh", ""],
  ])
  func `a script of 3.0 gets no answer and no error`(arguments: [String]) throws {
    let run = try ProgramRun(["__complete"] + arguments)
    #expect((run.output, run.errors, run.status) == ("", "", 0))
  }

  @Test(arguments: [
    (["--color", "=", "al"], ["--color=always"]),
    (["--sort", "=", "na"], ["--sort=name"]),
    (["--lang", "=", "en", "ov"], ["overview"]), (["--color=ne"], ["--color=never"]),
    (["item", "갓", ":", "거"], []), (["items", ">", "f"], ["/"]),
  ])
  func `words that bash breaks are joined again`(words: [String], offered: [String]) {
    #expect(CompletionShell.bash.lines(for: words, by: Self.completions()) == offered)
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
