/// A language of the program and of a catalogue's editions; the raw value is its tag (BCP 47).
public enum Language: String, CaseIterable, Sendable {
  /// Korean; in a catalogue its own texts, which may be in any language.
  case korean = "ko"
  /// English, and in a catalogue the texts in the folder `en`.
  case english = "en"

  /// Returns the phrase in this language; the other one is not evaluated.
  package func say<Phrase>(
    _ korean: @autoclosure () -> Phrase, _ english: @autoclosure () -> Phrase
  ) -> Phrase {
    switch self {
    case .korean: korean()
    case .english: english()
    }
  }
}
