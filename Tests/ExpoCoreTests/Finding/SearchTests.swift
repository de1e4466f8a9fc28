import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SearchTests {
  private func find(_ query: String, in items: [Item]) -> [Found] {
    Catalogue(items: items).find(query)
  }

  private func indices(_ query: String, in items: [Item]) -> [Int] {
    find(query, in: items).compactMap(\.topic.index)
  }

  /// Expects the excerpt of the best result; its matches are written in brackets.
  private func expectBest(
    _ query: String, in items: [Item], is marked: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try #require(find(query, in: items).first, sourceLocation: sourceLocation)
    var excerpt = found.excerpt
    for match in found.matches.reversed() {
      excerpt.replaceSubrange(match, with: "[\(excerpt[match])]")
    }
    // Canonically equivalent texts are equal, so the bytes are compared.
    #expect(Array(excerpt.utf8) == Array(marked.utf8), sourceLocation: sourceLocation)
  }

  @Test(arguments: Catalogue.Edition.allCases)
  func `any two neighbouring words of a page find what it is about`(
    edition: Catalogue.Edition
  ) throws {
    let catalogue = Catalogue(bundled: edition)
    var pairs: [(words: String, topic: Topic)] = []
    for topic in catalogue.items.indices.map(Topic.item) + [.exposition] {
      for field in catalogue.fields(of: topic, in: edition == .original ? .korean : .english) {
        for line in field.text.split(whereSeparator: \.isNewline) {
          let words = String(line).words
          pairs += zip(words, words.dropFirst()).map { ("\($0) \($1)", topic) }
        }
      }
    }
    let step = rounds(97, long: 23)
    for (words, topic) in pairs.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
      #expect(catalogue.find(words).contains { $0.topic == topic }, "\(words): \(topic)")
    }
  }

  @Test func `topics with all words are found, or else those with the most, the rarest first`() {
    let items = [Item].sample([
      SampleItem(name: "거문고", category: "악기", text: "여섯 줄을 탄다."),
      SampleItem(name: "가야금", category: "악기", text: "열두 줄을 탄다."),
      SampleItem(name: "갓", text: "검다."),
    ])
    #expect(indices("악기 줄", in: items) == [0, 1])
    #expect(indices("악기 여섯", in: items) == [0])
    #expect(indices("여섯 열두", in: items) == [0, 1])
    #expect(indices("줄 검다", in: items) == [2, 0, 1])
    let (query, found) = Catalogue(items: items).results(of: "갓은 왜 에펠탑", in: .korean)
    #expect(query.wordTexts == ["갓은"] && query.missing == ["에펠탑"] && found.count == 1)
  }

  @Test(
    arguments: [
      ("금속활자", "[금속 활자]로 찍은 책"), ("금속 활자", "[금속] [활자]로 찍은 책"), ("금속활자로찍은책", "[금속 활자로 찍은 책]"),
      ("활자 금속", "[금속] [활자]로 찍은 책"), ("\u{1100}\u{1173}\u{11B7}속", "[금속] 활자로 찍은 책"),
      ("ECOLE", "L’[e\u{301}cole] de Paris"), ("l'école", "[L’e\u{301}cole] de Paris"),
      ("ｐａｒｉｓ", "L’e\u{301}cole de [Paris]"), ("48130300", "방문객 [48,130,300]명"),
      ("48,130,300명", "방문객 [48,130,300명]"),
      ("나전칠기", "[\u{1102}\u{1161}\u{110C}\u{1165}\u{11AB} 칠기]"),
      ("理學", "[\u{F9E4}學]"),
    ])
  func `neither spaces nor case, width, accents or the Unicode form hide a match`(
    query: String, text: String
  ) throws {
    let items = [Item].sample([
      SampleItem(
        name: "-",
        text: "금속 활자로 찍은 책\nL’e\u{301}cole de Paris\n방문객 48,130,300명\n나전 칠기\n\u{F9E4}學"
          .replacing("나전", with: "\u{1102}\u{1161}\u{110C}\u{1165}\u{11AB}"))
    ])
    try expectBest(query, in: items, is: text)
  }

  @Test(arguments: ["금속활자", "책받침"])
  func `a word does not run over the end of a sentence or a line`(query: String) throws {
    let items = [Item].sample([SampleItem(name: "-", text: "무쇠와 금속. 활자로 찍은 책\n받침")])
    #expect(find(query, in: items).isEmpty)
  }

  @Test func `an item goes first if its name stands beside the words, even with fewer of them`() {
    let items = [Item].sample([
      SampleItem(name: "북", text: "종을 찍었다."), SampleItem(name: "종", text: "오래되었다."),
      SampleItem(name: "종이배", text: "종은 찍었다."),
    ])
    #expect(indices("종을 찍었나", in: items).first == 1)
    #expect(indices("종이배 찍었나", in: items) == [2])
  }

  @Test func `a misspelt name is found beside other words, and a question with its answer`() throws
  {
    let items = [Item].sample([
      SampleItem(
        name: "Geomungo",
        text: "A bird is not a tortoise. Why six strings? It had four before that."),
      SampleItem(name: "Shell", text: "A tortoise has a shell."),
    ])
    let catalogue = Catalogue(items: items)
    let (query, found) = catalogue.results(of: "geomongo tortoise", in: .english)
    #expect(query.text == "Geomungo tortoise" && found.first?.topic == .item(0))
    #expect(catalogue.results(of: "geomongo", in: .english).found.map(\.rank) == [.similar])
    try expectBest(
      "geomungo strings", in: items, is: "Why six [strings]? It had four before that.")
  }

  @Test func `names go before labels, values, the line, the story and evidence, then the order`() {
    var items = [Item].sample([
      SampleItem(name: "가", text: "-"), SampleItem(name: "나", text: "학이 난다."),
      SampleItem(name: "다", short: "학 한 마리"), SampleItem(name: "라", category: "학"),
      SampleItem(name: "마", details: [("무늬", "학")]), SampleItem(name: "바", details: [("학", "셋")]),
      SampleItem(name: "사", aliases: ["학"]), SampleItem(name: "학"),
      SampleItem(name: "아", text: "학은 없다."),
      SampleItem(name: "자", text: "학교다."),
    ])
    items[0].evidenceNote = "학은 못 보았다."
    #expect(indices("학", in: items) == [7, 6, 3, 5, 4, 2, 1, 8, 0])
    let keys = find("학", in: items).map(\.key)
    #expect(
      keys.suffix(7) == [
        "", "details", "details", "short_desc", "desc", "desc", "evidence_note",
      ])
    #expect(find("학", in: [items[9]]).count == 1, "a longer word, if there is no other")
  }

  @Test func `the excerpt is the sentence with the most of the words that no name has`() throws {
    let items = [Item].sample([
      SampleItem(
        name: "거문고",
        text: "검은 학이 멀리서 왔다가 갔다. 거문고에 “학이 앉았다.” 학은 1900. 04. 14에 갔다. 돈이 모자랐다. 파리에서 학이 꾸었다.",
        details: [("소장", "파리 음악박물관"), ("재료", "오동나무와 밤나무")])
    ])
    // A sentence that begins with the word says what it is.
    try expectBest("학", in: items, is: "[학]은 1900. 04. 14에 갔다. 돈이 모자랐다.")
    // Of two, the one that also has the name.
    try expectBest("거문고 학", in: items, is: "[거문고]에 “[학]이 앉았다.” [학]은 1900. 04. 14에 갔다.")
    try expectBest("학 앉았다", in: items, is: "거문고에 “[학]이 [앉았다].” [학]은 1900. 04. 14에 갔다.")
    try expectBest("1900 학", in: items, is: "[학]은 [1900]. 04. 14에 갔다. 돈이 모자랐다.")
    try expectBest("파리 소장", in: items, is: "[소장]: [파리] 음악박물관")
    try expectBest("재료", in: items, is: "[재료]: 오동나무와 밤나무")
    try expectBest("파리", in: items, is: "소장: [파리] 음악박물관")
    try expectBest("파리 학", in: items, is: "[파리]에서 [학]이 꾸었다.")
    try expectBest("돈", in: items, is: "[돈]이 모자랐다. 파리에서 학이 꾸었다.")
    #expect(find("거문고", in: items)[0].excerpt.isEmpty, "the name is shown anyway")
  }

  @Test func `words near each other go before words apart, and whole words before longer ones`()
    throws
  {
    try expectBest(
      "red columns",
      in: .sample([
        SampleItem(name: "-", text: "Red doors by white columns. The red columns of wood.")
      ]),
      is: "The [red] [columns] of wood.")
    try expectBest(
      "모자", in: .sample([SampleItem(name: "-", text: "모자랐던 것이 아주 많았다. 그 모자가 검었다고도 적혀 있다.")]),
      is: "그 [모자]가 검었다고도 적혀 있다.")
  }

  @Test(
    arguments: [
      ("drums", "a [drum]."), ("DRUMS", "[drums]"), ("zithers", "[zither]-like [Zithers]"),
      ("boxes", "one [box]"), ("Paris", "[Paris]ian"), ("glass", "[glass]es"),
      ("prize", "[prize]s"),
      ("ink", "drink in [ink], in Korea, inkstone"), ("sixstring", "a [six-string] zither"),
    ])
  func `a plural is found as its singular, and a short word as a whole one`(
    query: String, text: String
  ) throws {
    let plain = text.filter { $0 != "[" && $0 != "]" }
    try expectBest(query, in: [Item].sample([SampleItem(name: "-", text: plain)]), is: text)
  }

  @Test
  func `the exposition is found by its names, the facts of its head, its details and its text`() {
    var exposition = Exposition(
      title: "박람회\n(Expo)", location: "서울", text: "첫 문장이 여기에 있다. 올림픽이 열렸다.")
    (exposition.visitors, exposition.visitorsNote) = (48_130_300, "어림")
    (exposition.duration, exposition.aliases) = ("한 해", ["만박"])
    exposition.details = [Detail(label: "건축", value: "페레")]
    let catalogue = Catalogue(items: [], exposition: exposition)
    func found(_ query: String) -> [String]? {
      catalogue.find(query).first.map { [$0.name, $0.key, $0.excerpt] }
    }
    #expect(found("올림픽") == ["박람회 (Expo)", "description", "올림픽이 열렸다."])
    #expect(found("건축") == ["박람회 (Expo)", "details", "건축: 페레"])
    #expect(found("방문객") == ["박람회 (Expo)", "visitors", "방문객: 48,130,300 명 (어림)"])
    #expect(found("48130300") == found("방문객"))
    #expect(found("개최지") == ["박람회 (Expo)", "location", "개최지: 서울"])
    #expect(found("개최 기간") == ["박람회 (Expo)", "duration", "개최 기간: 한 해"])
    #expect(found("만박") == ["박람회 (Expo)", "", ""] && found("박람회 expo") == found("만박"))
    #expect(found("거문고") == nil)
  }

  @Test func `note numbers, sources and addresses are not searched`() {
    var item = Item(name: "갓", pictureName: "a", shortDescription: "-", text: "학[1]이 왔다[2].")
    item.sources = ["두루미"]
    item.links = [WebLink(label: "황새", address: "http://두루미")]
    #expect(find("학이", in: [item])[0].excerpt == "학이 왔다[2].")
    for word in ["두루미", "황새", "http"] { #expect(find(word, in: [item]).isEmpty) }
  }

  @Test func `the places are the marks in the texts that a page shows, which are not the aliases`()
  {
    let items = [Item].sample([
      SampleItem(name: "학", aliases: ["a", "검은 학"], text: "첫 문장.\n\n🎻 학과 학.")
    ])
    #expect(find("학", in: items).map(\.places) == [3])
    #expect(find("검은학", in: items).map(\.places) == [0])
  }

  @Test(arguments: [("", []), (" ", []), ("!?", []), ("·", []), ("· 나", [2, 1])])
  func `words without a letter find nothing, and do not count beside others`(
    query: String, found: [Int]
  ) throws {
    let items = [Item].sample([
      SampleItem(name: "가", text: "뭐!?"), SampleItem(name: "다", text: "가·나"),
      SampleItem(name: "나."),
    ])
    #expect(indices(query, in: items) == found)
  }

  @Test(
    arguments: Item.CodingKeys.allCases
      .filter {
        ![.pictureName, .name, .aliases, .category, .evidence, .sources, .links].contains($0)
      }
      .map(\.rawValue) + ["visitors", "duration"])
  func `every field is found, and the excerpt shows it`(key: String) {
    let word = key.replacing("_", with: "")
    var item = Item(name: "n", pictureName: "i", shortDescription: "shortdesc", text: "desc")
    item.evidenceNote = "evidencenote"
    item.pictureDescription = "imagedesc"
    item.details = [Detail(label: "label", value: "details")]
    var exposition = Exposition(title: "t", location: "l", text: "d")
    (exposition.visitors, exposition.visitorsNote, exposition.duration) = (
      1, "visitors", "duration"
    )
    let found = Catalogue(items: [item], exposition: exposition).find(word).first
    #expect(found?.key == key && found?.excerpt.contains(word) == true)
  }
}
