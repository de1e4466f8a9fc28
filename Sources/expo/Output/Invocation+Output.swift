import TerminalText

/// Writing the output of a command: to standard output, or through a pager.
extension Invocation {
  /// Writes a content, in the pager if it is a text longer than the screen.
  ///
  /// A closed pipe (`expo items | head -1`) ends the output without an error.
  func write(_ content: Output.Content) throws(SystemError) {
    do throws(SystemError) {
      switch content {
      case .document(let document):
        try show(settings.lines(of: document, columns: settings.columns))
      case .lines(let lines): try show(lines)
      case .bytes(let bytes): try FileDescriptor.standardOutput.write(bytes)
      }
    } catch .brokenPipe {}
  }

  /// Shows a text, in the pager if it is longer than the screen.
  private func show(_ lines: [Line]) throws(SystemError) {
    let pager = settings.pager.flatMap { rows(of: lines) > settings.terminal.rows ? $0 : nil }
    if let pager {
      let encoder = LineEncoder(
        isStyled: settings.stylesOutput && pager.showsStyles, colors: settings.colors)
      if pager.show(encoder.bytes(of: lines), environment: context.environment) { return }
      messages.warn(
        wording.say(
          "페이저가 글을 보이지 못해 그대로 출력합니다: \(quoting: pager.text)",
          "The pager has not shown the text, so it is printed as it is: \(quoting: pager.text)"))
    }
    let encoder = LineEncoder(
      isStyled: settings.stylesOutput, colors: settings.colors,
      hasHyperlinks: settings.stylesOutput && settings.isTerminal)
    try FileDescriptor.standardOutput.write(encoder.bytes(of: lines))
  }

  /// The rows of lines in a pager: its prompt takes one, and a line that is wider than the terminal
  /// several.
  private func rows(of lines: [Line]) -> Int {
    lines.reduce(1) { rows, line in
      rows + 1 + max(0, line.width(measure: settings.measure) - 1)
        / max(1, settings.terminal.columns)
    }
  }
}
