import TerminalText

extension PageReader {
  /// The last row of the screen while the reader shows something else than the page; nil otherwise.
  func lastRow(_ wording: Wording) -> LastRow? {
    if let missing {
      return .message([wording.notFound(Inline(foreignPart: missing).text)])
    }
    switch mode {
    case .reading:
      return nil
    case .searching(let prompt, _):
      return .prompt(prompt, result: matchPosition ?? "")
    case .help(let help):
      return .status(
        StatusLine(
          lead: PageAction.keys.hints([.quit], wording).first,
          parts: [wording.helpTitle, "\(help.percent)%"]))
    }
  }
}
