import TestSupport
import Testing

@testable import ExpoCore

/// What an editor of the bundled texts would otherwise count by hand.
@Suite struct `The bundled texts` {
  /// An item or the exposition, in one edition.
  struct Entry {
    let name: String
    /// The paragraphs, the note on the evidence last.
    let paragraphs: [String]
    let details: [Detail]
    let sources: [String]
    let aliases: [String]

    init(_ item: Item) {
      name = item.name
      paragraphs = item.text.split(separator: "\n").map(String.init) + [item.evidenceNote ?? ""]
      (details, sources, aliases) = (item.details, item.sources, item.aliases)
    }

    init(_ exposition: Exposition) {
      name = exposition.title
      paragraphs = (exposition.text ?? "").split(separator: "\n").map(String.init)
      (details, sources, aliases) = (exposition.details, exposition.sources, exposition.aliases)
    }

    /// The numbers that a text cites, sorted.
    func cited(in text: String) -> [Int] {
      text.noteNumbers(upTo: sources.count)
        .compactMap { Int(text[$0].dropFirst().dropLast()) }.sorted()
    }
  }

  static let entries: [(korean: Entry, english: Entry)] = {
    let english = Catalogue(bundled: .english)
    let items = zip(Catalogue.bundled.items, english.items).map { (Entry($0), Entry($1)) }
    return [(Entry(.bundled), english.exposition.map(Entry.init) ?? Entry(.bundled))] + items
  }()

  static let all = entries.flatMap { [$0.korean, $0.english] }

  @Test func `cite each source, and none that is not there`() {
    for entry in Self.all {
      let texts = entry.paragraphs + entry.details.map(\.value)
      let cited = Set(texts.flatMap(entry.cited))
      #expect(cited.sorted() == Array(1...entry.sources.count), "\(entry.name)")
      let brackets = texts.flatMap { $0.matches(of: #/\[\d+\]/#) }.count
      #expect(brackets == texts.map { entry.cited(in: $0).count }.reduce(0, +), "\(entry.name)")
    }
  }

  @Test func `cite the same sources in the same paragraph of both editions`() {
    for (korean, english) in Self.entries {
      #expect(korean.paragraphs.map(korean.cited) == english.paragraphs.map(english.cited))
      let facts = [korean, english].map { entry in
        entry.details.map { entry.cited(in: $0.value) }.filter { !$0.isEmpty }
      }
      #expect(facts[0] == facts[1], "\(english.name)")
      #expect(korean.sources.count == english.sources.count)
    }
  }

  @Test func `end a source with its whole address, without a blank or a full stop`() {
    for source in Self.all.flatMap(\.sources) {
      let words = source.split(separator: " ")
      let addresses = words.filter { $0.contains("/") && $0.contains(".") && !$0.hasSuffix(".") }
      #expect(addresses.allSatisfy { $0.wholeMatch(of: #/https?://.+[^.,]/#) != nil }, "\(source)")
      #expect(
        addresses.isEmpty || words.last == addresses.last && addresses.count == 1, "\(source)")
    }
  }

  @Test func `never say a sentence twice`() {
    for edition in [Self.entries.map(\.korean), Self.entries.map(\.english)] {
      let sentences = edition.flatMap { entry in
        entry.paragraphs.flatMap { $0.withoutNoteNumbers(upTo: entry.sources.count).sentences }
      }.map(String.init)
      let twice = Dictionary(grouping: sentences) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty, "\(twice)")
    }
  }

  @Test func `give items names, and neither numbers nor one name twice`() {
    for (korean, english) in Self.entries.dropFirst() {
      for entry in [korean, english] {
        #expect(!entry.aliases.contains { $0.contains(#/[0-9]/#) }, "\(entry.name)")
        #expect(Set(entry.aliases + [entry.name]).count == entry.aliases.count + 1, "\(entry.name)")
      }
    }
  }

  @Test func `introduce the exposition in seven paragraphs of a page and a half`() {
    for (entry, length) in [(Self.entries[0].korean, 1_900), (Self.entries[0].english, 3_300)] {
      #expect(entry.paragraphs.count == 7)
      #expect(entry.paragraphs.joined(separator: "\n").count <= length)
    }
    for note in [Exposition.bundled, Catalogue(bundled: .english).exposition].map({
      $0?.visitorsNote ?? ""
    }) {
      #expect(note.contains("50,860,801") && note.split(separator: " ").count <= 6)
    }
  }
}
