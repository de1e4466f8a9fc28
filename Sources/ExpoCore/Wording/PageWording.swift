/// What the pages say in words of their own.
package struct PageWording: Sendable {
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
  let itemsHeading: @Sendable (_ title: String, _ count: Int) -> String
  let noItems: String
  let goToItems: @Sendable (_ itemsTitle: String) -> String
  let howToOpen: String

  package static let korean = PageWording(
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
    itemsHeading: { title, count in "\(title) (\(VisitorCount.text(count)))" },
    noItems: "이 목록에는 항목이 없습니다.",
    goToItems: { "\($0) 보러가기" },
    howToOpen: "이름이나 번호로 읽어 보기"
  )
}
