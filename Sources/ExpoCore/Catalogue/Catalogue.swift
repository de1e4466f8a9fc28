/// A catalogue: an exposition and its items.
///
/// The bundled catalogue, a folder with the two files, or one of the files by itself. Nothing is
/// opened until it is requested, and no path that a file names is followed.
///
///     let catalogue = Catalogue(at: "films")
///     for item in try catalogue.items() { print(item.name) }
public struct Catalogue: Sendable {
  /// The folder or file, as given; nil for the bundled catalogue.
  package let path: String?
  /// The language of the edition, such as `en`; nil for the catalogue's own texts.
  package let language: String?

  /// The catalogue that the package carries.
  public static let bundled = Catalogue(path: nil, language: nil)

  /// The catalogue at a path: a folder that has `items.json` and one `exposition*.json`, or one file.
  ///
  /// - Parameter path: The path of the folder, or of a single JSON file: an array is read as the
  ///   items, an object as the exposition.
  public init(at path: String) {
    self.init(path: path, language: nil)
  }

  private init(path: String?, language: String?) {
    self.path = path
    self.language = language
  }

  /// The catalogue with its texts in another language, as far as it has them: those of the folder
  /// `en` in its own folder.
  ///
  /// The list of items stays the catalogue's own, with the texts of the items that have the same
  /// `image_name`; what the edition lacks is in the catalogue's own language.
  ///
  /// - Parameter language: The name of the folder; nil for the catalogue's own texts.
  public func edition(_ language: String?) -> Catalogue {
    Catalogue(path: path, language: language)
  }

  /// Reads the exposition.
  public func exposition() throws(CatalogueError) -> Exposition {
    Exposition(try expositionText())
  }

  /// Reads the exposition without decoding it.
  package func expositionText() throws(CatalogueError) -> ExpositionText {
    guard let path else { return .bundled(language) }
    if let translation = try translation(of: .exposition, in: path) {
      return try ExpositionText(file: translation)
    }
    return try ExpositionText(file: ownFile(.exposition))
  }

  /// Reads the items.
  public func items() throws(CatalogueError) -> Items {
    guard let path else { return .bundled(language) }
    let own = try Items(file: ownFile(.items))
    guard let translation = try translation(of: .items, in: path) else { return own }
    return own.translated(by: try Items(file: translation))
  }

  /// The same list in the edition that is not this one: in English if these are the catalogue's own
  /// texts, otherwise in its own language; nil if there is only one edition, or if the other one
  /// cannot be read.
  package func otherEdition(of items: Items) -> Items? {
    guard let path else { return .bundled(language == nil ? "en" : nil) }
    guard language == nil else { return items.original }
    guard let file = try? edition("en").translation(of: .items, in: path) else { return nil }
    return (try? Items(file: file)).map(items.translated)
  }

  /// The files that the catalogue, or one of its editions, should have: both, or the single one that is
  /// the catalogue.
  func files(
    _ language: String?
  ) -> [(kind: CatalogueFile.Kind, file: Result<CatalogueFile, CatalogueError>)] {
    let both = [CatalogueFile.Kind.exposition, .items]
    guard let path else { return both.map { ($0, .success(.bundled($0, language))) } }
    let folder = language.map { "\(path)/\($0)" } ?? path
    switch Self.names(inFolder: folder) {
    case .success(let names?):
      return both.map { kind in
        (kind, Self.name(of: kind, among: names, in: folder).flatMap(Self.read))
      }
    case .success(nil):
      let file = Self.read(path)
      return [((try? file.get())?.kind ?? .items, file)]
    case .failure(let error):
      return both.map { ($0, .failure(error)) }
    }
  }

  /// The languages of the editions: the folders named like one, such as `en` or `zh-Hant`, that have a
  /// file of a catalogue.
  func editions() -> [String] {
    guard let path else { return ["en"] }
    guard case .success(let names?) = Self.names(inFolder: path) else { return [] }
    return names.filter { name in
      guard Self.isLanguage(name),
        case .success(let names?) = Self.names(inFolder: "\(path)/\(name)")
      else { return false }
      return names.contains("items.json") || !Self.expositions(among: names).isEmpty
    }
  }

  private static func isLanguage(_ name: String) -> Bool {
    let language = name.unicodeScalars.prefix { $0 != "-" }
    return (2...3).contains(language.count) && language.allSatisfy { ("a"..."z").contains($0) }
  }

  /// Reads one of the catalogue's own two files.
  private func ownFile(_ kind: CatalogueFile.Kind) throws(CatalogueError) -> CatalogueFile {
    guard let path else { return .bundled(kind, language) }
    if let names = try Self.names(inFolder: path).get() {
      return try Self.name(of: kind, among: names, in: path).flatMap(Self.read).get()
    }
    let file = try Self.read(path).get()
    if let own = file.kind, own != kind {
      // Of a file that is not even JSON, what it lacks is more helpful than which file it is.
      let reading = CatalogueReading(file, as: own)
      if !reading.isWellFormed, let error = reading.error { throw error }
      throw .otherKind(path: path, wanted: kind)
    }
    return file
  }
}

extension Catalogue {
  /// The file in the edition's own folder; nil if there is none.
  private func translation(
    of kind: CatalogueFile.Kind, in folder: String
  ) throws(CatalogueError) -> CatalogueFile? {
    guard let language else { return nil }
    let edition = "\(folder)/\(language)"
    guard case .success(let names?) = Self.names(inFolder: edition) else { return nil }
    do throws(CatalogueError) {
      return try Self.name(of: kind, among: names, in: edition).flatMap(Self.read).get()
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// The names in a folder, or nil if the path is that of a file.
  private static func names(inFolder path: String) -> Result<[String]?, CatalogueError> {
    do throws(FileError) {
      return .success(try FileReader.names(inFolder: path))
    } catch {
      switch error {
      case .notAFolder: return .success(nil)
      // A folder that may be entered but not listed: its files have their usual names.
      case .notPermitted: return .success(["exposition.json", "items.json"])
      default: return .failure(.unreadable(path: path, error))
      }
    }
  }

  private static func read(_ path: String) -> Result<CatalogueFile, CatalogueError> {
    Result { () throws(FileError) in
      CatalogueFile(path: path, bytes: try FileReader.read(path: path))
    }.mapError { .unreadable(path: path, $0) }
  }

  /// The path of the folder's file of a kind.
  private static func name(
    of kind: CatalogueFile.Kind, among names: [String], in folder: String
  ) -> Result<String, CatalogueError> {
    let candidates =
      switch kind {
      case .items: names.filter { $0 == "items.json" }
      case .exposition: expositions(among: names)
      }
    guard let name = candidates.first else { return .failure(.missing(kind, folder: folder)) }
    guard candidates.count == 1 else {
      return .failure(.severalExpositions(folder: folder, names: candidates))
    }
    return .success(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
  }

  /// `exposition.json`, or else all files that are named like one.
  private static func expositions(among names: [String]) -> [String] {
    names.contains("exposition.json")
      ? ["exposition.json"]
      : names.filter { $0.hasPrefix("exposition") && $0.hasSuffix(".json") }
  }
}
