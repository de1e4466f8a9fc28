import ExpoCore

/// A pager as the reader named it.
struct PagerCommand: Equatable {
  let text: String
  /// The program to start and its arguments; empty if the command is blank.
  let arguments: [String]

  /// The characters that mean something to a shell, as in git's `run-command.c`, except for blanks,
  /// at which a plain command is split here.
  private static let shellCharacters = "|&;<>()$`\\\"'*?[#~=%\n".unicodeScalars

  /// Whether the command runs through the shell.
  private let usesShell: Bool

  init(_ text: String) {
    self.text = text
    usesShell = text.unicodeScalars.contains(where: Self.shellCharacters.contains)
    arguments =
      usesShell
      ? ["/bin/sh", "-c", text]
      : text.split { $0 == " " || $0 == "\t" }.map(String.init)
  }

  /// The pager of a terminal: `EXPO_PAGER`, then `PAGER`, then `less`, then `more`; nil if there is none.
  ///
  /// An empty command and `cat` turn paging off in both variables, as with git; so does a terminal that cannot
  /// move its cursor.
  init?(of environment: Environment) {
    let usual = ["less", "more"].first { FileSystem.hasProgram($0, in: environment) }
    self.init(environment["EXPO_PAGER"] ?? environment["PAGER"] ?? usual ?? "")
    if environment.terminalIsDumb || [[], ["cat"]].contains(arguments) { return nil }
  }

  /// The variables to set for the pager.
  ///
  /// Unless the reader has set them: `less` ends at once if one screen holds all (F), passes styling on (R) and
  /// leaves the text on the screen (X), as with git, `lv` passes styling on (-c), and the text is UTF-8 in any locale. In any case: an `expo`
  /// that is the pager, or is started from it, does not start a pager itself, which would go on for
  /// ever if `PAGER` is `expo`.
  static func variables(in environment: Environment) -> [(name: String, value: String)] {
    let usual = [("LESS", "FRX"), ("LV", "-c"), ("LESSCHARSET", "utf-8")]
    return usual.filter { environment[$0.0] == nil } + [("EXPO_PAGER", "cat")]
  }
}

extension PagerCommand {
  /// The outcome of a text that was given to a pager.
  enum Outcome: Equatable {
    case shown
    case cannotRun
    case failed(status: Int32, hasTakenText: Bool)
    /// A signal that readers do not send ended the pager.
    case crashed(signal: Int32)
  }

  /// Runs the pager on a text until it ends.
  ///
  /// Ctrl-C goes to the pager alone, and a signal that ends the program does so after the pager has
  /// ended: otherwise the pager and the shell would share a terminal in the pager's mode.
  ///
  /// A pager that succeeds has shown enough, even if it ends before the text; so has one that Ctrl-C has reached.
  func show(_ text: [UInt8], environment: Environment) -> Outcome {
    let mode = try? TerminalMode(of: .standardOutput)
    return Signal.postponing(Signal.ending.filter { $0 != .interrupt }) {
      let (result, isInterrupted) = Signal.interrupt.withheld {
        try? run(on: text, environment: environment)
      }
      guard let (status, hasTakenText) = result else { return .cannotRun }
      mode?.leaveIfInForeground()
      // `less` gives its screen back after any signal that a reader sends but this one.
      if status == .killed(signal: Signal.hangUp.number) { FullScreen.giveBack() }
      return isInterrupted ? .shown : outcome(of: status, hasTakenText)
    }
  }

  private func outcome(
    of status: ChildProcess.TerminationStatus, _ hasTakenText: Bool
  ) -> Outcome {
    let signal: Int32
    switch status {
    // The statuses of a shell for a command that it cannot run and for one that it cannot find.
    case .exited(status: 126), .exited(status: 127): return .cannotRun
    // Shells report with 128 and the signal that one has ended their command.
    case .exited(let status) where status > 128 && usesShell: signal = status - 128
    case .exited(let status) where 1..<126 ~= status:
      return .failed(status: status, hasTakenText: hasTakenText)
    case .exited: return .shown
    case .killed(let number): signal = number
    }
    let sent: [Signal] = [.interrupt, .quit, .hangUp, .terminate, .closedPipe]
    return sent.contains { $0.number == signal } ? .shown : .crashed(signal: signal)
  }

  private func run(
    on text: [UInt8], environment: Environment
  ) throws(SystemError) -> (status: ChildProcess.TerminationStatus, hasTakenText: Bool) {
    let pipe = try PipeEnds()
    let child = try ChildProcess(
      arguments,
      setting: Self.variables(in: environment),
      input: .descriptor(pipe.reader.descriptor))
    let (end, start) = (pipe.reader.descriptor, pipe.writer.descriptor)
    var reader: OpenFile? = pipe.reader
    var writer: OpenFile? = pipe.writer
    // A text that the pipe holds is left there by a pager that does not take it. Writing a longer one fails
    // when the pager ends, because nothing else can read it.
    let count = (try? start.writeAtOnce(text)) ?? 0
    let fits = count == text.count
    if !fits { _ = reader.take() }
    var hasTakenText = (try? start.write(Array(text[count...]))) != nil
    _ = writer.take()
    let status = child.wait()
    if fits { hasTakenText = (try? end.read(atMost: 1)) == [] }
    _ = reader.take()
    return (status, hasTakenText)
  }
}
