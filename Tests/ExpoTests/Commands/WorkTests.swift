import ExpoCore
import TestSupport
import Testing

@testable import expo

/// What commands read and compute, counted, so that no ability can tax the commands that do not use
/// it.
@Suite struct WorkTests {
  /// A catalogue of items with an English edition.
  private struct Sample: ~Copyable {
    let folder: TemporaryFolder
    let sizes: [String: Int]

    init(of count: Int) throws {
      let files = [
        "items.json": Self.items("물건", count),
        "en/items.json": Self.items("thing", count),
        "exposition.json":
          #"{"title":"박람회","visitors":5,"location":"파리","duration":"1900","description":"글"}"#,
      ]
      let folder = try TemporaryFolder()
      try folder.folder("en")
      for (name, text) in files { _ = try folder.file(name, text) }
      self.folder = folder
      sizes = files.mapValues(\.utf8.count)
    }

    private static func items(_ name: String, _ count: Int) -> String {
      let items = (1...count).map { number in
        """
        {"name":"\(name)\(number)x","image_name":"i\(number)","short_desc":"줄","desc":"글과 활자"}
        """
      }
      return "[\(items.joined(separator: ",\n"))]"
    }
  }

  /// What a command line does until its output is laid out, or its error worded.
  private static func work(
    _ words: [String], _ variables: [String: String] = [:]
  ) -> [Work: Int] {
    let stream = StreamFacts(isTerminal: false, columns: nil, rows: nil)
    let surroundings = Surroundings(
      environment: Environment { variables[$0] }, input: stream, output: stream, errors: stream)
    return Work.counts {
      let line = Parser(words)
      let context = Context(options: line.invocation.options, in: surroundings)
      do {
        let output = try context.output(of: line.invocation)
        if case .document(let document) = output.content { _ = document.lines(columns: 80) }
        if let error = output.error { throw error }
      } catch {
        _ = context.errors.message(for: error)
      }
    }
  }

  /// What a command may do at most in a catalogue of some number of items.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    var files: [String] = ["items.json"]
    var decoded = 0
    /// How often an item is looked into, besides `passes` for each.
    var looks = 0
    var passes = 0
    /// How many names of each item are folded.
    var folds = 0

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    arguments: [
      Case(words: ["help"], files: []),
      Case(words: ["overview"], files: ["exposition.json"]),
      Case(words: ["items"], files: ["items.json", "exposition.json"], looks: 1, passes: 4),
      Case(words: ["item", "5"], decoded: 1, looks: 4),
      Case(words: ["item", "물건7x"], decoded: 1, looks: 3, passes: 1),
      Case(
        words: ["item", "건7x"], files: ["items.json", "en/items.json"], decoded: 1, looks: 3,
        passes: 6, folds: 3),
      Case(
        words: ["item", "없는말"], files: ["items.json", "en/items.json", "exposition.json"],
        passes: 8,
        folds: 3),
      Case(
        words: ["search", "활자"], files: ["items.json", "exposition.json"], looks: 1, passes: 8),
      Case(
        words: ["search", "없는말"], files: ["items.json", "en/items.json", "exposition.json"],
        passes: 7, folds: 3),
    ], [20, 100])
  func `a command reads each file once, and of the items what it shows`(
    command: Case, count: Int
  ) throws {
    let sample = try Sample(of: count)
    let work = Self.work(command.words, ["EXPO_CATALOGUE": sample.folder.path])
    #expect(work[.openedFiles, default: 0] == command.files.count)
    #expect(work[.readBytes, default: 0] == command.files.reduce(0) { $0 + sample.sizes[$1]! })
    #expect(work[.decodedItems, default: 0] == command.decoded)
    #expect(work[.readItems, default: 0] <= command.looks + command.passes * count)
    // The exposition has a name, too.
    #expect(work[.foldedNames, default: 0] <= (command.folds > 0 ? command.folds * count + 1 : 0))
  }

  @Test(arguments: ["j", "jjj", "j⏎", "j⏎n", "j⏎ "])
  func `a key of the browser looks into as many items of a long catalogue as of a short one`(
    keys: String
  ) throws {
    let looks = try [100, 1000].map { count in
      let sample = try Sample(of: count)
      let path = sample.folder.path
      let terminal = StreamFacts(isTerminal: true, columns: 120, rows: 40)
      let context = Context(
        options: Options(),
        in: Surroundings(
          environment: Environment { $0 == "EXPO_CATALOGUE" ? path : nil }, input: terminal,
          output: terminal, errors: terminal))
      var browser = CatalogueBrowser(
        context, try context.catalogue.itemList().items, category: nil, opening: nil)
      _ = browser.handle(.resize(TerminalSize(columns: 120, rows: 40)))
      _ = browser.contents
      return Work.count(.readItems) {
        for key in keys.unicodeScalars {
          _ = browser.handle(BrowserState.event(key))
          _ = browser.contents
        }
      }
    }
    #expect(looks[0] == looks[1])
    #expect(looks[0] <= 200 * keys.count)
  }

  @Test
  func `all operands of a command use one reading and one index`() throws {
    let count = 50
    let sample = try Sample(of: count)
    let home = try FavouritesHome()
    let variables = ["EXPO_CATALOGUE": sample.folder.path, "XDG_DATA_HOME": home.folder.path]
    func work(_ names: [String]) -> [Work: Int] {
      Self.work(["favourites", "add", "--catalogue", sample.folder.path] + names, variables)
    }
    let lists = [
      (1...20).map { "없는말\($0)" }, (1...count).map(String.init), (1...count).map { "물건\($0)x" },
    ]
    for names in lists {
      let work = work(names)
      #expect(work[.openedFiles, default: 0] <= 4)
      #expect(work[.readItems, default: 0] <= 10 * count)
      // The names of both editions, and the exposition's title.
      #expect(work[.foldedNames, default: 0] <= 3 * count + 2)
      _ = try home.run("favourites", "clear", "--yes")
    }
  }
}
