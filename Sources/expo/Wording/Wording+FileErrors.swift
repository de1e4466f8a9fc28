import ExpoCore
import TerminalText

/// Why files cannot be read or written.
extension Wording {
  func message(for error: CatalogueError) -> Message {
    switch error {
    case .fault(let fault): message(for: fault)
    case .unreadable(let path, let error):
      Message(status: .unreadable, text: "\(Quoted.text(path)): \(reason(of: error))")
    case .missing(.items, let folder, let near):
      message(
        .unreadable,
        "\(quoting: folder) 폴더에 목록 파일(items.json)이 없습니다" + rename(near, "items.json"),
        "The folder \(quoting: folder) has no items file (items.json)" + rename(near, "items.json"))
    case .missing(.exposition, let folder, let near):
      message(
        .unreadable,
        "\(quoting: folder) 폴더에 박람회 파일(exposition….json)이 없습니다"
          + rename(near, "exposition.json"),
        "The folder \(quoting: folder) has no exposition file (exposition….json)"
          + rename(near, "exposition.json"))
    case .severalExpositions(let folder, let names):
      message(
        .unreadable,
        "\(quoting: folder) 폴더에 박람회 파일일 수 있는 것이 \(names.count.groupedDigits)개입니다: \(quoted(names))",
        "In the folder \(quoting: folder), \(names.count.groupedDigits) files could be the exposition file: \(quoted(names))"
      )
    case .otherKind(let path, .items):
      message(
        .unreadable,
        "\(quoting: path)에는 출품작 목록이 없습니다. 박람회 파일로 보입니다",
        "\(quoting: path) holds no list of items; it looks like an exposition file")
    case .otherKind(let path, .exposition):
      message(
        .unreadable,
        "\(quoting: path)에는 박람회 소개가 없습니다. 출품작 목록으로 보입니다",
        "\(quoting: path) holds no exposition; it looks like an items file")
    }
  }

  /// What to do about a file that has nearly the name that is looked for.
  private func rename(_ near: String?, _ name: String) -> String {
    near.map { say(". \(quoting: $0)의 이름을 \(name)으로 바꾸세요", "; rename \(quoting: $0) to \(name)") }
      ?? ""
  }

  private func quoted(_ names: [String]) -> String {
    names.map(Quoted.text).joined(separator: ", ")
  }

  /// A fault in a file: its place, what is wrong, the source line, and the remedy.
  private func message(for fault: CatalogueFault) -> Message {
    let path = fault.codingPath.isEmpty ? "" : "\(fault.codingPath): "
    let remedy = fault.remedy(in: language).map {
      Block.paragraph([Inline(foreignLine: $0)])
    }
    return Message(
      status: .badData,
      text: Inline(foreignLine: "\(fault.place): \(path)\(fault.message(in: language))")
        .text,
      excerpt: fault.excerpt, remedy: (remedy.map { [$0] } ?? []) + [seeFaults])
  }

  /// The fault of a picture: its place and what is wrong.
  func message(for error: XPMError, in path: String) -> Message {
    let explanation = explain(error.fault)
    return Message(
      status: .badData, text: "\(line: path):\(error.line): \(explanation)",
      remedy: [seeFaults])
  }

  private var seeFaults: Block {
    hint("잘못된 곳 모두 보기", "See every problem", commands.command(["check"]))
  }

  /// Why a file cannot be read, as the end of a message.
  func reason(of error: FileError) -> String {
    switch error {
    case .missing: say("그런 파일이나 폴더가 없습니다", "no such file or folder")
    case .notPermitted: say("읽을 권한이 없습니다", "you may not read it")
    case .isFolder: say("파일이 아니라 폴더입니다", "a folder, not a file")
    case .notAFolder: say("폴더가 아닙니다", "not a folder")
    case .notAFile: say("일반 파일이 아닙니다", "not a regular file")
    case .tooLarge(let bytes):
      say(
        "파일이 너무 큽니다(\(bytes.groupedDigits)바이트). 32MiB까지 읽습니다",
        "too large (\(bytes.groupedDigits) bytes); the limit is 32 MiB")
    case .failed(let code):
      say(
        "읽지 못했습니다: \(reason(of: SystemError(code: code)))",
        "reading failed: \(reason(of: SystemError(code: code)))")
    }
  }

  /// Why the system refused something, as the end of a message.
  private func reason(of error: SystemError) -> String {
    switch error {
    case .noSpace, .overQuota: say("저장 공간이 부족합니다", "no space left")
    case .notPermitted, .notOwner: say("권한이 없습니다", "permission denied")
    case .readOnly: say("읽기 전용입니다", "it is read-only")
    case .inputOutput: say("장치에서 입출력 오류가 났습니다", "the device reported an input/output error")
    case .isFolder: say("파일이 아니라 폴더입니다", "a folder, not a file")
    case .notOpen: say("출력이 닫혀 있습니다", "the output is closed")
    case .tooLarge: say("파일이 너무 커집니다", "the file would become too large")
    default: error.systemReason
    }
  }

  /// A failed write to standard output.
  func message(for error: SystemError) -> Message {
    let reason = reason(of: error)
    return Message(
      status: .writeFailed,
      text: say("출력하지 못했습니다: \(reason)", "The output could not be written: \(reason)"))
  }

  func message(for error: FavouritesError) -> Message {
    switch error {
    case .noPlace:
      message(
        .unreadable, "즐겨찾기를 둘 폴더를 알 수 없습니다", "There is no folder for the favourites",
        remedy: [givePlace])
    case .busy(let path):
      message(
        .busy,
        "다른 프로그램이 즐겨찾기를 붙잡고 있어 고치지 못했습니다: \(line: path)",
        "Another program keeps the favourites locked: \(line: path)",
        remedy: [paragraph("잠시 뒤에 다시 해 보세요", "Try again later")])
    case .unreadable(let path, let error):
      message(
        .unreadable,
        "즐겨찾기를 읽을 수 없습니다: \(line: path): \(reason(of: error))",
        "The favourites cannot be read: \(line: path): \(reason(of: error))")
    case .damagedAgain(let aside):
      message(
        .badData,
        "즐겨찾기 파일이 손상되었는데, 옮겨 둘 이름의 파일이 이미 있습니다: \(line: aside)",
        "The file of favourites is damaged, and its name for damaged ones is taken: \(line: aside)",
        remedy: [paragraph("그 파일을 다른 곳으로 옮긴 뒤 다시 해 보세요", "Move that file elsewhere and try again")])
    case .linkToNothing(let path):
      message(
        .writeFailed,
        "즐겨찾기 파일은 링크인데, 그 링크가 가리키는 파일이 없어 저장하지 않았습니다: \(line: path)",
        "The file of favourites is a link to a missing file, so nothing was saved: \(line: path)",
        remedy: [paragraph("그 파일을 만들거나 링크를 지우세요", "Create that file or remove the link")])
    case .wouldBeTooLarge(let path, let bytes):
      message(
        .writeFailed,
        "즐겨찾기 파일이 다시 읽을 수 없을 만큼 커집니다(\(bytes.groupedDigits)바이트): \(line: path)",
        "The file of favourites would become too large to be read again (\(bytes.groupedDigits) bytes): \(line: path)"
      )
    case .notWritten(let path, let error):
      message(
        .writeFailed,
        "즐겨찾기를 저장할 수 없습니다: \(line: path): \(reason(of: error))",
        "The favourites cannot be saved: \(line: path): \(reason(of: error))",
        remedy: [paragraph("이미 담아 둔 즐겨찾기는 그대로 있습니다", "The favourites that you had are safe")])
    }
  }

  private var givePlace: Block {
    paragraph(
      "환경 변수 HOME이나 XDG_DATA_HOME에 절대 경로를 정해 주세요",
      "Set the variable HOME or XDG_DATA_HOME to an absolute path")
  }
}
