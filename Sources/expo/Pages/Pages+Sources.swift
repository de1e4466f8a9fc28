import ExpoCore
import TerminalText

/// What stands behind a text: how to cite it, its sources and its links.
extension Pages {
  /// `출처 8개, 링크 2개, 인용하기: expo sources 13`; no line if there are none of the three.
  func sourcesHint(of topic: Topic, _ entry: any CatalogueEntry) -> [Inline] {
    let words =
      counts(of: entry) + (exposition?.citation == nil ? [] : [wording.say("인용하기", "how to cite")])
    if words.isEmpty { return [] }
    let command =
      namesCommands
      ? wording.commands.command(.sources, topic.index == nil ? [] : ["\(topic.number)"])
      : Inline("s", .command)
    return wording.line([(words.joined(separator: ", "), command)])
  }

  /// `출처 8개`, `링크 2개`; a count of 0 is left out.
  private func counts(of entry: any CatalogueEntry) -> [String] {
    let (sources, links) = (entry.sources.count, entry.links.count)
    return [
      sources == 0
        ? nil : wording.say("출처 \(sources.groupedDigits)개", English.count(sources, "source")),
      links == 0 ? nil : wording.say("링크 \(links.groupedDigits)개", English.count(links, "link")),
    ].compactMap(\.self)
  }

  /// The page of `expo sources`: how to cite a text, its sources with their whole addresses, and its
  /// links, numbered on.
  func sources(of topic: Topic) throws -> Document {
    let entry = try catalogue.entry(topic)
    let citation = try Citation(of: topic, in: catalogue, wording)
    let counts = counts(of: entry).joined(separator: ", ")
    let title = [citation.name, counts].filter { !$0.isEmpty }.joined(separator: ": ")
    var blocks: [Block] = [.lines([[Inline(line: title, .title)]])]
    blocks += text(citation.text, under: wording.say("인용하기", "How to cite"), notes: 0)
    let references = entry.references
    for (index, reference) in references.enumerated() {
      if index == 0, !entry.sources.isEmpty {
        blocks.append(.heading(wording.say("출처", "Sources")))
      }
      if index == entry.sources.count { blocks.append(.heading(wording.say("링크", "Links"))) }
      let number = (index + 1).groupedDigits
      // What a source is cited for stands apart from what a footnote repeats.
      let (source, purpose) =
        index < entry.sources.count
        ? reference.label.splitBeforeLastSentence() : (reference.label, "")
      blocks.append(
        .lines([
          [Inline("[\(number)] ", .secondary, spoken: "\(number). "), Inline(line: source)],
          [Inline(line: purpose, .secondary)],
          [Inline(line: reference.address, .link, linkedTo: reference.safeAddress, spoken: "")],
        ]))
      blocks += citations(of: index + 1, in: topic, entry).map { [.spoken($0)] } ?? []
    }
    let links = references.indices.filter { !references[$0].address.isEmpty }
    // A voice spells an address; all of them together can be passed over.
    if !links.isEmpty { blocks.append(.spoken(wording.say("주소", "Addresses"))) }
    blocks += links.map { index in
      .spoken([Inline("\((index + 1).groupedDigits). "), Inline(references[index].address, .link)])
    }
    guard let opened = links.first(where: { $0 >= entry.sources.count }) ?? links.first else {
      return blocks
    }
    return blocks
      + hint(
        wording.say("번호로 열기", "To open one by its number"), .open, ["\(topic.number)"],
        options: [.link], value: "\(opened + 1)")
  }
}

extension Pages {
  /// The parts of a page that cite a source, for listeners, who do not hear the numbers in the text;
  /// nil if none does.
  private func citations(
    of number: Int, in topic: Topic, _ entry: any CatalogueEntry
  ) -> String? {
    let item = topic.index.map { items[$0] }
    func cites(_ text: String) -> Bool {
      text.noteNumbers(upTo: entry.sources.count).contains { text[$0] == "[\(number)]" }
    }
    let paragraphs = Inline.paragraphs(of: item?.text ?? exposition?.text ?? "").enumerated()
      .filter { cites($0.element.text) }.map { ($0.offset + 1).groupedDigits }
    let note = item?.evidenceNote.map(cites) == true
    let facts = entry.details.contains { cites($0.value) }
    let places = [
      paragraphs.isEmpty
        ? nil
        : wording.say("문단 ", paragraphs.count == 1 ? "paragraph " : "paragraphs ")
          + paragraphs.joined(separator: ", "),
      note ? wording.say("근거", "the evidence") : nil, facts ? wording.say("사실", "the facts") : nil,
    ].compactMap(\.self).joined(separator: ", ")
    return places.isEmpty ? nil : wording.say("인용한 곳: \(places)", "Cited in \(places)")
  }
}

/// How to cite a text of a catalogue.
struct Citation {
  /// What lists call the text.
  let name: String
  /// The catalogue's line with its places filled; empty if it has none.
  let text: String
  /// The same as an entry of BibTeX.
  let entry: [String]

  init(
    of topic: Topic, in catalogue: Catalogue, on day: CalendarDay = .today, _ wording: Wording
  ) throws {
    let exposition = catalogue.exposition
    name = topic.index == nil ? wording.overview : try catalogue.entry(topic).name
    let places = [
      "name": name, "number": "\(topic.number)", "version": Release.version,
      "date": day.text(in: wording.language),
    ]
    let parts = (exposition?.citation ?? "").split(separator: "{", omittingEmptySubsequences: false)
    text = parts.enumerated().reduce(into: "") { text, part in
      let end = part.element.firstIndex(of: "}") ?? part.element.startIndex
      if part.offset > 0, let value = places[String(part.element[..<end])] {
        text += value + part.element[end...].dropFirst()
      } else {
        text += (part.offset > 0 ? "{" : "") + part.element
      }
    }
    // What stands before the first place is the author.
    let author = parts.count > 1 ? parts[0] : ""
    let end = author.lastIndex { $0.isLetter }.map(author.index(after:)) ?? author.startIndex
    let urldate = [day.year, day.month, day.day].map { $0.padded(to: 2) }.joined(separator: "-")
    let publication = (exposition.map { "\($0.name), " } ?? "") + "expo \(Release.version)"
    // The program's language is not that of every catalogue, and a date is in the program's.
    let written = name + (exposition?.citation ?? "")
    let isKorean = written.unicodeScalars.contains { ("가"..."힣").contains($0) }
    // Inner braces keep a name with several words together, and the capitals of a title.
    let fields = [
      ("author", "{\(Self.escaped(String(author[..<end])))}"),
      ("title", "{\(Self.escaped(name))}"), ("howpublished", Self.escaped(publication)),
      ("version", Release.version), ("year", String(Release.date.prefix(4))),
      ("note", "expo item \(topic.number)"), ("language", isKorean ? "korean" : "english"),
      // An address that ends the line is its own.
      ("url", WebLink(source: text).safeAddress ?? ""), ("urldate", urldate),
    ]
    entry =
      ["@misc{expo-\(topic.number)-\(wording.language.rawValue),"]
      + fields.filter { !["", "{}"].contains($1) }.map { "  \($0) = {\($1)}," } + ["}"]
  }

  /// The text with the signs that mean something to TeX by their names.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&", "%", "$", "#", "_": "\\\(character)"
      case "{": #"\textbraceleft{}"#
      case "}": #"\textbraceright{}"#
      case "\\": #"\textbackslash{}"#
      case "~": #"\textasciitilde{}"#
      case "^": #"\textasciicircum{}"#
      default: String(character)
      }
    }.joined()
  }
}
