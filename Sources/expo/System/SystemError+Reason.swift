import ExpoCore

extension SystemError {
  /// Why the system refused something, as the end of a message.
  func reason(in language: Language) -> String {
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
