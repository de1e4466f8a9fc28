extension Program {
  /// `expo manual`
  func manual(on screen: Screen) throws(Failure) -> ExitStatus {
    let page = ManualPage(help: wording.help, wording: wording.manual)
    return try screen.show { emit in _ = emit(Array(page.source.utf8)) }
  }
}
