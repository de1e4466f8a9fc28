import ExpoCore

extension Program {
  /// `expo overview`
  func overview(on screen: Screen) throws(Failure) -> ExitStatus {
    let exposition = try exposition()
    if options.json {
      return try screen.show(JSONValue(exposition))
    }
    return try screen.show(.overview(of: exposition, in: context))
  }
}
