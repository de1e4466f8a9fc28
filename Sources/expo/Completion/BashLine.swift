import ExpoCore
import TerminalText

/// A command line up to the cursor, as bash gives it to a completion function, split into words as
/// a shell does (POSIX XCU 2.2 and 2.3), with nothing in it expanded.
///
/// Bash's own words keep their quotes, and are broken at `=` and `:` (`COMP_WORDBREAKS`).
struct BashLine {
  /// How a completion may be inserted.
  private enum Insertion {
    /// As one word, with a backslash before each character that means something to a shell.
    case word
    /// The same, but only words of harmless characters: what was typed has quotes or backslashes.
    case harmlessWord
    /// Only words of harmless characters, as they are: a quotation is open.
    case harmlessQuoted
    /// Not at all: a shell may read the line in another way than it is read here.
    case nothing
  }

  /// The words without their quotes, the program's name aside; the last one, which may be empty, is
  /// the one under the cursor.
  private(set) var words: [String] = []
  /// Whether the last word is a file to read from or to write to.
  private(set) var isRedirection = false

  private var insertion = Insertion.word
  /// The part of the last word, without quotes, that bash leaves unchanged when it inserts a
  /// completion.
  private var kept = ""
  private var word = ""
  private var isInWord = false
  private var rawWord = String.UnicodeScalarView()

  /// - Parameter replaced: What bash will replace: the end of the last word as it was typed, `$2` of
  ///   a completion function.
  init(_ line: String, replaced: String) {
    let quote = read(line.unicodeScalars)
    words = Array((words + [word]).dropFirst())
    if insertion != .nothing {
      insertion = insertion(in: quote, replacing: replaced.unicodeScalars)
    }
  }

  /// Reads the line and returns the quotation mark that is not yet closed.
  private mutating func read(_ line: String.UnicodeScalarView) -> Unicode.Scalar? {
    var quote: Unicode.Scalar?
    var rest = line[...]
    while let scalar = rest.popFirst() {
      rawWord.append(scalar)
      switch (quote, scalar) {
      case ("'", "'"), ("\"", "\""): quote = nil
      case ("'", _): append(scalar)
      case (_, "\\"):
        guard let next = rest.popFirst() else { break }
        rawWord.append(next)
        if quote != nil, !"$`\"\\".unicodeScalars.contains(next) { append(scalar) }
        append(next)
      case (nil, "$") where rest.first == "\"": break
      case (_, "`"),
        (_, "$") where rest.first.map("'({[".unicodeScalars.contains) == true:
        // What follows has quotes of its own.
        insertion = .nothing
        append(scalar)
      case (nil, "'"), (nil, "\""):
        quote = scalar
        kept = word
        isInWord = true
      case (nil, " "), (nil, "\t"), (nil, "\n"): endWord()
      case (nil, "<"), (nil, ">"), (nil, "&"): readRedirection()
      default: append(scalar)
      }
    }
    return quote
  }

  private mutating func insertion(
    in quote: Unicode.Scalar?, replacing replaced: String.UnicodeScalarView
  ) -> Insertion {
    let before = rawWord.dropLast(replaced.count)
    guard rawWord.dropFirst(before.count).elementsEqual(replaced) else { return .nothing }
    let isQuoting = "'\"\\".unicodeScalars.contains
    if let quote {
      return before.last == quote && !replaced.contains("\\") ? .harmlessQuoted : .nothing
    }
    kept = String(before)
    if before.contains(where: isQuoting) { return .nothing }
    return replaced.contains(where: isQuoting) ? .harmlessWord : .word
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
  /// What bash inserts for a word, without the part that stays; nil if the word does not begin with
  /// that part or is not safe to insert.
  ///
  /// Bash may be inside a quotation that was opened on a line before. Backslashes keep the characters
  /// behind them literal there too, as quotation marks would not.
  func reply(for word: String) -> String? {
    guard word.hasPrefix(kept) else { return nil }
    let rest = word.dropFirst(kept.count)
    return switch insertion {
    case .word: Self.escape(rest)
    case .harmlessWord: Self.isHarmless(rest) ? Self.escape(rest) : nil
    case .harmlessQuoted: Self.isHarmless(rest) ? String(rest) : nil
    case .nothing: nil
    }
  }

  /// Whether a text is only words, inside quotes and outside, and no word of it is an option.
  private static func isHarmless(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || " -_.,".contains($0) }
      && !text.split(separator: " ").contains { $0.hasPrefix("-") && $0 != "-" }
  }

  private static func escape(_ text: Substring) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z", "+", ",", "-", ".", "/", ":", "=", "@", "_": break
      default: if scalar.isASCII { escaped.append("\\") }
      }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
