import ExpoCore
import TerminalText

/// An error in the reader's words.
struct Message: Error {
  let status: ExitStatus
  let text: String
  /// What the reader can do about it.
  var remedy: [Block] = []
}

/// How the program ended: 0, 1, or as `sysexits.h` numbers it.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case notFound = 1
  /// EX_USAGE
  case usage = 64
  /// EX_DATAERR
  case badData = 65
  /// EX_NOINPUT
  case unreadable = 66
  /// EX_UNAVAILABLE
  case unavailable = 69
  /// EX_SOFTWARE
  case programFault = 70
  /// EX_IOERR
  case writeFailed = 74
}

/// The words for errors of other parts: what failed, the status to exit with, and the remedy.
extension Wording {
  func message(for error: any Error) -> Message {
    switch error {
    case let message as Message: message
    case let error as UsageError: message(for: error)
    case let error as CatalogueError: message(for: error)
    case let error as FavouritesError: message(for: error)
    case let error as LinkOpener.Failure: message(for: error)
    case let error as SystemError: message(for: error)
    default: Message(status: .programFault, text: String(describing: error).quoted)
    }
  }

  func message(
    _ korean: @autoclosure () -> String, _ english: @autoclosure () -> String,
    status: ExitStatus = .notFound, remedy: [Block] = []
  ) -> Message {
    Message(status: status, text: say(korean(), english()), remedy: remedy)
  }

  var seeList: [Block] { hint(say("목록 보기", "See the list"), .items) }

  private func message(for error: UsageError) -> Message {
    let meant: [Block] =
      switch error.meant {
      case .option(let option):
        [.hint(Inline(didYouMean()), command: Inline(option.name, .command))]
      case .command(let command, let words): hint(didYouMean(), command, words)
      case nil: []
      }
    let help = hint(say("도움말 보기", "See the help"), .help, error.helpTopic.map { [$0] } ?? [])
    return Message(status: .usage, text: say(error.text), remedy: meant + help)
  }

  /// The label of what was probably meant.
  func didYouMean(_ name: String? = nil) -> String {
    say(
      "혹시 이것인가요" + (name.map { " (\($0))" } ?? ""), "Did you mean" + (name.map { " \($0)?" } ?? ""))
  }

  private func message(for error: LinkOpener.Failure) -> Message {
    switch error {
    case .noProgram:
      message(
        "주소를 열 브라우저가 없습니다", "There is no browser to open it with",
        status: .unavailable)
    case .ended(let command, let status):
      message(
        "브라우저가 실패했습니다 (종료 상태 \(status)): \(quoting: command)",
        "The browser ended with status \(status): \(quoting: command)", status: .unavailable)
    case .notStarted(let command):
      message(
        "브라우저를 시작하지 못했습니다: \(quoting: command)",
        "The browser could not be started: \(quoting: command)", status: .unavailable)
    }
  }
}

/// Why files cannot be read or written.
extension Wording {
  /// A file of a catalogue that cannot be read or decoded.
  private func message(for error: CatalogueError) -> Message {
    let file = error.kind == .notJSON ? PrintedCommands.quoted(error.file) : nil
    return Message(
      status: status(of: error), text: "\(error.file.quoted): \(error.message(in: language))",
      remedy: file.map { file in
        [
          .hint(
            Inline(say("틀린 줄 찾기", "To find the line")),
            command: Inline("jq empty \(file)", .command))
        ]
      } ?? [])
  }

  /// A failed write to standard output.
  private func message(for error: SystemError) -> Message {
    let reason = error.reason(in: language)
    return Message(
      status: .writeFailed,
      text: say("출력하지 못했습니다: \(reason)", "The output could not be written: \(reason)"))
  }

  private func message(for error: FavouritesError) -> Message {
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
    case .unreadable(let error):
      Message(
        status: status(of: error),
        text: say("즐겨찾기를 읽을 수 없습니다", "The favourites cannot be read")
          + ": \(error.file): \(error.message(in: language))",
        remedy: error.kind == .invalid
          ? [.paragraph(say("파일을 옮기면 새로 시작합니다", "If you move the file away, a new one begins"))]
          : [])
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

  private func status(of error: CatalogueError) -> ExitStatus {
    switch error.kind {
    case .notJSON, .invalid: .badData
    case .missing, .unreadable: .unreadable
    }
  }
}
