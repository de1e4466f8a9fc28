import ExpoCore

/// What the program says on standard error: what failed, and the remedy.
///
/// Foreign words are neutralised and clipped before they come here.
struct MessageWording: Sendable {
  let error: String
  let warning: String
  let notFound: @Sendable (_ name: String) -> String
  let ambiguous: @Sendable (_ name: String, _ count: Int) -> String
  let andMore: @Sendable (_ count: Int) -> String
  let openByNumber: String
  let noCategory: @Sendable (_ name: String) -> String
  let closeCategories: String
  let nothingFound: @Sendable (_ query: String) -> String
  let searchAdvice: String
  let noLink: @Sendable (_ name: String) -> String
  let noSuchLink: @Sendable (_ number: Int, _ count: Int) -> String
  let unsafeLink: @Sendable (_ address: String) -> String
  /// Stands before names that come close to what was asked for.
  let closeNames: String
  let seeList: String
  let seeHelp: String
  let seeAllFaults: String
  let meant: String
  let meantItem: String
  let usage: UsageWording
  /// What the program carries: the catalogue's title and the number of its items.
  let contents: @Sendable (_ title: String, _ count: Int) -> String
  let pageFooter: @Sendable (_ page: Int, _ count: Int) -> String
  let writeFailed: @Sendable (_ reason: String) -> String

  static let korean = MessageWording(
    error: "오류",
    warning: "경고",
    notFound: { "\(Particle.object.join($0)) 찾을 수 없습니다" },
    ambiguous: { "\(Particle.by.join($0)) 찾은 항목이 \($1)개입니다. 하나를 골라 주세요" },
    andMore: { "이 밖에 \($0)개가 더 있습니다" },
    openByNumber: "번호로 고르기",
    noCategory: { "\(Particle.topic.join($0)) 이 도록에 없는 분류입니다" },
    closeCategories: "있는 분류",
    nothingFound: { "\(Particle.object.join($0)) 찾지 못했습니다" },
    searchAdvice: "낱말을 줄이거나 더 짧게 써 보세요",
    noLink: { "\($0)에는 링크가 없습니다" },
    noSuchLink: { "\($0)번째 링크는 없습니다. 모두 \($1)개입니다" },
    unsafeLink: { "http나 https 주소가 아니어서 열지 않습니다: \($0)" },
    closeNames: "비슷한 이름",
    seeList: "목록 보기",
    seeHelp: "도움말 보기",
    seeAllFaults: "잘못된 곳 모두 보기",
    meant: "이것을 뜻하셨나요",
    meantItem: "항목을 읽으려면",
    usage: .korean,
    contents: { "\($0), 항목 \(VisitorCount.text($1))개" },
    pageFooter: { "\($0)/\($1)쪽" },
    writeFailed: { "출력하지 못했습니다: \($0)" }
  )
}
