import ExpoCore

extension Program {
  /// `expo overview`
  func overview(on screen: Screen) throws(Failure) -> ExitStatus {
    try screen.show(.overview(of: try exposition(), in: context))
  }
}
