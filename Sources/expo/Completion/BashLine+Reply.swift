import ExpoCore

extension BashLine {
  /// What bash is to put in for a word: quoted as the cursor's place wants it, and without the part
  /// that stays; nil where the word does not begin with that part.
  func reply(for word: String) -> String? {
    guard word.hasPrefix(kept) else { return nil }
    let rest = word.dropFirst(kept.count)
    return switch quote {
    case nil: ShellWord.quote(String(rest))
    // Nothing escapes within single quotes: a quotation mark ends them, stands alone, and opens
    // them again.
    case .single:
      rest.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''")
    case .double: Self.escape("\\\"$`", in: rest)
    case .escaping: Self.escape("\\'", in: rest)
    }
  }

  private static func escape(_ special: String, in text: Substring) -> String {
    var escaped = ""
    for character in text {
      if special.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
