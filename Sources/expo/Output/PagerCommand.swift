/// A pager as the reader named it.
struct PagerCommand: Equatable {
  let text: String
  /// The program to start and its arguments; empty if the command is blank.
  let arguments: [String]
  /// Whether it is `less`, which shows pictures.
  let isLess: Bool
  /// Whether it passes styles on; `more` takes them for text when it breaks lines.
  let showsStyles: Bool

  /// The characters that mean something to a shell, as in git's `run-command.c`, except for blanks,
  /// at which a plain command is split here.
  private static let shellCharacters = "|&;<>()$`\\\"'*?[#~=%\n".unicodeScalars

  init(_ text: String) {
    self.text = text
    let words =
      text.unicodeScalars.contains(where: Self.shellCharacters.contains)
      ? ["/bin/sh", "-c", text]
      : text.split { $0 == " " || $0 == "\t" }.map(String.init)
    let program = words.first?.split(separator: "/").last
    (isLess, showsStyles) = (program == "less", program != "more")
    // Styles are passed on, even if the options in `LESS` are the reader's own.
    arguments = isLess ? words + ["-R"] : words
  }

  /// The pager of a terminal: `EXPO_PAGER`, then `PAGER`, then `less`, then `more`; nil if there is
  /// none.
  ///
  /// An empty command and `cat` turn paging off in both variables, as with git; so does a terminal
  /// that cannot move its cursor.
  init?(of environment: Environment) {
    let usual = ["less", "more"].first { FileSystem.hasProgram($0, in: environment) }
    self.init(environment["EXPO_PAGER"] ?? environment["PAGER"] ?? usual ?? "")
    if environment.terminalIsDumb || [[], ["cat"]].contains(arguments) { return nil }
  }

  /// The variables to set for the pager.
  ///
  /// Unless the reader has set them: `less` ends at once if one screen holds all (F), passes
  /// styling on (R) and leaves the text on the screen (X), as with git, and its prompt (P) says how
  /// to leave; `lv` passes styling on (-c), and the text is UTF-8 in any locale. In any case: an
  /// `expo` that is the pager, or is started from it, does not start a pager itself, which would go
  /// on for ever if `PAGER` is `expo`.
  static func variables(in environment: Environment) -> [(name: String, value: String)] {
    let usual = [("LESS", usualLess), ("LV", "-c"), ("LESSCHARSET", "utf-8")]
    return usual.filter { environment[$0.0] == nil } + [("EXPO_PAGER", "cat")]
  }

  /// The prompt is in English, because less 590 and 654 show no other letters than ASCII in it.
  private static let usualLess = "FRX-P?e(END):Space for more., q to quit"
}

extension PagerCommand {
  /// The statuses of a shell for a command that it cannot run and for one that it cannot find.
  private static let unableStatuses: [Int32] = [126, 127]

  /// Runs the pager on a text until it ends, and returns whether it has shown the text: not if it
  /// cannot be run, or if it fails before it has read any of it.
  ///
  /// Ctrl-C goes to the pager alone, and a signal that ends the program does so after the pager has
  /// ended: otherwise the pager and the shell would share a terminal in the pager's mode.
  func show(_ text: [UInt8], environment: Environment) -> Bool {
    let mode = try? TerminalMode(of: .standardOutput)
    return Signal.postponing(Signal.ending.filter { $0 != .interrupt }) {
      let (end, isInterrupted) = Signal.interrupt.discarded {
        try? run(on: text, environment: environment)
      }
      mode?.leaveIfInForeground()
      guard let end, !Self.unableStatuses.contains(end.status) else { return false }
      return end.status == 0 || end.hasRead || isInterrupted
    }
  }

  /// Passes the text through a file, because the offset of a file tells how much the pager has read.
  private func run(
    on text: [UInt8], environment: Environment
  ) throws(SystemError) -> (status: Int32, hasRead: Bool) {
    let file = try OpenFile.temporary()
    try file.descriptor.write(text)
    file.rewind()
    Self.variables(in: environment).forEach { CurrentProcess.set($0, to: $1) }
    let status = try ChildProcess(arguments, input: file.descriptor).wait()
    return (status, file.offset > 0)
  }
}
