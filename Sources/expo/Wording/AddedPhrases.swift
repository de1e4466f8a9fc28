import ExpoCore

extension PagingWording {
  /// A warning: The pager ended abnormally (signal 9): ‘less’
  func crashed(_ command: String, signal: Int32) -> String {
    "페이저가 비정상으로 끝났습니다(신호 \(signal)): \(command)"
  }
}
