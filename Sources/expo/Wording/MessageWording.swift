import ExpoCore

/// What the program says on standard error: what failed, and the remedy.
///
/// Foreign words are neutralised and clipped before they come here.
struct MessageWording: Sendable {
  let error: String
  let warning: String
  let notFound: @Sendable (_ name: String) -> String
  let ambiguous: @Sendable (_ name: String, _ count: Int) -> String
  /// Stands before names that come close to what was asked for.
  let closeNames: String
  let seeList: String
  let seeHelp: String
  let meant: String
  let meantItem: String
  let usage: UsageWording
  let pageFooter: @Sendable (_ page: Int, _ count: Int) -> String
  let writeFailed: @Sendable (_ reason: String) -> String

  static let korean = MessageWording(
    error: "오류",
    warning: "경고",
    notFound: { "\(Particle.object.join($0)) 찾을 수 없습니다" },
    ambiguous: { "\(Particle.by.join($0)) 찾은 항목이 \($1)개입니다. 하나를 골라 주세요" },
    closeNames: "비슷한 이름",
    seeList: "목록 보기",
    seeHelp: "도움말 보기",
    meant: "이것을 뜻하셨나요",
    meantItem: "항목을 읽으려면",
    usage: .korean,
    pageFooter: { "\($0)/\($1)쪽" },
    writeFailed: { "출력하지 못했습니다: \($0)" }
  )
}
