import ExpoCore
import TerminalText

/// The language of the interface, and the phrases that stand in several places, in an extension for
/// each subject.
///
/// A phrase is one declaration with its Korean and its English side by side, so that a missing
/// translation does not compile.
struct Wording: Equatable {
  let language: Language
  /// How hints write commands.
  var commands = PrintedCommands()

  static var korean: Self { Self(language: .korean) }
  static var english: Self { Self(language: .english) }

  /// Returns the phrase in the language; the other one is not evaluated.
  ///
  ///     var link: String { say("링크", "Link") }
  func say<Value>(
    _ korean: @autoclosure () -> Value, _ english: @autoclosure () -> Value
  ) -> Value {
    language.pick(korean(), english())
  }

  /// The side of a phrase that is in the language.
  func say(_ phrase: Phrase) -> String { language.pick(phrase) }

  /// What the reader can do next, and the command that does it; empty if it cannot be printed.
  func hint(
    _ words: String, _ command: Command, _ operands: [String] = [], options: [Option] = [],
    value: String? = nil
  ) -> [Block] {
    commands.command(command, operands, options: options, value: value)
      .map { [.hint(Inline(words), command: $0)] } ?? []
  }

  /// Hints on one line. A hint without a command is left out.
  func line(_ hints: [(words: String, command: Inline?)]) -> [Inline] {
    let parts = hints.compactMap { hint in
      hint.command.map { [Inline("\(hint.words): "), $0] }
    }
    return Array(parts.joined(separator: [.separator]))
  }
}

/// Words that several places print.
extension Wording {
  /// The last line of a shortened list.
  func andMore(_ count: Int) -> String {
    say("이 밖에 \(count.groupedDigits)개가 더 있습니다", "and \(count.groupedDigits) more")
  }
}

/// Parts of English sentences.
enum English {
  /// The number with its noun, which is plural unless the number is 1.
  ///
  ///     English.count(1, "item")      // "1 item"
  ///     English.count(1900, "item")   // "1,900 items"
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count.groupedDigits) \(count == 1 ? noun : "\(noun)s")"
  }
}
