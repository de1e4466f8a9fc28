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

  /// - Parameter prepare: puts files into the home, which is also the working folder.
  init(
    _ shell: CompletionShell,
    locale: String = unicodeLocale,
    prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws {
    home = try TemporaryFolder()
    try home.folder("bin")
    try FileManager.default.createSymbolicLink(
      atPath: home.path("bin/expo"), withDestinationPath: BuiltProgram.path)
    try home.file("completions", shell.script)
    try prepare(home)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    terminal = try TerminalSession(
      try shell.start(in: home),
      program: "/usr/bin/env",
      environment: [
        "HOME": home.path, "ZDOTDIR": home.path, "INPUTRC": home.path("inputrc"), "LC_ALL": locale,
        "PATH": "\(home.path("bin")):\(path)",
      ],
      columns: 120)
    terminal.waitFor("ready>")
  }

  /// What the command line is after the keys.
  func line(after keys: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    terminal.type(keys + ShellSession.keyToWriteLine)
    terminal.waitUntil("the line is written down", sourceLocation: sourceLocation) { _ in
      home.contents("line")?.hasSuffix("\n") == true
    }
    return String((home.contents("line") ?? "").dropLast())
  }

  /// Looks at the screen until it shows the text, once the keys are typed.
  func type(
    _ keys: String, andWaitFor text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    terminal.type(keys)
    terminal.waitFor(text, sourceLocation: sourceLocation)
  }

  /// Control-T, which the shells are told to write their line down by.
  fileprivate static let keyToWriteLine = "\u{14}"
}

extension CompletionShell {
  /// Why its tests are skipped, or nil where they can run.
  var obstacle: String? {
    guard OtherProgram.isInstalled(rawValue) else { return "\(rawValue) is not installed" }
    if self == .bash, !Self.bashIsCurrent { return "bash is older than version 4" }
    return nil
  }

  /// The bash of macOS can neither be asked for its line nor complete files for a function.
  private static let bashIsCurrent =
    (try? OtherProgram.run("bash -c '((BASH_VERSINFO[0] >= 4))'"))?.status == 0

  /// The list of completion functions that zsh's `compinit` writes, beside the built program. Written
  /// once for all sessions, because that takes much longer than a Tab.
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
        set input-meta on
        set convert-meta off
        set output-meta on
        """)
      try home.file(
        "bashrc",
        """
        PS1='ready> '
        cd
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
        bind \\ct 'commandline >line'
        source ./completions
        """)
      return ["fish", "-i"]
    }
  }
}
