import ExpoCore
import TerminalText

/// Shows a text: printed where it fits on the screen or nobody wants a pager, else through one.
struct Pager {
  /// How the showing ended.
  enum Ending: Equatable {
    case shown
    /// A signal ended the built-in pager; so should the program, with this status.
    case interrupted(status: Int32)
  }

  let choice: PagerChoice
  let environment: Environment
  /// The size to go by where the terminal does not say its own.
  let fallbackSize: TerminalSize
  let measure: CellMeasure
  let isStyled: Bool
  let wording: PagingWording

  /// Shows the text.
  ///
  /// - Parameters:
  ///   - text: asked for its lines more than once, where a pager is wanted.
  ///   - piped: the text as somebody else's pager is given it.
  ///   - output: where the text is printed; flushed before a pager starts, not after printing.
  ///   - warn: told which pager cannot be run, before the text is printed instead.
  func show(
    _ text: PagedText,
    piped: PagedText,
    on output: inout BufferedOutput,
    warn: (_ command: String) -> Void
  ) throws(WriteError) -> Ending {
    let size = FileDescriptor.standardOutput.terminalSize ?? fallbackSize
    // The prompt takes a row of its own.
    guard choice != .none, text.isLonger(than: size.rows - 1) else {
      try text.write(to: &output)
      return .shown
    }
    try output.flush()
    switch choice {
    case .none:
      break
    case .command(let command):
      if Self.feed(piped, to: command, environment: environment) { return .shown }
      warn(command.text)
    case .builtIn:
      if let ending = showBuiltIn(text, size: size) { return ending }
    }
    try text.write(to: &output)
    return .shown
  }

  /// Runs the pager until it ends, and answers whether it could be run at all.
  ///
  /// Ctrl-C is the pager's alone meanwhile: the program that it reads from must not go first.
  private static func feed(
    _ text: PagedText,
    to command: PagerCommand,
    environment: Environment
  ) -> Bool {
    Signal.interrupt.ignored {
      guard let child = try? start(command, reading: text, environment: environment) else {
        return false
      }
      switch child.wait() {
      // The statuses of a shell for a command that it cannot run and for one that it cannot find.
      case .exited(status: 126), .exited(status: 127): return false
      case .exited, .killed: return true
      }
    }
  }

  /// Starts the pager and writes the text to it.
  private static func start(
    _ command: PagerCommand, reading text: PagedText, environment: Environment
  ) throws -> ChildProcess {
    let pipe = try PipeEnds()
    let variables = PagerCommand.variables(in: environment)
    let child = try ChildProcess(
      command.arguments, adding: variables, input: pipe.reader.descriptor)
    _ = consume pipe.reader
    var output = BufferedOutput(pipe.writer.descriptor)
    // A pager that ends before the text does has shown what its reader wanted to see.
    try? text.write(to: &output)
    try? output.flush()
    return child
  }

  private func showBuiltIn(_ text: PagedText, size: TerminalSize) -> Ending? {
    guard
      var pager = BuiltInPager(
        text, size: size, measure: measure, isStyled: isStyled, wording: wording)
    else { return nil }
    return pager.run()
  }
}
