import ExpoCore
import TerminalText

/// Why files cannot be read or written.
extension Wording {
  /// A fault in a file: its place, what is wrong, and the source line.
  func message(for fault: CatalogueFault) -> Message {
    let place = fault.position == nil ? fault.file.quoted : fault.place
    let text = "\(place): \(fault.statement(in: language))"
    return Message(
      status: fault.isUnread ? .unreadable : .badData, text: text,
      excerpt: fault.sourceExcerpt,
      remedy: fault.isUnread ? [] : [hint(say("잘못된 곳 모두 보기", "See every problem"), .check)])
  }

  /// A failed write to standard output.
  func message(for error: SystemError) -> Message {
    let reason = error.reason(in: language)
    return Message(
      status: .writeFailed,
      text: say("출력하지 못했습니다: \(reason)", "The output could not be written: \(reason)"))
  }

  func message(for error: FavouritesError) -> Message {
    switch error {
    case .noPlace:
      message(
        "즐겨찾기를 둘 폴더를 알 수 없습니다", "There is no folder for the favourites",
        status: .unreadable,
        remedy: [
          .paragraph(
            say(
              "환경 변수 HOME이나 XDG_DATA_HOME에 절대 경로를 정해 주세요",
              "Set the variable HOME or XDG_DATA_HOME to an absolute path"))
        ])
    case .busy(let path):
      message(
        "다른 프로그램이 즐겨찾기를 붙잡고 있어 고치지 못했습니다: \(path)",
        "Another program keeps the favourites locked: \(path)", status: .busy,
        remedy: [.paragraph(say("잠시 뒤에 다시 해 보세요", "Try again later"))])
    case .unreadable(let path, let error):
      message(
        "즐겨찾기를 읽을 수 없습니다: \(path): \(error.reason(in: language))",
        "The favourites cannot be read: \(path): \(error.reason(in: language))",
        status: .unreadable)
    case .damaged(let fault):
      Message(
        status: .badData, text: "\(fault.place): \(fault.statement(in: language))",
        excerpt: fault.sourceExcerpt,
        remedy: [
          hint(
            say("그 파일을 고치거나, 비우고 새로 시작하기", "Mend that file, or empty it and start over"),
            .favourites, [FavouritesAction.clear.rawValue])
        ])
    case .notWritten(let path, let error):
      message(
        "즐겨찾기를 저장할 수 없습니다: \(path): \(error.reason(in: language))",
        "The favourites cannot be saved: \(path): \(error.reason(in: language))",
        status: .writeFailed,
        remedy: [
          .paragraph(
            say("이미 담아 둔 즐겨찾기는 그대로 있습니다", "The favourites that you had are safe"))
        ])
    }
  }
}
