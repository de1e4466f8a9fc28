import Foundation
import Testing

@testable import expo

/// A real shell with the program's completion script, in a terminal and a home of its own.
struct ShellSession {
  /// A locale that knows Hangul and that the system brings along.
  #if os(macOS)
    static let unicodeLocale = "en_US.UTF-8"
  #else
    static let unicodeLocale = "C.UTF-8"
  #endif

  private let home: TemporaryFolder
  private let terminal: TerminalSession

  /// - Parameters:
  ///   - seconds: When the session is given up.
  ///   - prepare: Puts files into the home, which is also the working folder.
  init(
    _ shell: CompletionShell,
    locale: String = unicodeLocale,
    seconds: Int = 90,
    prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws {
    home = try TemporaryFolder()
    try home.folder("bin")
    // The only programs that the shell finds; fish itself needs two.
    for program in [BuiltProgram.path, "/bin/ls", "/bin/mkdir"] {
      try FileManager.default.createSymbolicLink(
        atPath: home.path("bin/\(URL(filePath: program).lastPathComponent)"),
        withDestinationPath: program)
    }
    try home.file("completions", shell.script)
    try prepare(home)
    terminal = try TerminalSession(
      try shell.start(in: home),
      program: "/usr/bin/env",
      environment: [
        "HOME": home.path, "ZDOTDIR": home.path, "INPUTRC": home.path("inputrc"),
        "EXPO_PAGER": try home.script("bin/no-pager", "exit"), "LC_ALL": locale,
      ],
      columns: 120,
      seconds: seconds)
    terminal.waitFor("ready>")
  }

  /// The command line after the keys.
  func line(after keys: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    terminal.type(keys)
    return (try? note(sourceLocation)) ?? ""
  }

  /// Types the keys that end a line, and gives up what is still open in it.
  func enter(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let prompt = prompts
    // The second Enter is for one that has chosen from a list.
    for key in [keys, "\r"] {
      terminal.type(key)
      _ = try note(sourceLocation)
      if prompts > prompt { return }
    }
    try giveUp(sourceLocation: sourceLocation)
  }

  /// Gives up the line and waits for another prompt.
  func giveUp(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let prompt = prompts
    try press("\u{3}", until: "there is a new prompt", sourceLocation) { prompts > prompt }
  }

  /// The number of prompts that the shell has written.
  private var prompts: Int { home.contents("prompts")?.utf8.count ?? 0 }

  /// The command line once the shell has read all keys.
  private func note(_ sourceLocation: SourceLocation) throws -> String {
    removeFile("line")
    try press(ShellSession.keyToWriteLine, until: "the line is written", sourceLocation) {
      home.contents("line")?.hasSuffix("\n") == true
    }
    return String((home.contents("line") ?? "").dropLast())
  }

  /// Presses a key, again if the shell was not yet ready for it and dropped it.
  private func press(
    _ key: String, until what: String, _ sourceLocation: SourceLocation, _ condition: () -> Bool
  ) throws {
    var looks = 0
    let isMet = terminal.waitUntil(what, sourceLocation: sourceLocation) { _ in
      if condition() { return true }
      if looks.isMultiple(of: 100) { terminal.type(key) }
      looks += 1
      return false
    }
    if !isMet { throw Unanswered() }
  }

  private struct Unanswered: Error {}

  /// Removes a file from the home, and returns whether there was one.
  @discardableResult
  func removeFile(_ name: String) -> Bool {
    (try? FileManager.default.removeItem(atPath: home.path(name))) != nil
  }

  /// Whether the text was sent to the terminal.
  func wasSent(_ text: String) -> Bool {
    Data(terminal.transcript).range(of: Data(text.utf8)) != nil
  }

  /// Looks at the screen until it shows the text, once the keys are typed.
  func type(
    _ keys: String, andWaitFor text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    terminal.type(keys)
    terminal.waitFor(text, sourceLocation: sourceLocation)
  }

  /// Control-T, at which the shells write their line down.
  private static let keyToWriteLine = "\u{14}"
}

extension CompletionShell {
  /// Why its tests are skipped; nil if they can run.
  var obstacle: String? {
    guard OtherProgram.isInstalled(rawValue) else { return "\(rawValue) is not installed" }
    if self == .bash, !Self.bashIsCurrent { return "bash is older than version 4" }
    return nil
  }

  /// The bash of macOS can neither be asked for its line nor complete files for a function.
  private static let bashIsCurrent =
    (try? OtherProgram.run("bash -c '((BASH_VERSINFO[0] >= 4))'"))?.status == 0

  /// The list of completion functions that zsh's `compinit` writes, beside the built program.
  /// Written once for all sessions, because that takes much longer than a Tab.
  private static let zshDump: String = {
    let dump = "\(BuiltProgram.path).zcompdump"
    let command = "rm -f '\(dump)'; zsh -f -c \"autoload -Uz compinit; compinit -u -d '\(dump)'\""
    _ = try? OtherProgram.run(command)
    return dump
  }()

  /// Writes the shell's start-up files and returns the words that start it.
  fileprivate func start(in home: TemporaryFolder) throws -> [String] {
    switch self {
    case .bash:
      try home.file(
        "inputrc",
        """
        set bell-style none
        set completion-query-items 0
        set page-completions off
        set input-meta on
        set convert-meta off
        set output-meta on
        """)
      try home.file(
        "bashrc",
        """
        PS1='ready> '
        cd
        PATH=$HOME/bin
        PROMPT_COMMAND='echo >>prompts'
        note_line() { printf '%s\\n' "$READLINE_LINE" >line; }
        bind -x '"\\C-t": note_line'
        source ./completions
        """)
      return ["bash", "--noprofile", "--rcfile", home.path("bashrc"), "-i"]
    case .zsh:
      try home.file(
        ".zshrc",
        """
        PS1='ready> '
        unsetopt beep
        cd
        LISTMAX=100000
        PATH=$HOME/bin
        precmd() { echo >>prompts }
        note_line() { print -r -- "$BUFFER" >line }
        zle -N note_line
        bindkey '^T' note_line
        autoload -Uz compinit
        compinit -C -d '\(Self.zshDump)'
        source ./completions
        """)
      return ["zsh", "-d", "-i"]
    case .fish:
      try home.folder(".config/fish")
      try home.file(
        ".config/fish/config.fish",
        """
        set -g fish_greeting
        set -g fish_autosuggestion_enabled 0
        cd
        function fish_prompt; echo -n 'ready> '; end
        set -x PATH $HOME/bin
        function note_prompt --on-event fish_prompt --on-event fish_cancel; echo >>prompts; end
        bind \\ct 'commandline >line'
        source ./completions
        """)
      return ["fish", "-i"]
    }
  }
}
