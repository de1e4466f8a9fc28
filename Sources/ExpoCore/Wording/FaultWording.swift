/// What is said about a fault in a catalogue's file.
package struct FaultWording: Sendable {
  /// A fault in words.
  package struct Explanation: Equatable, Sendable {
    /// What is wrong: where it applies, what was expected and what is there.
    package let message: String
    /// What the reader may do about it.
    package let remedy: String
  }

  /// The words for a fault; what they repeat from the file is neutralised.
  package let explain: @Sendable (CatalogueFault) -> Explanation
  /// The words for a warning; what they repeat from the file is neutralised.
  package let warning: @Sendable (CatalogueWarning) -> String

  package static let korean = FaultWording(
    explain: { Explanation(message: message($0), remedy: remedy($0)) },
    warning: warning
  )
}
