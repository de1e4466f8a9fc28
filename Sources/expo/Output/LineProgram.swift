import ExpoCore
import TerminalText

/// A program that asks for a line and replies to it, without moving a cursor.
protocol LineProgram {
  /// What is shown before the first question.
  mutating func begin() throws -> LineReply

  /// What is asked before each line.
  var question: String { get }

  /// Replies to a line; nil ends the program.
  mutating func reply(to line: String) -> LineReply?
}

/// What a line program shows.
enum LineReply {
  case nothing
  case page(Document)
  case sentence(String)
}

extension Printer {
  /// Asks until the program or the input ends. If the input is not a terminal, each question is a line.
  func run(_ program: inout some LineProgram, inputIsTerminal: Bool) throws {
    try write(program.begin())
    while true {
      try write(Array("\(program.question)\(inputIsTerminal ? " " : "\n")".utf8))
      guard let line = readLine() else {
        return inputIsTerminal ? try write([UInt8(ascii: "\n")]) : ()
      }
      guard let reply = program.reply(to: line) else { return }
      try write(reply)
    }
  }

  private func write(_ reply: LineReply) throws {
    switch reply {
    case .nothing: break
    case .page(let document): try write(Text(document, presentation, wording.pages))
    case .sentence(let text):
      try write(Text([Line([Inline(line: text)])], presentation, wording.pages))
    }
  }
}
