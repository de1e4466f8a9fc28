import ExpoCore
import TerminalText

/// Why files cannot be read or written.
extension Wording {
  /// A file of a catalogue that cannot be read or decoded.
  func message(for error: CatalogueError) -> Message {
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
    case .unreadable(let error):
      Message(
        status: status(of: error),
        text: say("즐겨찾기를 읽을 수 없습니다", "The favourites cannot be read")
          + ": \(error.file): \(error.message(in: language))")
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
