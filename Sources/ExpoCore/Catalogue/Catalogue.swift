#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import ExpoResources

/// A catalogue in one of its editions: an exposition and its items.
///
/// The initializers read and decode the two files; ``picture(named:)`` reads a picture when it is
/// called.
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

    /// The edition for readers of a language: the original for Korean, the English one for English.
    public init(for language: Language) {
      self = language.pick(.original, .english)
    }

    /// The edition that this one is not.
    package var other: Self { self == .original ? .english : .original }
  }

  /// The folder, as given; nil for the bundled catalogue and for one in memory.
  public private(set) var path: String?
  /// The edition of the texts.
  public private(set) var edition = Edition.original
  /// The exposition; nil if the catalogue has none.
  public private(set) var exposition: Exposition?
  /// The items.
  public private(set) var items: [Item]
  /// Whether this is the catalogue that the package carries.
  package private(set) var isBundled = false
  /// Whether the catalogue has a folder for an English edition.
  package private(set) var hasEnglish = false
  /// The name of the exposition in the original, the same for every edition; nil if there is none.
  package private(set) var originalName: String?
  /// The names of the files in the folder `pictures`, without hidden ones.
  private(set) var pictureFiles: Set<String> = []
  private var untranslated: Set<Int> = []

  /// A catalogue of values.
  public init(items: [Item], exposition: Exposition? = nil) {
    (self.items, self.exposition) = (items, exposition)
    originalName = exposition?.name
  }

  /// The same catalogue with the texts of an English edition.
  ///
  /// The list of items stays; an item has the texts of the translation with the same
  /// ``Item/pictureName``, or its own if there is none. What a translation leaves out is the
  /// original's: an item's evidence, sources and links, and the exposition's visitors, place,
  /// duration, text, sources, links and grades.
  public func translated(items translations: [Item], exposition: Exposition? = nil) -> Catalogue {
    let known = Dictionary(
      translations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let translation = exposition
    var catalogue = Catalogue(
      items: items.translatingGrades(from: self.exposition?.grades, to: translation?.grades)
        .map { known[$0.id]?.inheriting(from: $0) ?? $0 },
      exposition: self.exposition.map { translation?.inheriting(from: $0) ?? $0 } ?? translation)
    (catalogue.path, catalogue.isBundled, catalogue.edition) = (path, isBundled, .english)
    (catalogue.originalName, catalogue.pictureFiles) = (originalName, pictureFiles)
    if !translations.isEmpty {
      catalogue.untranslated = Set(items.indices.filter { known[items[$0].id] == nil })
    }
    return catalogue
  }

  /// Whether the edition has items, but not this one.
  package func lacksTranslation(of index: Int) -> Bool { untranslated.contains(index) }
}

/// Reading.
extension Catalogue {
  /// The catalogue that the package carries, in the original.
  public static let bundled = Catalogue(bundled: .original)

  /// The catalogue that the package carries.
  public init(bundled edition: Edition) {
    do throws(CatalogueError) {
      try self.init(CatalogueFiles(bundledIn: ""), CatalogueFiles(bundledIn: "en/"), edition)
      (isBundled, hasEnglish) = (true, true)
    } catch {
      preconditionFailure("the bundled catalogue is broken: \(error)")
    }
  }

  /// Reads a folder with `items.json` and perhaps an `exposition*.json`, whose folder `en` may have
  /// the same files in English.
  ///
  /// Reads the original's files and, for the English edition, the English ones over them.
  public init(path: String, edition: Edition = .original) throws(CatalogueError) {
    let names = try FileReader.names(inFolder: path)
    guard names.contains(CatalogueFiles.items) else { throw .noItems(in: path, names) }
    var english: CatalogueFiles?
    let hasEnglish = names.contains("en")
    if edition == .english, hasEnglish {
      let folder = Self.path(of: "en", in: path)
      english = try CatalogueFiles(FileReader.names(inFolder: folder), in: folder)
    }
    try self.init(CatalogueFiles(names, in: path), english, edition)
    (self.path, self.hasEnglish) = (path, hasEnglish)
    let pictures = try? FileReader.names(inFolder: Self.path(of: "pictures", in: path))
    pictureFiles = Set((pictures ?? []).filter { !$0.hasPrefix(".") })
  }

  /// Reads a folder, as ``init(path:edition:)`` does; throws for an address that is not a file's.
  public init(url: URL, edition: Edition = .original) throws(CatalogueError) {
    guard url.isFileURL else {
      throw CatalogueError(
        .unreadable, url.absoluteString, "파일의 주소가 아닙니다", "not the address of a file")
    }
    try self.init(path: url.path, edition: edition)
  }

  /// Decodes the text of an `items.json`, and that of an `exposition.json`.
  public init(decoding items: Data, exposition: Data? = nil) throws(CatalogueError) {
    let files = CatalogueFiles(
      items: (CatalogueFiles.items, items), exposition: exposition.map { ("exposition.json", $0) })
    try self.init(files, nil, .original)
  }

  private init(
    _ files: CatalogueFiles, _ english: CatalogueFiles?, _ edition: Edition
  ) throws(CatalogueError) {
    self.init(
      items: try decode([Item].self, from: files.items) ?? [],
      exposition: try decode(Exposition.self, from: files.exposition))
    guard edition == .english else { return }
    self = translated(
      items: (try decode([Translation<Item>].self, from: english?.items) ?? [])
        .compactMap(\.entry).filter { item in
          ![item.name, item.shortDescription, item.text].contains(where: \.isBlank)
        },
      exposition: try decode(Translation<Exposition>.self, from: english?.exposition)?.entry)
  }

  /// The path of a name in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

/// Pictures.
extension Catalogue {
  /// Reads `pictures/<name>.xpm` in the catalogue's folder, the same in every edition. Returns nil
  /// if there was none when the catalogue was read.
  ///
  /// - Parameter name: The ``Item/pictureName`` of an item, or `poster` or `flag`, the exposition's
  ///   own pictures, in any Unicode form. A name that is empty, begins with `.`, or holds `/` or NUL
  ///   leads to no file.
  public func picture(named name: String) throws(CatalogueError) -> Picture? {
    guard let (path, data) = try pictureFile(named: name) else { return nil }
    return try Picture(xpm: data, from: path)
  }

  /// Whether the catalogue has a picture of the exposition.
  package func hasPicture(_ picture: ExpositionPicture) -> Bool {
    (try? pictureFile(named: picture.rawValue)) != nil
  }

  /// A picture's file; nil if there is none.
  func pictureFile(named name: String) throws(CatalogueError) -> (path: String, data: Data)? {
    let file = "\(name).xpm"
    guard let path else {
      return isBundled && !name.utf8.contains(0)
        ? Data(bundled: "pictures/\(file)").map { (file, $0) } : nil
    }
    // The names of files may be decomposed, as those of archives from macOS are.
    guard let found = pictureFiles.firstIndex(of: file) else { return nil }
    let stored = Self.path(of: pictureFiles[found], in: Self.path(of: "pictures", in: path))
    return (stored, try FileReader.read(stored))
  }
}

/// The two files of an edition, undecoded.
private struct CatalogueFiles {
  typealias File = (path: String, data: Data)

  static let items = "items.json"

  var items: File?
  var exposition: File?
}

extension CatalogueFiles {
  /// Reads the files of a folder with these names.
  init(_ names: [String], in folder: String) throws(CatalogueError) {
    func file(_ name: String?) throws(CatalogueError) -> File? {
      guard let name else { return nil }
      let path = Catalogue.path(of: name, in: folder)
      return (path, try FileReader.read(path))
    }
    let expositions = names.filter { $0.hasPrefix("exposition") && $0.hasSuffix(".json") }
    items = try file(names.first { $0 == Self.items })
    exposition = try file(
      expositions.first { $0 == "exposition.json" } ?? expositions.first)
  }

  /// The files of a folder that the program is built with.
  init(bundledIn folder: String) {
    func file(_ name: String) -> File? { Data(bundled: folder + name).map { (folder + name, $0) } }
    (items, exposition) = (file(Self.items), file("exposition_universelle_1900.json"))
  }
}

/// An entry of a translation. One that lacks a required text is not decoded: it is shown in the
/// original.
private struct Translation<Entry: Decodable>: Decodable {
  let entry: Entry?

  init(from decoder: any Decoder) throws {
    do {
      entry = try Entry(from: decoder)
    } catch DecodingError.keyNotFound, DecodingError.valueNotFound {
      entry = nil
    }
  }
}

extension Data {
  /// The contents of an embedded file; nil if there is no such file.
  init?(bundled path: String) {
    let file = expo_resource(path)
    guard let start = file.bytes else { return nil }
    self.init(bytes: start, count: file.count)
  }
}
