import TerminalText

/// Writes messages to standard error.
struct Messages {
  let settings: OutputSettings
  private var wording: Wording { settings.wording }

  /// Reports an error and its remedy.
  func report(_ message: Message) {
    write(
      Inline(wording.say("오류", "error"), .error),
      message.text,
      remedy: message.remedy
    )
  }

  /// Reports something unexpected.
  func warn(_ text: String) { write(Inline(wording.say("경고", "warning"), .warning), text) }

  /// Reports how a word was understood.
  func inform(_ text: String) { write(Inline(wording.say("참고", "note")), text) }

  /// Asks a question, and returns the line that the reader types; nil at the end of the input.
  func ask(_ question: String) -> String? {
    try? FileDescriptor.standardError.write(Array("\(question) ".utf8))
    if let answer = readLine() { return answer }
    try? FileDescriptor.standardError.write([UInt8(ascii: "\n")])
    return nil
  }

  /// Failures to write to standard error are ignored.
  private func write(
    _ kind: Inline, _ text: String, remedy: [Block] = []
  ) {
    let encoder = LineEncoder(isStyled: settings.stylesErrors)
    let first = Block.paragraph([Inline("expo: "), kind, Inline(": \(text)")])
    let lines = lines(of: first) + remedy.flatMap(lines)
    try? FileDescriptor.standardError.write(encoder.bytes(of: lines))
  }

  private func lines(of block: Block) -> [Line] {
    settings.lines(of: [block], columns: settings.errorColumns, hasEnd: false)
  }
}
