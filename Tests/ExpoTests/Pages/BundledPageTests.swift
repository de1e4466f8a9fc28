@testable import ExpoCore
import TerminalText
import Foundation
import TestSupport
import Testing

@testable import expo

/// The pages of the bundled catalogue at every width.
@Suite struct BundledPageTests {
  private static let laidOut = Result {
    try Edition(.korean).documents().map(\.document)
  }

  static func pages() throws -> [Document] { try laidOut.get() }

  @Test(arguments: [10, 11, 13] + stride(from: 16, through: 130, by: rounds(30, long: 1)))
  func `no line is too wide or ends in a blank, and no two empty lines follow each other`(
    columns: Int
  ) throws {
    let measure = CellMeasure()
    for page in try Self.pages() {
      let lines = page.lines(columns: columns)
      for line in lines {
        // A command and an address are whole, so that they can be copied.
        let isWhole = line.contains("expo ") || line.contains("http")
        #expect(measure.width(of: line) <= columns || isWhole, "\(line)")
      }
      #expect(!lines.contains { $0.hasSuffix(" ") })
      #expect(!zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty })
      #expect(lines.first?.isEmpty == false)
      #expect(lines.last?.isEmpty == false)
    }
  }

  @Test(arguments: Language.allCases)
  func `the parts of a page stand in one order, its facts in that of the data`(
    language: Language
  ) throws {
    let edition = Edition(language)
    let wording = edition.pages.wording
    for (index, item) in edition.pages.items.enumerated() {
      var parts = [item.name, item.shortDescription]
      let (ground, note) = (item.evidenceNote ?? "").splitAfterFirstSentence()
      parts += item.evidence.map { [$0, ground] } ?? []
      parts +=
        [wording.say(Field.category) + ":"] + item.text.split(separator: "\n").map(String.init)
      parts += note.isEmpty ? [] : [wording.groundsAndLimits, note]
      parts += item.details.flatMap { [$0.label, $0.value] }
      parts += [wording.picture, item.pictureDescription ?? "", "expo sources \(index + 1)"]
      parts += [
        index > 0 ? wording.say("이전", "Previous") : "",
        index < 12 ? wording.say("다음", "Next") : "",
      ]
      var rest = edition.pages.item(at: index).text(columns: 0)[...]
      for part in parts {
        let place = part.isEmpty ? nil : rest.firstRange(of: part)
        #expect(place != nil || part.isEmpty, "\(item.name): \(part)")
        rest = place.map { rest[$0.upperBound...] } ?? rest
      }
    }
  }

  @Test func `a page counts its sources and links, and names the command that shows them`() {
    func page(_ sources: Int, _ links: Int, isCited: Bool = false, isOnScreen: Bool = false)
      -> String
    {
      let item = Item(
        name: "a", pictureName: "a", shortDescription: "s", text: "d[1][3].",
        sources: (0..<sources).map { "source \($0)" },
        links: (0..<links).map { WebLink(label: "link \($0)", address: "https://a.kr/\($0)") })
      let exposition = Exposition(title: "Fair", citation: isCited ? "{name}" : nil)
      let pages = Pages(
        catalogue: Catalogue(items: [item], exposition: exposition), wording: .english,
        namesCommands: !isOnScreen)
      return pages.item(at: 0).text(columns: 0)
    }
    #expect(page(2, 1).hasSuffix("\n\n2 sources, 1 link: expo sources 1\n"))
    #expect(page(1, 0, isCited: true).hasSuffix("\n\n1 source, how to cite: expo sources 1\n"))
    #expect(page(0, 0, isCited: true, isOnScreen: true).hasSuffix("\n\nhow to cite: s\n"))
    #expect(page(0, 0).hasSuffix("\n\nd[1][3].\n"))
  }

  @Test func `a list explains its grades, and divides by them if there are several`() {
    func list(_ evidence: [String?]) -> String {
      EvidenceTests.pages(EvidenceTests.items(evidence)).items().text(columns: 80)
    }
    #expect(list(["certain", "certain", nil]).contains("\n  certain  in a list\n"))
    #expect(!list(["certain", "certain", nil]).contains("--by-evidence"))
    #expect(list(["certain", "probable"]).contains("\n  certain   in a list\n"))
    #expect(list(["certain", "probable"]).contains("--by-evidence"))
    #expect(!list([nil]).contains("certain"))
  }

  /// Labels stand in a column of their own or, in parentheses, after the name.
  @Test
  func `every column width shows the same words`() throws {
    func words(_ page: Document, columns: Int) -> String {
      page.lines(columns: columns).joined().filter { !" ()·".contains($0) }
    }
    for page in try Self.pages() {
      let unwrapped = words(page, columns: 0)
      for columns in [2, 16, 49, 50, 80] {
        #expect(words(page, columns: columns) == unwrapped)
      }
    }
  }
}
