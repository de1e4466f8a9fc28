import ExpoCore
import TerminalText

/// The pages' own words.
extension Wording {

  var visitors: String { say("방문객", "Attendance") }
  /// The number of visitors, and the note about what was counted, which in English names them.
  func visitorCount(_ count: Int, note: String?) -> String {
    let noted = note.map { " (\($0))" } ?? ""
    return say(
      "\(count.groupedDigits) 명",
      note == nil ? English.count(count, "visitor") : count.groupedDigits)
      + noted
  }
  var location: String { say("개최지", "Place") }
  var period: String { say("개최 기간", "Dates") }
  /// A period: in Korean as the data write it, in English with names of months.
  func period(_ period: Period, written: String) -> String {
    say(written, "\(date(period.start)) - \(date(period.end))")
  }
  /// The day without leading zeros.
  private func date(_ day: CalendarDay) -> String {
    say(
      "\(day.year)년 \(day.month)월 \(day.day)일",
      "\(day.day) \(CalendarDay.months[day.month - 1]) \(day.year)")
  }
  var picture: String { say("그림 설명", "Picture") }
  var evidence: String { say("근거", "Evidence") }
  var category: String { say("분류", "Category") }
  var whyWeThinkSo: String { say("그렇게 보는 까닭", "Why we think so") }
  var source: String { say("출처", "Source") }
  var link: String { say("링크", "Link") }
  var howToOpenLink: String { say("링크 열기", "To open the link") }
  var howToOpenLinks: String {
    say("링크 열기 (둘째는 --link 2)", "To open a link (the second with --link 2)")
  }
  var previous: String { say("이전", "Previous") }
  var next: String { say("다음", "Next") }

  var itemsTitle: String { say("출품작", "Exhibits") }
  /// The heading of a list: its title, the conditions that its items meet, and their number.
  func heading(
    _ title: String, _ count: Int, _ role: Inline.Role = .title, conditions: [String] = []
  ) -> Inline {
    let listed = conditions.isEmpty ? "" : ": " + conditions.joined(separator: ", ")
    return Inline(line: "\(title)\(listed) (\(count.groupedDigits))", role)
  }
  var noItems: String { say("이 목록에는 출품작이 없습니다.", "This list has no exhibits.") }
  var noItemsSelected: String { say("조건에 맞는 출품작이 없습니다.", "No exhibit meets these conditions.") }
  var noCategory: String { say("분류 없음", "Uncategorised") }

  func searchHeading(_ query: String, _ count: Int) -> Inline {
    let number = count.groupedDigits
    return Inline(
      line: say("‘\(query)’ 검색 결과 (\(number))", "Results for ‘\(query)’ (\(number))"), .title
    )
  }
  /// The words for listeners before the short description of a hit.
  var summarySaid: String { say("한 줄 소개: ", "Summary: ") }
  /// The words for listeners before an excerpt: its source. A detail has a label of its own.
  func excerptSaid(_ key: String) -> String {
    switch Item.CodingKeys(rawValue: key) {
    case .details: ""
    case .aliases: say("다른 이름: ", "Also called: ")
    case .evidenceNote: "\(whyWeThinkSo): "
    case .imageDescription: "\(picture): "
    case .sources: "\(source): "
    case .links: "\(link): "
    case nil where key == Exposition.CodingKeys.visitors.rawValue: "\(visitors): "
    case nil where key == Exposition.CodingKeys.duration.rawValue: "\(period): "
    default: say("본문에서: ", "In the text: ")
    }
  }
  func places(_ count: Int) -> String {
    say("\(count.groupedDigits)곳", English.count(count, "place"))
  }
  func moreHits(_ count: Int) -> String {
    say(
      "이 밖에 \(count.groupedDigits)개가 더 있습니다. 더 보려면 --limit을 늘리세요.",
      "\(English.count(count, "more result")). Raise --limit to see more.")
  }

  func goToItems(_ itemsTitle: String) -> String {
    say("\(itemsTitle) 보러 가기", "See the list (\(itemsTitle))")
  }
  var howToReadOverview: String { say("소개 읽기", "Read the overview") }
  func howToReadOne(_ name: String) -> String {
    say("이름이나 번호로 읽어 보기 (\(name))", "To read one, for example \(name)")
  }
}

/// Words for readers of English alone: a catalogue's own language is never missing.
extension Wording {
  func untranslated(_ count: Int) -> String {
    "\(English.count(count, "exhibit")) without English text \(count == 1 ? "appears" : "appear")"
      + " in the catalogue's own language."
  }
  var isUntranslated: String { "Without English text, so in the catalogue's own language." }
  /// A warning.
  ///
  /// - Parameter file: the file that is not translated; nil if no file is.
  func noTranslation(of file: CatalogueFileKind?) -> String {
    let subject = file.map { $0 == .items ? " about the exhibits" : " for its overview" }
    return "This catalogue has no English texts\(subject ?? ""); they are shown in its own language"
  }
}

/// Words for listeners alone.
extension Wording {
  func spokenPeriod(_ period: Period) -> String {
    say(
      "\(date(period.start))부터 \(date(period.end))까지",
      "\(date(period.start)) to \(date(period.end))")
  }
  func spokenPosition(_ number: Int, _ count: Int) -> String {
    say(
      "출품작 \(count.groupedDigits)개 가운데 번호 \(number.groupedDigits)",
      "Exhibit \(number.groupedDigits) of \(count.groupedDigits)")
  }
  var isFavourite: String { say("즐겨찾기에 있습니다.", "A favourite.") }
  var spokenNumbers: SpokenNumbers {
    say(
      SpokenNumbers(range: "에서 "),
      SpokenNumbers(
        range: " to ",
        units: [
          "mm": "millimetres", "cm": "centimetres", "m": "metres", "km": "kilometres",
          "m²": "square metres", "km²": "square kilometres", "g": "grams", "kg": "kilograms",
        ],
        marks: ["p.": "page", "pp.": "pages"]))
  }
  /// The last line of a page.
  var end: String { say("끝", "End") }
}

/// The words for how sure a catalogue is of an item, the same on every page and screen.
extension Wording {
  /// The word that pages show for a grade.
  func evidenceWord(_ evidence: Evidence) -> String { evidence.word(in: language) }

  /// The meaning of the grade for any subject, unless the catalogue has its own.
  func evidenceMeaning(_ evidence: Evidence) -> String {
    switch evidence {
    case .certain:
      say("근거가 분명함", "well established")
    case .probable:
      say("근거가 있으나 확실하지 않음", "likely, but not established")
    case .uncertain:
      say("근거가 모자람", "little evidence")
    default: evidence.rawValue
    }
  }

  var noEvidence: String { say("밝히지 않음", "Not stated") }

  var howToSeeGrade: String { say("이 등급의 출품작 보기", "To see the exhibits of this grade") }

  var howToSeeEvidence: String { say("근거별로 보기", "See the list by evidence") }
}
