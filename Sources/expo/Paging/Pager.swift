import ExpoCore

/// Which pager shows a text that is longer than the screen.
enum PagerChoice: Equatable {
  /// The text is printed as it is.
  case none
  case command(PagerCommand)
  case builtIn

  /// Chooses: `--no-pager` and `--pager`, then `EXPO_PAGER`, `PAGER`, `less`, the built-in pager.
  ///
  /// An empty command and `cat` turn paging off wherever they stand, as with git; so do a terminal
  /// that cannot move its cursor, and output that is no terminal.
  init(
    option: PagingOption?,
    environment: Environment,
    isTerminal: Bool,
    hasLess: @autoclosure () -> Bool
  ) {
    self = .none
    guard isTerminal, environment["TERM"] != "dumb" else { return }
    switch option {
    case .off: return
    case .command(let command): self.init(command)
    case nil:
      if let command = environment["EXPO_PAGER"] ?? environment["PAGER"] {
        self.init(command)
      } else {
        self = hasLess() ? .command(PagerCommand("less")) : .builtIn
      }
    }
  }

  private init(_ command: String) {
    let command = PagerCommand(command)
    let isOff = command.arguments.isEmpty || command.arguments == ["cat"]
    self = isOff ? .none : .command(command)
  }
}

/// A pager as the reader named it.
struct PagerCommand: Equatable {
  /// As it was written.
  let text: String
  /// The program to start and its arguments; none where nothing but blanks was written.
  let arguments: [String]

  /// The characters that mean something to a shell, as git knows them (`run-command.c`), but for
  /// the blanks, at which a plain command is split here.
  private static let shellCharacters = "|&;<>()$`\\\"'*?[#~=%\n"

  init(_ text: String) {
    self.text = text
    let needsShell = text.unicodeScalars.contains {
      Self.shellCharacters.unicodeScalars.contains($0)
    }
    arguments =
      needsShell
      ? ["/bin/sh", "-c", text]
      : text.split { $0 == " " || $0 == "\t" }.map(String.init)
  }

  /// What pagers need to be told, each only where the reader has not told them otherwise:
  /// `less` to end at once where one screen holds all (F) and to pass styling on (R), `lv` the
  /// latter (-c), and `less` that the text is UTF-8, whatever the locale is.
  static func variables(in environment: Environment) -> [(name: String, value: String)] {
    [("LESS", "FR"), ("LV", "-c"), ("LESSCHARSET", "utf-8")].filter { environment[$0.0] == nil }
  }
}

extension PagerCommand {
  /// Runs the pager on a text until it ends. Returns false if it cannot be run.
  ///
  /// Ctrl-C goes to the pager alone: the program that it reads from must not end first.
  ///
  /// - Parameter write: writes the text. A pager that ends before the text does has shown what its
  ///   reader wanted to see.
  func show(
    environment: Environment, write: (inout BufferedOutput) throws(WriteError) -> Void
  ) -> Bool {
    Signal.interrupt.ignored {
      guard let child = try? start(environment: environment, write: write) else { return false }
      switch child.wait() {
      // The statuses of a shell for a command that it cannot run and for one that it cannot find.
      case .exited(status: 126), .exited(status: 127): return false
      case .exited, .killed: return true
      }
    }
  }

  private func start(
    environment: Environment, write: (inout BufferedOutput) throws(WriteError) -> Void
  ) throws(SystemError) -> ChildProcess {
    let pipe = try PipeEnds()
    let child = try ChildProcess(
      arguments, adding: Self.variables(in: environment), input: pipe.reader.descriptor)
    _ = consume pipe.reader
    var output = BufferedOutput(pipe.writer.descriptor)
    try? write(&output)
    try? output.flush()
    return child
  }
}
