import ExpoCore

/// What the pages say in words of their own.
struct PageWording: Sendable {
  let visitors: String
  let visitorCount: @Sendable (_ count: String) -> String
  let location: String
  let period: String
  let picture: String
  let evidence: String
  let evidenceWords: @Sendable (Evidence) -> String
  let link: String
  let previous: String
  let next: String
  let itemsTitle: String
  /// The heading of a list: what it lists, what the items have in common, and how many they are.
  let itemsHeading: @Sendable (_ title: String, _ conditions: [String], _ count: Int) -> String
  let noItems: String
  let noItemsSelected: String
  let noCategory: String
  let searchHeading: @Sendable (_ query: String, _ count: Int) -> String
  let moreHits: @Sendable (_ count: Int) -> String
  let goToItems: @Sendable (_ itemsTitle: String) -> String
  let howToOpen: String
  let favourites: FavouritesPageWording
  let spokenHeading: @Sendable (_ title: String, _ conditions: [String], _ count: Int) -> String
  let spokenSearchHeading: @Sendable (_ query: String, _ count: Int) -> String
  let spokenMoreHits: @Sendable (_ count: Int) -> String
  let spokenVisitors: @Sendable (_ count: Int) -> String
  let spokenNumber: @Sendable (_ number: Int) -> String
  let spokenPosition: @Sendable (_ number: Int, _ count: Int) -> String
  let spokenLinks: @Sendable (_ count: Int, _ opener: String?) -> String
  let isFavourite: String
  /// The last line of a page that is listened to.
  let end: String

  static let korean = PageWording(
    visitors: "방문객",
    visitorCount: { "\($0) 명" },
    location: "개최지",
    period: "개최 기간",
    picture: "그림",
    evidence: "전시 근거",
    evidenceWords: { evidence in
      switch evidence {
      case .certain: "전시 확실"
      case .probable: "전시 유력"
      case .partial: "일부 확인"
      case .unknown(let word): word
      }
    },
    link: "링크",
    previous: "이전",
    next: "다음",
    itemsTitle: "출품작",
    itemsHeading: { title, conditions, count in
      let conditions = conditions.isEmpty ? "" : ": " + conditions.joined(separator: ", ")
      return "\(title)\(conditions) (\(VisitorCount.text(count)))"
    },
    noItems: "이 목록에는 항목이 없습니다.",
    noItemsSelected: "조건에 맞는 항목이 없습니다.",
    noCategory: "분류 없음",
    searchHeading: { "‘\($0)’ 찾은 결과 (\(VisitorCount.text($1)))" },
    moreHits: { "이 밖에 \(VisitorCount.text($0))개가 더 있습니다. 더 보려면 --limit을 늘리세요." },
    goToItems: { "\($0) 보러가기" },
    howToOpen: "이름이나 번호로 읽어 보기",
    favourites: .korean,
    spokenHeading: { title, conditions, count in
      ([title] + conditions).joined(separator: ", ") + " \(VisitorCount.text(count))개"
    },
    spokenSearchHeading: { "\($0), 찾은 결과 \(VisitorCount.text($1))개" },
    spokenMoreHits: { "이 밖에 \(VisitorCount.text($0))개가 더 있습니다." },
    spokenVisitors: { "방문객 \(VisitorCount.text($0))명." },
    spokenNumber: { "\($0)번" },
    spokenPosition: { "항목 \($1)개 중 \($0)번째" },
    spokenLinks: { count, opener in
      opener.map { "링크 \(count)개: \($0)" } ?? "링크 \(count)개."
    },
    isFavourite: "즐겨찾기에 있습니다.",
    end: "끝"
  )
}
