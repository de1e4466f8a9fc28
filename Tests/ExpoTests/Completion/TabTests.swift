import Testing

@testable import expo

/// Tab in the real shells.
@Suite struct TabTests {
  /// A catalogue whose names are hard on shells.
  private static func prepare(_ home: TemporaryFolder) throws {
    let names = [
      "등대", "The Cook", "Mission: 0", "L'Or, 5", "닻 --pager touch", "--pager=touch",
      "Wow! Yes", "[Untitled] (1900)", "!?", "X1 long", "X2 long",
    ]
    let items = names.enumerated().map { number, name in
      let identifier = name == "!?" ? "" : "i\(number + 1)"
      return #"{"name": "\#(name)", "image_name": "\#(identifier)", "short_desc": "", "desc": ""}"#
    }
    try home.folder("films")
    try home.file("films/items.json", "[\(items.joined(separator: ","))]")
  }

  /// Presses Tab after each line.
  private func press(
    _ tabs: [Tab], in shell: CompletionShell, locale: [String: String]
  ) throws {
    let session = try ShellSession(shell, locale: locale, prepare: Self.prepare)
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
      TabTable.everywhere + (shell == .fish ? [] : TabTable.replaced)
        + (shell == .bash ? TabTable.bash : []), in: shell,
      locale: ["LC_ALL": ShellSession.unicodeLocale])
  }

  @Test(arguments: CompletionShell.allCases.filter { $0.obstacle == nil })
  func `a shell without Unicode gets words of ASCII`(shell: CompletionShell) throws {
    try press(
      [
        Tab("expo item geo", "expo item geomungo "), Tab("expo item k", "expo item k"),
        Tab("expo items --category=mus", "expo items --category=musical-instruments "),
        Tab("expo ov", "expo overview "),
        Tab("expo --catalogue films item l", "expo --catalogue films item l-or-5 "),
        Tab("expo --catalogue films item i5", "expo --catalogue films item i5 "),
      ], in: shell, locale: ["LC_ALL": "C"])
  }

  @Test(
    .enabled(if: CompletionShell.zsh.obstacle == nil, "\(CompletionShell.zsh.obstacle ?? "")"),
    .enabled(if: CompletionShell.fish.obstacle == nil, "\(CompletionShell.fish.obstacle ?? "")"),
    arguments: [CompletionShell.zsh, .fish])
  func `zsh and fish say what the candidates are`(shell: CompletionShell) throws {
    let session = try ShellSession(shell)
    session.type("expo item \t", andWaitFor: "두 줄 사이에 갇힌 활")
  }
}
