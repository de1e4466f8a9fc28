import ExpoCore

/// Why the system refused something, in words that close a message.
struct SystemWording: Sendable {
  let reason: @Sendable (SystemError) -> String

  static let korean = SystemWording { error in
    switch error {
    case .noSpace, .overQuota: "저장 공간이 부족합니다"
    case .notPermitted, .notOwner: "권한이 없습니다"
    case .readOnly: "읽기 전용입니다"
    case .inputOutput: "장치에서 입출력 오류가 났습니다"
    case .notOpen: "출력이 닫혀 있습니다"
    case .tooLarge: "파일이 너무 커집니다"
    default: error.systemReason
    }
  }
}
