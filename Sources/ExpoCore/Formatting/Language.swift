/// A phrase in both languages.
package typealias Phrase = (korean: String, english: String)

/// A language of messages; the raw value is its tag (BCP 47).
public enum Language: String, CaseIterable, Sendable {
  /// Korean.
  case korean = "ko"
  /// English.
  case english = "en"

  /// The language of a locale identifier such as `ko-KR` or `en_GB.UTF-8`; nil for any other.
  public init?(identifier: String) {
    self.init(rawValue: identifier.prefix { $0.isLetter }.lowercased())
  }

  /// The other of the two languages.
  package var other: Language { self == .korean ? .english : .korean }

  /// Returns the side of a phrase in this language.
  package func pick(_ phrase: Phrase) -> String { pick(phrase.korean, phrase.english) }

  /// Returns the phrase in this language; the other one is not evaluated.
  package func pick<Value>(
    _ korean: @autoclosure () -> Value, _ english: @autoclosure () -> Value
  ) -> Value {
    switch self {
    case .korean: korean()
    case .english: english()
    }
  }
}
