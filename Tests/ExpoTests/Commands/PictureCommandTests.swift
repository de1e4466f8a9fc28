@testable import ExpoCore
import TerminalText
import Testing

@testable import expo

@Suite struct PictureCommandTests {
  @Test func `without styles only the description is printed`() throws {
    #expect(try ProgramRun(["picture", "거문고"]).output.hasPrefix("거문고\n\n파리에 남은 악기의"))
    #expect(
      try ProgramRun(["picture", "geomungo", "--color=always", "--pictures=never", "--lang=en"])
        .output.contains("\n\nA drawing after reports"))
  }

  @Test func `listeners are told the name and the description`() throws {
    let output = try ProgramRun(["picture", "갓", "--accessible"]).output
    #expect(output.hasPrefix("갓.\n"))
    #expect(output.hasSuffix("\n끝.\n"))
    #expect(
      try ProgramRun(["picture", "flag", "--accessible"]).output.hasPrefix("대한제국의 태극기 (flag).\n"))
  }

  @Test(arguments: [
    ("poster", "그때의 글과"), ("flag", "깃대에 단 태극기"), ("깃발", "깃대에 단 태극기"),
    ("태극기", "깃대에 단 태극기"), ("Flag", "깃대에 단 태극기"),
  ])
  func `the exposition has a poster and a flag`(name: String, description: String) throws {
    let output = try ProgramRun(["picture", name, "--color", "always"]).output
    #expect(output.contains("▄"))
    #expect(output.contains("\n\n\(description)"))
  }

  @Test(
    arguments: [
      ("ko", "그림 (15)\n", "\n\n그림 하나만 보기 (직지심체요절): expo picture 1 --lang ko\n"),
      ("en", "Pictures (15)\n", "\n\nTo see one, for example Jikji: expo picture 1 --lang en\n"),
    ], [[:], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm-256color"]])
  func `in a pipe and with NO_COLOR the gallery lists the descriptions`(
    _ expected: (language: String, first: String, last: String), environment: [String: String]
  ) throws {
    let options = ["picture", "--width", "0", "--lang", expected.language]
    let output = try ProgramRun(options, environment: environment).output
    let language = try #require(Language(rawValue: expected.language))
    let catalogue = Catalogue(bundled: .init(for: language))
    let exposition = try catalogue.overview().pictureDescription
    for description in catalogue.items.map(\.pictureDescription) + [exposition] {
      #expect(output.contains(try #require(description)))
    }
    #expect(output.hasPrefix(expected.first))
    #expect(output.hasSuffix(expected.last))
    #expect(!output.contains("\u{1B}"))
    let session = try TerminalSession(options + ["--no-pager"], environment: environment)
    #expect(session.end() == 0)
    let why = language.pick("그림은 256색을 쓰고", "which need 256 colours")
    let shown = String(decoding: session.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(shown.hasPrefix("\(output)\n") && shown.dropFirst(output.count).contains(why))
    let unwanted = try TerminalSession(options + ["--no-pager", "--pictures", "never"])
    #expect(unwanted.end() == 0)
    #expect(!String(decoding: unwanted.transcript, as: UTF8.self).contains(why))
  }

  @Test func `an unknown and an empty name are errors`() throws {
    let unknown = try ProgramRun(["picture", "없는것"])
    #expect(unknown.status == 1)
    #expect(unknown.output.isEmpty)
    #expect(try ProgramRun(["picture", ""]).status == 64)
    #expect(try ProgramRun(["picture", "갓", "--json"]).status == 64)
  }
}

/// Pictures that are missing, broken, or cannot be read.
@Suite struct PictureErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.items([
      Item(
        name: "Hat", pictureName: "hat", shortDescription: "s", text: "d",
        pictureDescription: "A hat."),
      Item(name: "Cap", pictureName: "cap", shortDescription: "s", text: "d"),
    ])
    try folder.folder("pictures")
  }

  private func run(_ words: [String]) throws -> ProgramRun {
    try ProgramRun(["--lang", "en", "--catalogue", "."] + words, folder: folder.path)
  }

  @Test(arguments: [
    ("mkdir", "folder", 66, "a folder, not a file"),
    ("cp /dev/null", "empty file", 65, "line 1: an XPM 3 file begins with /* XPM */"),
    ("truncate -s 2M", "large file", 65, "line 1: a picture has at most 256 KiB"),
  ])
  func `a picture that cannot be shown is named with the reason`(
    command: String, what: String, status: Int32, reason: String
  ) throws {
    let path = folder.path("pictures/hat.xpm")
    #expect(try OtherProgram.run("\(command) '\(path)'").status == 0, "\(what)")
    for options in [[], ["--color", "always"]] {
      let run = try run(["picture", "hat"] + options)
      #expect(run.status == status)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("hat.xpm"))
      #expect(run.errors.contains(reason))
    }
    let page = try run(["item", "hat", "--color", "always", "--lang", "ko"])
    #expect(page.status == 0)
    #expect(page.errors.isEmpty)
  }

  @Test func `without a picture the description is shown, and without both nothing`() throws {
    #expect(try run(["picture", "hat"]).output == "Hat\n\nA hat.\n")
    for (name, shown) in [("cap", "Cap"), ("poster", "Overview (poster)"), ("flag", "Flag (flag)")]
    {
      let run = try run(["picture", name])
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors.contains("‘\(shown)"))
      #expect(run.errors.contains("has no picture"))
    }
  }
}
