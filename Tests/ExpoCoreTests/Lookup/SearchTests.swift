import TestSupport
@testable import ExpoCore
import Testing

@Suite struct SearchTests {
  private func names(_ query: String, in items: [Item]) -> [String] {
    items.search(query).hits.map { $0.name }
  }

  /// The matches as UTF-8 offsets.
  private func offsets(_ hit: SearchHit) -> [Range<Int>] {
    func offset(_ index: String.Index) -> Int {
      hit.excerpt.utf8.distance(from: hit.excerpt.startIndex, to: index)
    }
    return hit.matches.map { offset($0.lowerBound)..<offset($0.upperBound) }
  }

  /// Expects the excerpt of the best hit; its matches are written in brackets.
  private func expectBest(
    _ query: String, in items: [Item], is marked: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let hit = try #require(
      items.search(query).hits.first, sourceLocation: sourceLocation)
    var excerpt: [UInt8] = []
    var matches: [Range<Int>] = []
    var start = 0
    for byte in marked.utf8 {
      switch byte {
      case UInt8(ascii: "["): start = excerpt.count
      case UInt8(ascii: "]"): matches.append(start..<excerpt.count)
      default: excerpt.append(byte)
      }
    }
    #expect(Array(hit.excerpt.utf8) == excerpt, sourceLocation: sourceLocation)
    #expect(offsets(hit) == matches, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("모자를", "모자"), ("모자에서도", "모자"), ("갓은 모자의", "갓 모자"), ("고양이가", "고양이"), ("바다로", nil), ("도", nil),
    ("모자가방", nil),
  ])
  func `a particle that no text has is left out if nothing else is found`(
    query: String, words: String?
  ) {
    let items = [
      Item(name: "갓", pictureName: "", shortDescription: "", text: "검은 모자. 고양이를 닮았다."),
      Item(name: "을지", pictureName: "", shortDescription: "", text: "돛단배"),
    ]
    let found = items.search(query)
    #expect(found.topics == (words == nil ? [] : [Topic.item(0)]))
    if let words { #expect(found.query.text == words) }
  }

  @Test
  func `all words must occur, each anywhere in the item`() throws {
    let items = [Item].sample([
      SampleItem(name: "거문고", category: "악기", text: "여섯 줄을 탄다."),
      SampleItem(name: "가야금", category: "악기", text: "열두 줄을 탄다."),
    ])
    #expect(names("악기 줄", in: items) == ["거문고", "가야금"])
    #expect(names("악기 여섯", in: items) == ["거문고"])
    #expect(names("여섯 열두", in: items) == [])
  }

  @Test(
    arguments: [
      ("금속활자", "[금속 활자]로 찍은 책"), ("금속 활자", "[금속 활자]로 찍은 책"), ("금속활자로찍은책", "[금속 활자로 찍은 책]"),
      ("금속활자로 찍은책", "[금속 활자로 찍은 책]"), ("활자 금속", "[금속] [활자]로 찍은 책"),
      ("\u{1100}\u{1173}\u{11B7}속", "[금속] 활자로 찍은 책"),
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

  @Test(arguments: ["금속활자", "책이다"])
  func `a word does not run over the end of a sentence or a line`(query: String) throws {
    let items = [Item].sample([SampleItem(name: "-", text: "무쇠와 금속. 활자로 찍은 책\n이다")])
    #expect(names(query, in: items).isEmpty)
  }

  @Test
  func `names go before summaries, those before texts; equals keep the order of the list`() throws {
    let items = [Item].sample([
      SampleItem(name: "가", text: "학이 난다."), SampleItem(name: "나", details: [("무늬", "학")]),
      SampleItem(name: "다", short: "학 한 마리"), SampleItem(name: "라", category: "학"),
      SampleItem(name: "마", aliases: ["학"]), SampleItem(name: "학"),
      SampleItem(name: "바", text: "학은 없다."),
    ])
    #expect(names("학", in: items) == ["마", "학", "다", "라", "나", "가", "바"])
    let keys = items.search("학").hits.map(\.key)
    #expect(keys == ["aliases", "name", "short_desc", "category", "details", "desc", "desc"])
  }

  @Test
  func `with several words their fields add up`() throws {
    let items = [Item].sample([
      SampleItem(name: "가야금", text: "거문고와 학."), SampleItem(name: "거문고", text: "검은 학."),
    ])
    #expect(names("거문고 학", in: items) == ["거문고", "가야금"])
  }

  @Test
  func `the excerpt is the place with the most of the words`() throws {
    let items = [Item].sample([
      SampleItem(
        name: "거문고", text: "검은 학이 왔다. 거문고에 “학이 앉았다.” 학은 1900. 04. 14에 갔다.",
        details: [("소장", "파리 음악박물관")])
    ])
    try expectBest("거문고", in: items, is: "[거문고]에 “학이 앉았다.”")
    try expectBest("학이", in: items, is: "검은 [학이] 왔다.")
    try expectBest("학 거문고", in: items, is: "[거문고]에 “[학]이 앉았다.”")
    try expectBest("학은", in: items, is: "[학은] 1900. 04. 14에 갔다.")
    try expectBest("파리 소장", in: items, is: "[소장]: [파리] 음악박물관")
  }

  @Test
  func
    `a sentence is shown before the one-liner, the details, the name, an alias and the category`()
    throws
  {
    func field(text: String, short: String, details: [(String, String)]) throws -> String? {
      let items = [Item].sample([
        SampleItem(
          name: "학", aliases: ["학"], category: "학", short: short, text: text, details: details)
      ])
      return items.search("학").hits.first?.key
    }
    #expect(try field(text: "학이다.", short: "학", details: [("학", "-")]) == "desc")
    #expect(try field(text: "-", short: "학", details: [("학", "-")]) == "short_desc")
    #expect(try field(text: "-", short: "-", details: [("학", "-")]) == "details")
    #expect(try field(text: "-", short: "-", details: []) == "name")
  }

  @Test(
    arguments: [
      ("drums", "a [drum]."), ("DRUMS", "[drum]s"), ("zithers", "[zither]-like [Zithers]"),
      ("boxes", "one [box]"), ("galleries", "the [gallery]’s"), ("Paris", "[Paris]ian"),
      ("glass", "[glass]es"), ("prize", "[prize]s"),
      ("ink", "drink in [ink], in Korea, [ink]stone"),
      ("as", "A six-string, [as] that"), ("sixstring", "a [six-string] zither"),
    ])
  func `letters with case are found at the beginning of a word, a plural in its singular`(
    query: String, text: String
  ) throws {
    let plain = text.filter { $0 != "[" && $0 != "]" }
    let marked = text.replacing("[drum]s", with: "[drums]")
    try expectBest(query, in: [Item].sample([SampleItem(name: "-", text: plain)]), is: marked)
  }

  @Test(arguments: ["paris", "drums", "gas", "as", "mera", "gam", "rumm"])
  func `letters with case are not found inside a word, or across a blank`(query: String) throws {
    let items = [Item].sample([
      SampleItem(name: "-", text: "comparing, drummer, came rain, agam, a s")
    ])
    #expect(names(query, in: items).isEmpty)
  }

  @Test
  func `the exposition is a result of its own, from its title, names, location, details and text`()
  {
    let exposition = Exposition(
      title: "박람회\n(Expo)", visitors: 1, location: "파리", duration: "-",
      text: "첫 문장. 올림픽이 열렸다.", aliases: ["만박"],
      details: [Detail(label: "건축", value: "페레")])
    func hit(_ query: String) -> [String]? {
      [Item]().search(query, with: exposition).hits.first.map { [$0.name, $0.key, $0.excerpt] }
    }
    #expect(hit("올림픽") == ["박람회 (Expo)", "description", "올림픽이 열렸다."])
    #expect(hit("페레 건축") == ["박람회 (Expo)", "details", "건축: 페레"])
    #expect(hit("박람회 expo") == ["박람회 (Expo)", "title", "박람회 (Expo)"])
    #expect(hit("만박") == ["박람회 (Expo)", "aliases", "만박"])
    #expect(hit("파리") == ["박람회 (Expo)", "location", "파리"])
    #expect(hit("거문고") == nil)
  }

  @Test
  func `all places of the texts that a page shows are counted, which are not the aliases`() throws {
    let items = [Item].sample([
      SampleItem(name: "학", aliases: ["a", "검은 학"], text: "첫 문장.\n\n🎻 학과 학.")
    ])
    #expect(items.search("학").hits.map(\.places) == [3])
    #expect(items.search("검은학").hits.map(\.places) == [0])
  }

  @Test
  func `matches that overlap or touch are one, and every one in the excerpt is marked`() throws {
    let items = [Item].sample([SampleItem(name: "금속활자와 활자나 금속")])
    try expectBest("활자 금속", in: items, is: "[금속활자]와 [활자]나 [금속]")
  }

  @Test(arguments: [("", []), (" ", []), ("!?", []), ("·", []), ("· 나", [1, 2])])
  func `words without a letter find nothing, and do not count beside others`(
    query: String, found: [Int]
  ) throws {
    let items = [Item].sample([
      SampleItem(name: "가", text: "뭐!?"), SampleItem(name: "나", text: "가·나"),
      SampleItem(name: "나."),
    ])
    #expect(items.search(query).topics.compactMap(\.index) == found)
  }

  @Test(
    arguments: [
      ("신", [0, 2, 3, 1]), ("문", [3, 1, 2]), ("신문", [1, 2, 3]), ("神", [4]), ("은", [5]),
    ])
  func `names come first, then whole words, beginnings and what stands inside of words`(
    query: String, found: [Int]
  ) throws {
    let items = [Item].sample([
      SampleItem(name: "나막신", text: "나무"), SampleItem(name: "가", text: "자신의 “신문”"),
      SampleItem(name: "나", short: "(신)", text: "신문"),
      SampleItem(name: "다", text: "사신. 옛신문\n문 신"),
      SampleItem(name: "라", text: "귀神"), SampleItem(name: "마", text: "작은 집"),
    ])
    #expect(items.search(query).topics.compactMap(\.index) == found)
  }

  @Test(
    arguments: [
      ("14", [1, 2, 3, 0]), ("금", [5, 4]), ("1403", [0]), ("14,000", [1]), ("000", [1]),
    ])
  func `whole numbers come before longer ones, and beginnings of names before what is inside`(
    query: String, found: [Int]
  ) {
    let items = [Item].sample([
      SampleItem(name: "가", text: "1403년"), SampleItem(name: "나", text: "14,000명"),
      SampleItem(name: "다", text: "4월 14일"), SampleItem(name: "라", text: "14–16, 14th"),
      SampleItem(name: "해금"), SampleItem(name: "마", aliases: ["금관"]),
    ])
    #expect(items.search(query).topics.compactMap(\.index) == found)
  }

  @Test
  func `the word for the evidence and the reason for it are found`() {
    func item(_ evidence: String?, note: String? = nil, source: String = "-") -> Item {
      Item(
        name: "-", pictureName: "-", shortDescription: "-", text: "학",
        sources: [source], evidence: evidence, evidenceNote: note)
    }
    let items = [
      item(nil, source: "확실한 책"), item("확실"), item("유력", note: "확실하지 않다"),
      item("불확실"),
    ]
    let results = items.search("확실")
    #expect(results.topics.map(\.index) == [1, 0, 2, 3])
    #expect(
      results.hits.map(\.key) == ["evidence", "sources", "evidence_note", "evidence"])
  }

  @Test(
    arguments: Item.CodingKeys.allCases.filter { $0 != .pictureName }.map(\.rawValue)
      + ["visitors", "duration"])
  func `every field is found, and the hit shows it`(key: String) {
    let item = Item(
      name: "name", pictureName: "image", shortDescription: "short_desc", text: "desc",
      category: "category", aliases: ["aliases"], pictureDescription: "image_desc",
      details: [Detail(label: "label", value: "details")], sources: ["sources"],
      links: [WebLink(label: "links", address: "")], evidence: "evidence",
      evidenceNote: "evidence_note"
    )
    let exposition = Exposition(
      title: "t", visitors: 1, visitorsNote: "visitors", location: "l", duration: "duration",
      text: "d")
    let word = key
    let hit = [item].search(word, with: exposition).hits.first
    #expect(hit?.key == key && hit?.excerpt.contains(word) == true)
  }

  @Test
  func `words in a row go before words apart, and are one place`() {
    let items = [Item].sample([
      SampleItem(name: "red", text: "columns"),
      SampleItem(name: "b", text: "A red box. The red columns."),
      SampleItem(name: "c", text: "columns, red"),
    ])
    let found = items.search("red columns")
    #expect(found.topics == [.item(1), .item(0), .item(2)])
    #expect(found.hits.map(\.places) == [1, 2, 2])
    #expect(found.hits[0].excerpt == "The red columns.")
  }

  @Test(arguments: [("gkr", "학"), ("없는", nil)] as [(String, String?)])
  func `in a Korean interface the other keyboard is tried if nothing is found`(
    typed: String, meant: String?
  ) {
    let items = [Item].named("학")
    #expect(items.search(typed, in: .english).topics.isEmpty)
    let found = items.search(typed, in: .korean)
    #expect(found.topics.isEmpty == (meant == nil) && found.query.text == meant ?? typed)
  }

  @Test(arguments: Catalogue.Edition.allCases)
  func `the number of places is that of the marks in all texts`(edition: Catalogue.Edition) throws {
    let catalogue = Catalogue(bundled: edition)
    let (items, exposition) = (catalogue.items, try catalogue.overview())
    for query in ["파리", "the king", "한국 악기"] {
      for hit in items.search(query, with: exposition).hits {
        let all = hit.topic.index.map { items[$0].searchTexts } ?? exposition.searchTexts
        let marked = SearchQuery(query).adapted(to: all.map(\.text))
        let places = all.filter { $0.key != "aliases" }.reduce(0) {
          $0 + marked.ranges(in: $1.text).count
        }
        #expect(hit.places == places)
      }
    }
  }
}
