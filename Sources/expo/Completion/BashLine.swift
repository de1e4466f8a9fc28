import ExpoCore
import TerminalText

/// A command line up to the cursor, as bash gives it to a completion function, taken apart as a
/// shell does (POSIX XCU 2.2 and 2.3), with nothing in it expanded.
///
/// Bash's own words are of no use here: they keep their quotes, and they are broken at `=` and `:`
/// (`COMP_WORDBREAKS`).
struct BashLine {
  /// A quotation mark that is not yet closed.
  enum Quote {
    case single
    case double
    /// `$'…'`
    case escaping
  }

  /// The words without their quotes, the program's name aside; the last one, which may be empty, is
  /// the one under the cursor.
  private(set) var words: [String] = []
  /// The quotation around the cursor.
  private(set) var quote: Quote?
  /// Whether the last word is a file to read from or to write to.
  private(set) var isRedirection = false
  /// The part of the last word, without quotes, that bash leaves unchanged when it inserts a
  /// completion: the text before the quotation or before the last character that breaks words.
  private(set) var kept = ""

  private var word = ""
  private var isInWord = false
  private var rawWord = String.UnicodeScalarView()
  private var beforeQuote = ""

  /// - Parameter replaced: What bash will replace: the end of the last word as it was typed, `$2` of
  ///   a completion function.
  init(_ line: String, replaced: String) {
    read(line.unicodeScalars)
    words = Array((words + [word]).dropFirst())
    let raw = String(rawWord)
    if quote != nil {
      kept = beforeQuote
    } else if raw.hasSuffix(replaced) {
      kept = Self.unquoted(
        String.UnicodeScalarView(rawWord.dropLast(replaced.unicodeScalars.count)))
    }
  }

  private init(word: String.UnicodeScalarView) {
    read(word)
  }

  private static func unquoted(_ word: String.UnicodeScalarView) -> String {
    BashLine(word: word).word
  }

  private mutating func read(_ line: String.UnicodeScalarView) {
    var rest = line[...]
    while let scalar = rest.popFirst() {
      rawWord.append(scalar)
      switch quote {
      case nil: readPlain(scalar, &rest)
      case .single: readQuoted(scalar, until: "'")
      case .double: readDoubleQuoted(scalar, &rest)
      case .escaping: scalar == "\\" ? readEscaped(&rest) : readQuoted(scalar, until: "'")
      }
    }
  }

  private mutating func readPlain(
    _ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) {
    switch scalar {
    case " ", "\t", "\n": endWord()
    case "<", ">", "&": readRedirection()
    case "\\": readEscaped(&rest)
    case "'": open(.single)
    case "\"": open(.double)
    case "$" where rest.first == "'":
      rawWord.append("'")
      rest.removeFirst()
      open(.escaping)
    default: append(scalar)
    }
  }

  private mutating func readQuoted(_ scalar: Unicode.Scalar, until end: Unicode.Scalar) {
    if scalar == end { quote = nil } else { append(scalar) }
  }

  private mutating func readDoubleQuoted(
    _ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) {
    if scalar == "\\", let next = rest.first, "$`\"\\".unicodeScalars.contains(next) {
      readEscaped(&rest)
    } else {
      readQuoted(scalar, until: "\"")
    }
  }

  /// The character after a backslash is literal.
  private mutating func readEscaped(_ rest: inout Substring.UnicodeScalarView) {
    guard let next = rest.popFirst() else { return }
    rawWord.append(next)
    append(next)
  }

  private mutating func open(_ kind: Quote) {
    quote = kind
    beforeQuote = word
    isInWord = true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    word.unicodeScalars.append(scalar)
    isInWord = true
  }

  /// A number right before the operator is a file descriptor and no word.
  private mutating func readRedirection() {
    if isInWord, word.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      clearWord()
    }
    endWord()
    isRedirection = true
  }

  private mutating func endWord() {
    if isInWord {
      if !isRedirection { words.append(word) }
      isRedirection = false
    }
    clearWord()
  }

  private mutating func clearWord() {
    word = ""
    rawWord = String.UnicodeScalarView()
    isInWord = false
  }
}

extension BashLine {
  /// What bash inserts for a word: quoted for the place of the cursor, without the part that stays;
  /// nil if the word does not begin with that part.
  func reply(for word: String) -> String? {
    guard word.hasPrefix(kept) else { return nil }
    let rest = word.dropFirst(kept.count)
    return switch quote {
    case nil: ShellWord.quote(String(rest))
    // Nothing escapes within single quotes: a quotation mark ends them, stands alone, and opens
    // them again.
    case .single:
      Self.replace("'", by: "'\\''", in: rest)
    // A backslash would stay before an exclamation mark, which single quotes protect.
    case .double: Self.replace("!", by: "\"'!'\"", in: Self.escape("\\\"$`", in: rest)[...])
    case .escaping: Self.escape("\\'", in: rest)
    }
  }

  /// In place of `replacing(_:with:)`, which links the parser of regular expressions: 1.3 MB.
  private static func replace(
    _ character: Character, by replacement: String, in text: Substring
  ) -> String {
    text.split(separator: character, omittingEmptySubsequences: false).map(String.init)
      .joined(by: replacement)
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
