import ExpoCore
import TerminalText

/// Why files cannot be read or written.
extension Wording {
  /// A fault in a file: its place, what is wrong, the source line, and the remedy.
  func message(for fault: CatalogueFault) -> Message {
    let remedy = remedy(for: fault).map {
      Remedy.block(.paragraph([Inline(line: $0)]))
    }
    let place = fault.position == nil ? fault.file.quoted : fault.place
    let text = "\(place): \(fault.statement(in: language))"
    return Message(
      status: fault.isUnread ? .unreadable : .badData, text: text,
      excerpt: fault.sourceExcerpt,
      remedy: (remedy.map { [$0] } ?? []) + (fault.isUnread ? [] : [seeFaults]))
  }

  /// The remedy for a fault: its own, and a further one of this program.
  func remedy(for fault: CatalogueFault) -> String? {
    let remedy = fault.remedy(in: language)
    switch fault.kind {
    case .severalExpositions:
      return remedy.map {
        say("\($0). --catalogue로 그 파일을 고를 수도 있습니다", "\($0), or name it with --catalogue")
      }
    case .missing(.items, near: nil):
      let commands = Command.allCases.filter { $0.shownFiles.contains(.items) }.map(\.name)
        .joined(separator: ", ")
      return say("이 파일이 없으면 쓸 수 없는 명령: \(commands)", "Without it these commands fail: \(commands)")
    default: return remedy
    }
  }

  private var seeFaults: Remedy {
    .hint(Hint(say("잘못된 곳 모두 보기", "See every problem"), ["check"]))
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
        remedy: [givePlace])
    case .busy(let path):
      message(
        "다른 프로그램이 즐겨찾기를 붙잡고 있어 고치지 못했습니다: \(path)",
        "Another program keeps the favourites locked: \(path)", status: .busy,
        remedy: [paragraph("잠시 뒤에 다시 해 보세요", "Try again later")])
    case .unreadable(let path, let error):
      message(
        "즐겨찾기를 읽을 수 없습니다: \(path): \(error.reason(in: language))",
        "The favourites cannot be read: \(path): \(error.reason(in: language))",
        status: .unreadable, remedy: remedy(for: error))
    case .newer(let path):
      message(
        "즐겨찾기 파일을 더 새로운 판의 expo가 썼으므로 그대로 두었습니다: \(path)",
        "A newer version of expo wrote the favourites, so they were left as they are: \(path)",
        status: .badData, remedy: [startOver])
    case .linkToNothing(let path):
      message(
        "즐겨찾기 파일은 링크인데, 그 링크가 가리키는 파일이 없어 저장하지 않았습니다: \(path)",
        "The file of favourites is a link to a missing file, so nothing was saved: \(path)",
        status: .writeFailed,
        remedy: [paragraph("그 파일을 만들거나 링크를 지우세요", "Create that file or remove the link")])
    case .notWritten(let path, let error):
      message(
        "즐겨찾기를 저장할 수 없습니다: \(path): \(error.reason(in: language))",
        "The favourites cannot be saved: \(path): \(error.reason(in: language))",
        status: .writeFailed,
        remedy: [paragraph("이미 담아 둔 즐겨찾기는 그대로 있습니다", "The favourites that you had are safe")])
    }
  }

  private func remedy(for error: FileError) -> [Remedy] {
    if case .tooLarge = error { [startOver] } else { [] }
  }

  /// The command that sets the file aside.
  private var startOver: Remedy {
    .hint(
      Hint(
        say("그 파일을 다른 이름으로 옮겨 두고 새로 시작하기", "To rename that file and start over"),
        ["favourites", "clear"]))
  }

  private var givePlace: Remedy {
    paragraph(
      "환경 변수 HOME이나 XDG_DATA_HOME에 절대 경로를 정해 주세요",
      "Set the variable HOME or XDG_DATA_HOME to an absolute path")
  }
}
