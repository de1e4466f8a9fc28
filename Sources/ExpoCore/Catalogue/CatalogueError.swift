#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A file or folder of a catalogue that cannot be read or decoded, and why in one sentence.
public struct CatalogueError: Error, Hashable, Sendable {
  /// What a program may handle differently.
  public enum Kind: Sendable {
    /// There is no such file or folder.
    case missing
    /// The system refuses, or it is not a file of a catalogue.
    case unreadable
    /// The file is not JSON.
    case notJSON
    /// The file does not have the format of a catalogue.
    case invalid
  }

  /// What went wrong.
  public let kind: Kind
  /// The path, as given.
  public let file: String
  private let korean: String
  private let english: String

  package init(_ kind: Kind, _ file: String, _ korean: String, _ english: String) {
    (self.kind, self.file, self.korean, self.english) = (kind, file, korean, english)
  }

  /// The reason. It may quote the file: escape control characters before showing it.
  public func message(in language: Language) -> String { language.pick(korean, english) }
}

extension CatalogueError: CustomStringConvertible {
  /// The file and the reason: `films/items.json: item 3: ‘short_desc’ is missing`.
  public var description: String { "\(file): \(english)" }
}

extension CatalogueError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}

extension CatalogueError {
  /// A folder with these names lacks `items.json`.
  static func noItems(in folder: String, _ names: [String]) -> CatalogueError {
    let others = names.filter { $0.hasSuffix(".json") }
    let list = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
    return CatalogueError(
      .unreadable, folder,
      "items.json이 없습니다" + (others.isEmpty ? "" : ". 있는 JSON 파일: \(list)"),
      "There is no items.json" + (others.isEmpty ? "" : "; the JSON files are \(list)"))
  }
}
