import TerminalText

extension PageReader {
  /// The last row of the screen while the reader shows something else than the page; nil otherwise.
  var lastRow: LastRow? {
    if !messages.isEmpty { return .message(messages) }
    if let number { return .status(StatusLine(parts: [wording.number(number)])) }
    switch mode {
    case .reading:
      return nil
    case .searching(let prompt, _):
      return .prompt(prompt, result: view.search?.position ?? "")
    case .help(let help):
      return .status(
        StatusLine(
          lead: PageAction.keys.hints([.quit], wording).first,
          parts: [wording.helpTitle, "\(help.percent)%"]))
    }
  }
}
