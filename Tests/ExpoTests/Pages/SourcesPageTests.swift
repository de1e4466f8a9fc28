@testable import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// `expo sources`: the citation, the sources and the links of a text.
@Suite struct SourcesPageTests {
  private static let address = "https://example.org/" + String(repeating: "a", count: 90)
  private static let item = Item(
    name: "A & B", pictureName: "a", shortDescription: "s", text: "Told[1], twice[2][3]. [1] [9]",
    details: [Detail(label: "Size", value: "Large[1]")],
    sources: ["Somebody, A book, 1900, p. 3. \(address)", "A letter, no date"],
    links: [WebLink(label: "A page", address: "http://b.org")])

  private static func catalogue(_ pattern: String?, named name: String = item.name) -> Catalogue {
    var item = item
    item.name = name
    return Catalogue(items: [item], exposition: Exposition(title: "Fair", citation: pattern))
  }

  private static func citation(_ pattern: String?, named name: String = item.name) throws
    -> Citation
  {
    try Citation(
      of: .item(0), in: catalogue(pattern, named: name),
      on: CalendarDay(year: 2026, month: 3, day: 9), .english)
  }

  private static func page(_ pattern: String? = nil) throws -> Document {
    try Pages(catalogue: catalogue(pattern), wording: .english).sources(of: .item(0))
  }

  @Test
  func
    `sources are numbered as notes are, with whole addresses at the margin, and links after them`()
    throws
  {
    #expect(
      try Self.page().text(columns: 40) == """
        A & B: 2 sources, 1 link

        Sources
        [1] Somebody, A book, 1900, p. 3.
        \(Self.address)

        [2] A letter, no date

        Links
        [3] A page
        http://b.org

        To open one by its number:
        expo open 1 --link 3

        """)
  }

  @Test func `a listener hears the addresses after all sources, without a full stop`() throws {
    let spoken = try Self.page("By us, {name}.").spoken(.english)
    #expect(spoken.contains("\nHow to cite.\nBy us, A & B.\n"))
    #expect(
      spoken.contains(
        "\n1. Somebody, A book, 1900, p. 3.\nCited in paragraph 1, the facts.\n"
          + "2. A letter, no date.\nCited in paragraph 1.\nLinks.\n3. A page.\n"
          + "Addresses.\n1. \(Self.address)\n3. http://b.org\n"))
  }

  @Test(
    arguments: [
      (
        "We, ‘{name}’, {version}, item {number}, {date}.",
        "We, ‘A & B’, \(Release.version), item 1, 9 March 2026."
      ),
      ("{name}{name}", "A & BA & B"), ("{nam} {", "{nam} {"), ("", ""),
    ])
  func `the places of a citation are filled`(pattern: String, text: String) throws {
    #expect(try Self.citation(pattern).text == text)
  }

  @Test func `an entry of BibTeX has what the catalogue says, and means nothing else to TeX`()
    throws
  {
    let entry = try Self.citation("The editors, {name}, https://a.org/{number}", named: #"{A & \~"#)
      .entry
    #expect(
      entry == [
        "@misc{expo-1-en,", "  author = {{The editors}},",
        #"  title = {{\textbraceleft{}A \& \textbackslash{}\textasciitilde{}}},"#,
        "  howpublished = {Fair, expo \(Release.version)},",
        "  version = {\(Release.version)},", "  year = {\(Release.date.prefix(4))},",
        "  note = {expo item 1},", "  language = {english},", "  url = {https://a.org/1},",
        "  urldate = {2026-03-09},", "}",
      ])
    let korean = try Citation(
      of: .item(0), in: Self.catalogue("We, {name}, {date}."), .korean)
    #expect(korean.entry.contains("  language = {english},"))
    let bare = try Self.citation(nil).entry.joined()
    #expect(!bare.contains("author") && !bare.contains("url ="))
  }

  @Test func `notes are dimmed in story and facts, and listeners do not hear them`() {
    let page = Pages(catalogue: Self.catalogue(nil), wording: .english).item(at: 0)
    let styled = page.text(columns: 80, isStyled: true).withVisibleEscapes
    #expect(styled.contains("Told␛[2m[1]␛[0m, twice␛[2m[2]␛[0m[3]. [1] [9]\n"))
    #expect(styled.contains("Large␛[2m[1]␛[0m\n"))
    #expect(page.text(columns: 80).contains("Told[1], twice[2][3]. [1] [9]\n"))
    #expect(page.spoken(.english).contains("\nTold, twice[3]. [1] [9].\n"))
    #expect(page.spoken(.english).contains("\nSize: Large.\n"))
  }

  @Test(
    arguments: [
      ("A. https://a.org/x", "A.", "https://a.org/x"), ("http://a.org", "", "http://a.org"),
      ("A. https://a.org/x  ", "A.", "https://a.org/x"), ("A. a.org/x", "A. a.org/x", ""),
      ("https://a.org A", "https://a.org A", ""), ("", "", ""),
      ("A. ftp://a.org", "A. ftp://a.org", ""),
    ])
  func `the address of a source is its last word, with a scheme`(
    source: String, label: String, address: String
  ) {
    #expect(WebLink(source: source) == WebLink(label: label, address: address))
  }

  @Test func `the command shows the overview's without a name`() throws {
    let output = try ProgramRun(["sources"]).output
    #expect(try output == ProgramRun(["sources", "0"]).output)
    #expect(try output == ProgramRun(["출처", "overview"]).output)
    let several = try ProgramRun(["sources", "갓", "nosuch", "13"])
    #expect(several.status == 1 && several.output.contains("\n\n──── 2/2\n\n거문고: "))
    #expect(try ProgramRun(["cite", "갓", "--bibtex"]).output.hasPrefix("@misc{expo-11-ko,\n"))
  }
}
