import Testing

@testable import expo

/// Tab in the real shells.
@Suite struct TabTests {
  /// A catalogue whose names are hard on shells.
  private static func prepare(_ home: TemporaryFolder) throws {
    let names = [
      "등대", "The Cook", "Mission: 0", "L'Or $5", "닻 --pager=touch pwned", "--pager=touch pwned",
      "Wow! Yes", "[Untitled] (1900)",
    ]
    let items = names.enumerated().map { number, name in
      #"{"name": "\#(name)", "image_name": "i\#(number)", "short_desc": "", "desc": ""}"#
    }
    try home.folder("films")
    try home.file("films/items.json", "[\(items.joined(separator: ","))]")
  }

  private func press(_ tab: Tab, in shell: CompletionShell) throws {
    let session = try ShellSession(shell, prepare: Self.prepare)
    #expect(session.line(after: tab.typed + "\t") == tab.line)
  }

  @Test(
    .enabled(if: CompletionShell.bash.obstacle == nil, "\(CompletionShell.bash.obstacle ?? "")"),
    arguments: TabTable.everywhere + TabTable.bash)
  func `bash completes commands, options, values and names, with its own quotes`(tab: Tab) throws {
    try press(tab, in: .bash)
  }

  @Test(
    .enabled(if: CompletionShell.zsh.obstacle == nil, "\(CompletionShell.zsh.obstacle ?? "")"),
    arguments: TabTable.everywhere + TabTable.zsh)
  func `zsh completes commands, options, values and names, with its own quotes`(tab: Tab) throws {
    try press(tab, in: .zsh)
  }

  @Test(
    .enabled(if: CompletionShell.fish.obstacle == nil, "\(CompletionShell.fish.obstacle ?? "")"),
    arguments: TabTable.everywhere + TabTable.fish)
  func `fish completes commands, options, values and names, with its own quotes`(tab: Tab) throws {
    try press(tab, in: .fish)
  }

  @Test(
    .enabled(if: CompletionShell.bash.obstacle == nil, "\(CompletionShell.bash.obstacle ?? "")"),
    arguments: [
      Tab("expo item ㄱ", "expo item ㄱ"), Tab("expo item 가", "expo item 가야금 "),
      Tab("expo ov", "expo overview "), Tab("expo items --evidence=", "expo items --evidence="),
      Tab("expo --p", "expo --p"), Tab("expo --page", "expo --page"),
    ])
  func `bash inserts no half of a character if its locale has no Hangul`(tab: Tab) throws {
    let session = try ShellSession(.bash, locale: "C", prepare: Self.prepare)
    #expect(session.line(after: tab.typed + "\t") == tab.line)
  }

  @Test(.enabled(if: CompletionShell.zsh.obstacle == nil, "\(CompletionShell.zsh.obstacle ?? "")"))
  func `a second Tab goes through what initial consonants may mean in zsh`() throws {
    #expect(try ShellSession(.zsh).line(after: "expo item ㄱ\t\t") == "expo item 갓")
  }

  @Test(
    .enabled(if: CompletionShell.zsh.obstacle == nil, "\(CompletionShell.zsh.obstacle ?? "")"),
    .enabled(if: CompletionShell.fish.obstacle == nil, "\(CompletionShell.fish.obstacle ?? "")"),
    arguments: [CompletionShell.zsh, .fish])
  func `zsh and fish say what the candidates are`(shell: CompletionShell) throws {
    let session = try ShellSession(shell)
    session.type("expo item \t", andWaitFor: "두 줄 사이에 갇힌 활이")
  }
}
