#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import ExpoResources

/// A catalogue in one of its editions: an exposition and its items.
///
/// All files are read at once; a broken one is an error, even if it belongs to the other edition.
///
///     let catalogue = try Catalogue(path: "films")
///     for item in catalogue.items { print(item.name) }
public struct Catalogue: Sendable {
  /// A language version of a catalogue's texts; the original may be in any language.
  public enum Edition: CaseIterable, Sendable {
    /// The catalogue's own texts.
    case original
    /// The English texts in the folder `en`, which a catalogue may lack.
    case english

    /// The edition that a program shows to readers of a language: the original to those of Korean,
    /// the English one to those of English.
    package init(for language: Language) {
      self = language.say(.original, .english)
    }
  }

  /// The folder, as given; nil for the bundled catalogue and for one in memory.
  public let path: String?
  /// The edition of the texts.
  public let edition: Edition
  /// The exposition; nil if the catalogue has none.
  public let exposition: Exposition?
  /// The items.
  public let items: [Item]
  /// The items in the other edition; nil if the catalogue has only one.
  package let otherEdition: [Item]?
  /// Whether this is the catalogue that the package carries.
  package let isBundled: Bool
  /// The names of the items, and after them those of the exposition, in both editions.
  package let nameIndex: NameIndex
  /// The names of the files in the folder `pictures`.
  let pictureFiles: Set<String>
  private let texts: [Edition: Texts]
  private let untranslated: Set<Int>

  /// What the files of an edition hold.
  fileprivate struct Texts {
    var exposition: Exposition?
    var items: [Item]?
  }

  private init(
    _ texts: [Edition: Texts], edition: Edition, path: String?, pictureFiles: Set<String> = [],
    isBundled: Bool
  ) {
    let (own, english) = (texts[.original] ?? Texts(), texts[.english] ?? Texts())
    let ownItems = own.items ?? []
    let translations = english.items.map { items in
      Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let translated = translations.map { translations in
      ownItems.map { translations[$0.id]?.inheriting(from: $0) ?? $0 }
        .translatingGrades(from: own.exposition?.grades, to: english.exposition?.grades)
    }
    let translation = english.exposition
    switch edition {
    case .original: (items, otherEdition, exposition) = (ownItems, translated, own.exposition)
    case .english:
      (items, otherEdition) = (translated ?? ownItems, translated.map { _ in ownItems })
      exposition =
        own.exposition.map { translation?.inheriting(from: $0) ?? $0 } ?? translation
    }
    let lacking = translations.map { all in ownItems.indices.filter { all[ownItems[$0].id] == nil }
    }
    untranslated = edition == .original ? [] : Set(lacking ?? [])
    nameIndex = NameIndex(
      items, otherEdition: otherEdition,
      exposition: [own.exposition, translation].compactMap(\.self).flatMap(\.names))
    (self.texts, self.edition, self.path, self.isBundled) = (texts, edition, path, isBundled)
    self.pictureFiles = pictureFiles
  }
}

extension Catalogue {
  /// The catalogue that the package carries.
  public static let bundled: Catalogue = {
    do throws(CatalogueError) {
      let texts = [Edition.original: try Texts(folder: ""), .english: try Texts(folder: "en/")]
      return Catalogue(texts, edition: .original, path: nil, isBundled: true)
    } catch {
      preconditionFailure("the bundled catalogue is broken: \(error)")
    }
  }()

  /// Reads a catalogue: a folder with `items.json` and perhaps an `exposition*.json`, whose folder
  /// `en` may have the same files in English.
  public init(path: String) throws(CatalogueError) {
    let names = try FileReader.names(inFolder: path)
    var texts = [Edition.original: try Texts(names, in: path)]
    if names.contains("en") {
      let folder = Self.path(of: "en", in: path)
      texts[.english] = try Texts(FileReader.names(inFolder: folder), in: folder)
    }
    guard texts[.original]?.items != nil else {
      let others = names.filter { $0.hasSuffix(".json") }
      let list = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
      throw CatalogueError(
        .unreadable, path,
        "items.json이 없습니다" + (others.isEmpty ? "" : ". 있는 JSON 파일: \(list)"),
        "There is no items.json" + (others.isEmpty ? "" : "; the JSON files are \(list)"))
    }
    self.init(
      texts, edition: .original, path: path, pictureFiles: Self.pictureFiles(in: path),
      isBundled: false)
  }

  /// A catalogue in memory.
  public init(
    items: [Item], exposition: Exposition? = nil,
    englishItems: [Item]? = nil, englishExposition: Exposition? = nil
  ) {
    self.init(
      [
        .original: Texts(exposition: exposition, items: items),
        .english: Texts(exposition: englishExposition, items: englishItems),
      ], edition: .original, path: nil, isBundled: false)
  }

  /// The same catalogue in an edition.
  ///
  /// The list of items stays that of the original, with the edition's texts of the items that have
  /// the same ``Item/pictureName``; what the edition lacks is in the original's words. Evidence,
  /// sources, links, the number of visitors and the duration are the original's if the edition
  /// leaves them out.
  public func edition(_ edition: Edition) -> Catalogue {
    edition == self.edition
      ? self
      : Catalogue(
        texts, edition: edition, path: path, pictureFiles: pictureFiles, isBundled: isBundled)
  }

  /// The name of the exposition in the original, the same for every edition; nil if there is none.
  package var originalName: String? { texts[.original]?.exposition?.name }

  /// Whether the edition has items, but not this one.
  package func lacksTranslation(of index: Int) -> Bool { untranslated.contains(index) }

  /// The path of a name in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension Catalogue.Texts {
  /// Reads the files of a folder with these names.
  fileprivate init(_ names: [String], in folder: String) throws(CatalogueError) {
    if names.contains("items.json") {
      let path = Catalogue.path(of: "items.json", in: folder)
      items = try decode([Item].self, from: FileReader.read(path), at: path)
    }
    let name =
      names.contains("exposition.json")
      ? "exposition.json"
      : names.first { $0.hasPrefix("exposition") && $0.hasSuffix(".json") }
    if let path = name.map({ Catalogue.path(of: $0, in: folder) }) {
      exposition = try decode(Exposition.self, from: FileReader.read(path), at: path)
    }
  }

  /// Reads the bundled files of a folder.
  fileprivate init(folder: String) throws(CatalogueError) {
    let paths = (folder + "items.json", folder + "exposition_universelle_1900.json")
    items = try decode([Item].self, from: Data(bundled: paths.0) ?? Data(), at: paths.0)
    exposition = try decode(Exposition.self, from: Data(bundled: paths.1) ?? Data(), at: paths.1)
  }
}

extension Data {
  /// A file that the program is built with; nil if there is none.
  init?(bundled path: String) {
    let file = expo_resource(path)
    guard let start = file.bytes else { return nil }
    self.init(bytes: start, count: file.count)
  }
}
