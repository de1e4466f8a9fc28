/// The language of a catalogue's texts.
public enum Edition: Hashable, Sendable {
  /// The catalogue's own texts.
  case original
  /// The texts in the folder `en`.
  case english
}
