@testable import ExpoCore
import TestSupport
import Testing
import TerminalText

@testable import expo

/// Completions, independent of the shell.
@Suite struct CompletionsTests {
  private static let english = Catalogue(bundled: .english).items

  static func completions(
    of catalogue: Catalogue = Catalogue(
      items: .bundled, exposition: Catalogue.bundled.exposition),
    favourites: [Int] = [10, 12], isASCII: Bool = false
  ) -> Completions {
    Completions(
      line: CompletionLine([]), wording: Wording(language: .korean), readCatalogue: { catalogue },
      readOtherEdition: { catalogue.translated(items: Self.english) }, favourites: favourites,
      isASCII: isASCII)
  }

  static func words(for words: [String]) -> [String] {
    completions().complete(words).map(\.word)
  }

  @Test(
    arguments: [
      ([""], Command.all.map(\.name)),
      (["ite"], ["items", "item"]),
      (["--color", "never", "hae"], ["haegeum"]),
      (["악기"], ["악기"]), (["악"], ["악기"]), (["짐"], ["짐작"]), (["rec"], ["recorded"]),
      (["ga"], ["gat", "gayageum"]), (["ㄱㅁ"], []), (["g"], ["gat", "gayageum", "geomungo"]),
      (["help", "ga"], []),
      (["help", "wid"], ["width"]),
      (["items", "--json", "--n"], ["--names", "--no-pager"]),
      (["items", "--by-e"], ["--by-evidence"]),
      (["items", "--by-category", "--by"], ["--by-evidence"]), (["items", "--json", "--js"], []),
      (["--lang", ""], ["ko", "en"]), (["--lang", "e"], ["en"]), (["--lang", "K"], ["ko"]),
      (["items", ""], ["서적", "악기", "공예·가구", "복식", "기록", "전언", "짐작"]),
      (["random", "rec"], ["recorded"]),
      (["item", "pos"], []), (["item", "o"], ["overview"]), (["favourites", "add", "o"], []),
      (["sources", "소"], ["소개"]),
      (["open", "나막신", "--link", ""], ["1", "2", "3", "4", "5", "6"]),
      (["open", "--link", ""], []),
      (["favourites", "remove", "갓", ""], ["갓", "거문고"]),
      (["item", "갓", "geomungo", "ga"], ["gat", "gayageum"]),
      (["help", "o"], ["overview", "open", "options"]),
      (["help", "screen"], ["screen-reader"]),
      (["nonsense", ""], []),
      (["--wid"], ["--width"]),
      (["-h"], ["-h"]),
      (["items", "--ca"], ["--catalogue"]),
      (["item", "--ca"], ["--catalogue"]),
      (["--color", ""], ["auto", "always", "never"]),
      (["--color=a"], ["--color=auto", "--color=always"]),
      (["--no-pager="], []),
      (["--catalogue", "x"], ["/"]),
      (["--catalogue=x"], ["/"]),
      (["items", "짐"], ["짐작"]), (["items", "복"], ["복식"]),
      (["items", "Mus"], ["musical-instruments"]),
      (["items", "cr"], ["crafts-and-furniture"]),
      (["completions", ""], ["bash", "zsh", "fish"]),
      (["item", "나"], ["나막신", "나전칠기"]),
      (["item", "ㄱㅁㄱ"], []), (["item", "13"], []), (["items", "dkr"], []),
      (["item", "mother"], ["mother-of-pearl-lacquer"]),
      (["item", "\"fold"], ["folding-screen"]), (["item", "Fold"], ["folding-screen"]),
      (["item", "ywoo"], ["ywoonggo"]),
      (["open", "거"], ["거문고"]),
      (["item", "'거"], ["거문고"]), (["item", "$'거"], []),
      (["item", "$거"], []),
      (["item", "`거"], []),
      (["item", "geomungo", "haeg"], ["haegeum"]),
      (["open", "geomungo", "hae"], ["haegeum"]),
      (["'ov"], ["overview"]),
      (["찾"], ["찾기"]), (["즐"], ["즐겨찾기"]),
      (["favourites", ""], ["add", "remove", "clear"]), (["favourites", "a"], ["add"]),
      (["즐겨찾기", "add", "거문"], ["거문고"]),
      (["favorites", "re"], ["remove"]),
      (["favourites", "add", "가"], ["가야금"]),
      (["favourites", "remove", ""], ["갓", "거문고"]),
      (["favourites", "remove", "geo"], ["geomungo"]),
      (["favourites", "nonsense", ""], []),
      (["item", "", "--catalogue=missing", ""], []),
    ] as [([String], [String])])
  func `completions come from the tables and the catalogue`(typed: [String], words: [String]) {
    #expect(Self.words(for: typed) == words)
  }

  @Test
  func `the options offered for a command are those that it accepts`() {
    for command in Command.all {
      for word in Self.words(for: [command.name, "-"]) {
        #expect(Option(written: word).map(command.accepts) == true, "\(command.name) \(word)")
      }
    }
  }

  @Test(arguments: [
    (["item", "거문"], "거문고", "선비가 술대로 치던 여섯 줄 현악기"),
    (["item", "folding"], "folding-screen", "방을 나누고 자리를 꾸미던, 접는 칸막이"),
    (["ov"], "overview", "박람회를 소개합니다"),
    (["--lang", "en", "ov"], "overview", "Introduces the exposition"),
    (
      ["--lang=en", "items", "--ca"], "--catalogue", Option.catalogue.row.purpose.english
    ),
  ])
  func `a word is described in the language of the line, an exhibit by its line`(
    typed: [String], word: String, description: String
  ) throws {
    let first = try #require(Self.completions().complete(typed).first)
    #expect(first.word == word && first.description == description)
  }

  /// The words that are offered for a catalogue of such names.
  static func words(for words: [String], names: [String], isASCII: Bool = false) -> [String] {
    completions(of: Catalogue(items: [Item](names: names)), favourites: [], isASCII: isASCII)
      .complete(words).map(\.word)
  }

  @Test(arguments: [
    // Names, typed words, offered words.
    (["The Cook"], "", ["the-cook"]),
    (["--pager x", "갓 --x", "C++"], "", ["pager-x", "갓-x", "c++"]),
    (["공예·가구", "a_b. c", "Wow!"], "", ["공예·가구", "a_b.-c", "wow"]),
    // The letter takes each mark into its cluster.
    (["a\u{D4E}'\u{D4E};\u{D4E} b"], "", ["a\u{D4E}-\u{D4E}-\u{D4E}-b"]),
    // One name of two items, a name that is a number, and names without a word.
    (["갓", "갓", "1", "!?", "\u{3164}"], "", ["i0", "i1", "i2", "i3", "i4"]),
    (["갓"], "i", ["i0"]),
  ])
  func `a name is offered as a plain word`(names: [String], typed: String, words: [String]) {
    #expect(Self.words(for: ["item", typed], names: names) == words)
  }

  @Test
  func `a shell without Unicode is offered words of ASCII`() {
    let completions = Self.completions(isASCII: true)
    #expect(completions.complete(["item", ""]).first?.word == "jikji")
    #expect(completions.complete(["item", "거"]).isEmpty)
    #expect(
      completions.complete(["items", ""]).allSatisfy { $0.word.isASCII })
    #expect(completions.complete(["item", ""]).allSatisfy { $0.description?.isASCII != false })
  }

  @Test(arguments: CompletionShell.allCases)
  func `from any catalogue come only plain words, which their commands accept`(
    shell: CompletionShell
  ) throws {
    var generator = SeededGenerator(seed: 24)
    let isPlain = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_.+·-]*/.matchingSemantics(.unicodeScalar)
    // Among them letters that take the mark behind them into their cluster.
    let pieces =
      (0x00..<0x7F).map { String(UnicodeScalar($0)) }
      + ["갓", "각", "é", "\u{D4E}", "\u{605}", "\u{85}", "\u{9B}", "\u{300}", " --pager x", "$(x)"]
    func text(_ lengths: ClosedRange<Int>) -> String {
      (0..<Int.random(in: lengths, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    let folder = try TemporaryFolder()
    try folder.file(
      "exposition.json",
      #"{"title": "C++ 1900", "image_desc": "d", "links": [{"label": "l", "url": "https://a"}]}"#)
    for _ in 0..<rounds(25, long: 1_000) {
      let names = (0..<4).map { _ in text(1...5) }
      let path = try folder.items(
        (names + ["a\(names[0])"]).enumerated().map { index, name in
          Item(
            name: name, pictureName: "i\(index)", shortDescription: "", text: "",
            category: text(1...3),
            pictureDescription: "d", evidence: text(0...3))
        })
      let run = Invocation(
        options: Options(catalogue: path, language: .korean),
        in: ProcessContext(
          environment: Environment { _ in nil }, input: StandardStream(), output: StandardStream(),
          errors: StandardStream()))
      let list = try run.catalogue
      var completions = Completions(
        line: CompletionLine([]), wording: run.wording, readCatalogue: { list },
        readOtherEdition: { run.otherEdition }, isASCII: Bool.random(using: &generator))
      for command in [
        ["item"], ["items"], ["random"], ["open"], ["picture"], ["sources"], ["favourites", "add"],
        ["open", "overview", "--link"],
      ] {
        // A word with a hyphen at its beginning is completed to the program's own options.
        let typed = String(text(0...2).drop { $0 == "-" })
        let words =
          command + [["", "a", "i", "1", "o", typed].randomElement(using: &generator) ?? ""]
        completions.line = shell.line(words)
        for line in shell.lines(for: words, by: completions) where line != " " {
          // A description may begin with a mark that joins the colon, which a shell does not mind.
          let word = String(line.unicodeScalars.prefix { $0 != ":" && $0 != "\t" })
          #expect(try isPlain.wholeMatch(in: word) != nil, "\(words): \(line)")
          #expect(throws: Never.self, "\(words): \(word)") {
            switch completions.line.vocabulary {
            case .kinds: _ = try run.selection(named: [word], for: .items)
            case .pictures: _ = try run.picture([word])
            case .links: _ = try run.link(Int(word) ?? 0, of: .exposition)
            default: _ = try run.topic(of: [word], for: .item)
            }
          }
        }
      }
    }
  }

  @Test(arguments: [
    (["--color", "=", "al"], ["--color=always"]),
    (["--lang", "=", "en", "ov"], ["overview"]), (["--color=ne"], ["--color=never"]),
    (["item", "갓", ":", "거"], []), (["items", ">", "f"], ["/"]),
  ])
  func `words that bash breaks are joined again`(words: [String], offered: [String]) {
    var completions = Self.completions()
    completions.line = CompletionShell.bash.line(words)
    #expect(CompletionShell.bash.lines(for: words, by: completions) == offered)
  }
}

extension Completions {
  /// Completes the last of the words in the language that they choose.
  fileprivate func complete(_ words: [String]) -> [Candidate] {
    let line = CompletionLine(words)
    let options = line.before.options
    return Completions(
      line: line, wording: Wording(language: options.language ?? .korean),
      readCatalogue: {
        try options.catalogue == "missing" ? Catalogue(path: "missing") : readCatalogue()
      },
      readOtherEdition: readOtherEdition,
      favourites: favourites, isASCII: isASCII
    ).candidates
  }
}

extension [Item] {
  /// Items that have names and, as identifiers, `i` and their indices.
  init(names: [String]) {
    self.init(
      names.enumerated().map { index, name in
        Item(name: name, pictureName: "i\(index)", shortDescription: "", text: "")
      })
  }
}
