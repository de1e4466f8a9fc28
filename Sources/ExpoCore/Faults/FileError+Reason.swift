extension FileError {
  /// Why a file cannot be read, as the end of a message.
  package func reason(in language: Language) -> String {
    switch self {
    case .missing: language.say("그런 파일이나 폴더가 없습니다", "no such file or folder")
    case .notPermitted: language.say("읽을 권한이 없습니다", "you may not read it")
    case .isFolder: SystemError.isFolder.reason(in: language)
    case .notAFolder: language.say("폴더가 아닙니다", "not a folder")
    case .notAFile: language.say("일반 파일이 아닙니다", "not a regular file")
    case .tooLarge(let bytes):
      language.say(
        "파일이 너무 큽니다(\(bytes.groupedDigits)바이트). \(FileReader.maxFileBytes >> 20)MiB까지 읽습니다",
        "too large (\(bytes.groupedDigits) bytes); the limit is \(FileReader.maxFileBytes >> 20) MiB"
      )
    case .failed(let code):
      language.say(
        "읽지 못했습니다: \(SystemError(code: code).reason(in: language))",
        "reading failed: \(SystemError(code: code).reason(in: language))")
    }
  }
}

extension SystemError {
  /// Why the system refused something, as the end of a message.
  package func reason(in language: Language) -> String {
    switch self {
    case .noSpace: language.say("저장 공간이 부족합니다", "no space left")
    case .notPermitted, .notOwner: language.say("권한이 없습니다", "permission denied")
    case .readOnly: language.say("읽기 전용입니다", "it is read-only")
    case .isFolder: language.say("파일이 아니라 폴더입니다", "a folder, not a file")
    case .notOpen: language.say("출력이 닫혀 있습니다", "the output is closed")
    case .tooLarge: language.say("파일이 너무 커집니다", "the file would become too large")
    default: systemReason
    }
  }
}
