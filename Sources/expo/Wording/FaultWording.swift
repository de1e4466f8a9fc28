import ExpoCore

/// What is said about a fault in a catalogue's file.
struct FaultWording: Sendable {
  /// A fault in words.
  struct Explanation: Equatable, Sendable {
    /// What is wrong: where it applies, what was expected and what is there.
    let message: String
    /// What the reader may do about it.
    let remedy: String
  }

  /// The words for a fault; what they repeat from the file is neutralised.
  let explain: @Sendable (CatalogueFault) -> Explanation
  /// The words for a warning; what they repeat from the file is neutralised.
  let warning: @Sendable (CatalogueWarning) -> String

  static let korean = FaultWording(
    explain: { Explanation(message: message($0), remedy: remedy($0)) },
    warning: warning
  )
}
