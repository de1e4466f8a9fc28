@testable import ExpoCore
import Testing

@testable import expo

/// Tab in the real shells.
@Suite struct TabTests {
  /// Names that are hard on shells.
  private static let names = [
    "등대", "The Cook", "Mission: 0", "L'Or, 5", "닻 --pager touch", "--pager=touch", "Wow! Yes",
    "[Untitled] (1900)", "!?", "X1 long", "X2 long",
  ]

  /// Lines before and after Tab, the same in all shells.
  static let everywhere = [
    ("expo ov", "expo overview "), ("expo 'ov", "expo 'overview' "),
    ("expo --wi", "expo --width "),
    ("expo items 악", "expo items 악기 "), ("expo picture pos", "expo picture poster "),
    ("expo picture 국", "expo picture 국기 "), ("expo open 나막신 --link 6", "expo open 나막신 --link 6 "),
    ("expo --catalogue films items c", "expo --catalogue films items c++ "),
    ("expo --catalogue films items Au", "expo --catalogue films items audio-+-video "),
    ("expo item 거", "expo item 거문고 "), ("expo item '거", "expo item '거문고' "),
    ("expo item \"fold", "expo item \"folding-screen\" "), ("expo help wid", "expo help width "),
    ("expo item $'거", "expo item $'거"),
    ("expo item \\거", "expo item \\거"), ("expo item 없", "expo item 없"),
    ("expo item -- 거", "expo item -- 거문고 "),
    ("expo --catalogue films item The", "expo --catalogue films item the-cook "),
    ("expo --catalogue films item 'The C", "expo --catalogue films item 'The C"),
    ("expo --catalogue=films item Mi", "expo --catalogue=films item mission-0 "),
    ("expo --catalogue=fi", "expo --catalogue=films/"),
    ("expo --catalogue ~/films item Mi", "expo --catalogue ~/films item mission-0 "),
    ("expo --catalogue \"my films\" item Mi", "expo --catalogue \"my films\" item mission-0 "),
    ("expo --catalogue 'my films' item Mi", "expo --catalogue 'my films' item mission-0 "),
    ("expo --catalogue my\\ films item Mi", "expo --catalogue my\\ films item mission-0 "),
    ("echo | expo ov", "echo | expo overview "), ("expo items > fi", "expo items > films/"),
  ]

  static let bash = [
    ("expo item Ge", "expo item geomungo "), ("expo item 갓:", "expo item 갓:"),
    // Control-B moves the cursor back.
    ("expo item 거x\u{2}", "expo item 거문고x"), ("expo item a@거", "expo item a@거"),
  ]

  static let inASCII = [
    ("expo item geo", "expo item geomungo "), ("expo item x", "expo item x"),
    ("expo items mus", "expo items musical-instruments "),
    ("expo --catalogue films item l", "expo --catalogue films item l-or-5 "),
  ]

  /// Presses Tab after each line.
  private func press(
    _ tabs: [(typed: String, line: String)], in shell: CompletionShell, locale: String
  ) throws {
    let session = try ShellSession(shell, locale: locale) { home in
      let items = Self.names.enumerated().map { number, name in
        Item(
          name: name, pictureName: "i\(number + 1)", shortDescription: "s",
          text: "d", category: ["C++", "Audio + Video", "$9"][number % 3])
      }
      try home.items(items, "films")
      try home.items(items, "my films")
    }
    for tab in tabs {
      #expect(session.line(after: tab.typed + "\t") == tab.line, "\(shell): \(tab.typed)")
      try session.giveUp()
    }
  }

  @Test(arguments: CompletionShell.allCases.filter { $0.obstacle == nil })
  func `Tab completes commands, options, values and names, and quotes nothing`(
    shell: CompletionShell
  ) throws {
    try press(
      Self.everywhere + (shell == .bash ? Self.bash : []), in: shell,
      locale: ShellSession.unicodeLocale)
  }

  @Test(arguments: CompletionShell.allCases.filter { $0.obstacle == nil })
  func `a shell without Unicode gets words of ASCII`(shell: CompletionShell) throws {
    try press(Self.inASCII, in: shell, locale: "C")
  }

  @Test(arguments: CompletionShell.allCases.filter { $0 != .bash && $0.obstacle == nil })
  func `zsh and fish say what the candidates are`(shell: CompletionShell) throws {
    let session = try ShellSession(shell)
    session.type("expo item \t", andWaitFor: "두 줄 사이에 활을")
  }
}
