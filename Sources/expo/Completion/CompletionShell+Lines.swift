extension CompletionShell {
  /// Answers a shell's completion function: a candidate a line, its description behind a tab.
  ///
  /// Files are asked for by a line that begins with a tab, as no candidate does.
  ///
  /// - Parameter arguments: From zsh and fish the words behind the program's name, without quotes,
  ///   up to the one under the cursor. From bash, which has no safe way to take quotes off, the
  ///   line up to the cursor and what of it will be replaced.
  func lines(for arguments: [String], by completions: Completions) -> [String] {
    switch self {
    case .zsh, .fish:
      Self.lines(of: completions.complete(arguments)) { candidate in
        [candidate.word, candidate.description].compactMap(\.self).joined(separator: "\t")
      }
    case .bash:
      Self.bashLines(for: arguments, by: completions)
    }
  }

  private static func bashLines(
    for arguments: [String], by completions: Completions
  ) -> [String] {
    guard arguments.count == 2 else { return [] }
    let line = BashLine(arguments[0], replaced: arguments[1])
    let completion = line.isRedirection ? .paths : completions.complete(line.words)
    return lines(of: completion) { line.reply(for: $0.word) }
  }

  private static func lines(
    of completion: Completion, _ line: (Completion.Candidate) -> String?
  ) -> [String] {
    switch completion {
    case .paths: ["\tpaths"]
    case .candidates(let candidates): candidates.compactMap(line)
    }
  }
}
