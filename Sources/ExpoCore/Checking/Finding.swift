/// One thing that a check of a catalogue's file has found.
package struct Finding: Equatable, Sendable {
  /// What was found, and how severe it is.
  package enum Problem: Equatable, Sendable {
    /// The file, or the item, cannot be read.
    case error(CatalogueFault)
    case warning(CatalogueWarning)
  }

  /// The file's path as the reader gave it.
  package let path: String
  package let position: TextPosition
  /// The way to the value, such as `[3].image_name`; empty for the file as a whole.
  package let codingPath: String
  package let problem: Problem

  package var isError: Bool {
    switch problem {
    case .error: true
    case .warning: false
    }
  }
}
