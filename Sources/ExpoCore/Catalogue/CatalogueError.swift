/// A file or folder of a catalogue that cannot be read or decoded, and why in one sentence.
public struct CatalogueError: Error, Hashable, Sendable {
  package enum Kind: Sendable {
    /// There is no such file.
    case missing
    /// The system refuses, or it is no file to read.
    case unreadable
    /// The file does not have the format.
    case invalid
  }

  package let kind: Kind
  /// The path, as given.
  public let file: String
  private let korean: String
  private let english: String

  package init(_ kind: Kind, _ file: String, _ korean: String, _ english: String) {
    (self.kind, self.file, self.korean, self.english) = (kind, file, korean, english)
  }

  /// Why. It may quote the file: escape control characters before showing it.
  public func message(in language: Language) -> String { language.say(korean, english) }
}

extension CatalogueError: CustomStringConvertible {
  /// `films/items.json: item 3 (갓): short_desc is missing`
  public var description: String { "\(file): \(english)" }
}
