import ExpoCore

extension Program {
  /// `expo help [command]`
  func help(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let page = HelpPage(wording: wording.help)
    guard let word = words.first else { return try screen.show(page.full) }
    guard let command = Command(written: word) else {
      throw failure(.unknownCommand(words: words, meant: Command.meant(by: word)))
    }
    return try screen.show(page.document(for: command))
  }
}
