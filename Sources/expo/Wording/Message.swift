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
      "비슷한 말" + (name.map { " (\($0))" } ?? ""), "Did you mean" + (name.map { " \($0)?" } ?? ""))
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
