/// A catalogue: an exposition and its items.
///
/// The bundled catalogue, a folder with the two files, or one of the files by itself. Nothing is
/// opened until it is requested, and no path that a file names is followed.
///
///     let catalogue = Catalogue(at: "films")
///     for item in try catalogue.items() { print(item.name) }
public struct Catalogue: Sendable {
  /// The texts of a catalogue in one language, which need not be one that the program speaks.
  public enum Edition: CaseIterable, Sendable {
    /// The catalogue's own texts, in any language.
    case original
    /// The English texts in the folder `en`, which a catalogue may lack.
    case english

    /// The edition that a program shows to readers of a language: the original to those of Korean,
    /// the English one to those of English.
    package init(for language: Language) {
      self = language.say(.original, .english)
    }
  }

  /// The folder or file, as given; nil for the bundled catalogue.
  public let path: String?
  /// The edition whose texts are read.
  public let edition: Edition

  /// The catalogue that the package carries.
  public static let bundled = Catalogue(path: nil, edition: .original)

  /// The catalogue at a path: a folder that has `items.json` and one `exposition*.json`, or one file.
  ///
  /// - Parameter path: The path of the folder, or of a single JSON file: an array is read as the
  ///   items, an object as the exposition.
  public init(at path: String) {
    self.init(path: path, edition: .original)
  }

  private init(path: String?, edition: Edition) {
    self.path = path
    self.edition = edition
  }

  /// The same catalogue in an edition.
  ///
  /// The list of items stays that of the original, with the edition's texts of the items that have
  /// the same `image_name`; what the edition lacks is in the original's words. Evidence, sources,
  /// links, the number of visitors and the duration are the original's if the edition leaves them
  /// out.
  ///
  ///     let items = try Catalogue.bundled.edition(.english).items()
  public func edition(_ edition: Edition) -> Catalogue {
    Catalogue(path: path, edition: edition)
  }

  /// Reads the exposition, each time anew.
  ///
  /// - Throws: The first fault of its files.
  public func exposition() throws(CatalogueFault) -> Exposition {
    guard let translation = try translation(.exposition)?.exposition() else {
      return try ownFile(.exposition).exposition()
    }
    let own = try? ownFile(.exposition).exposition()
    return own.map(translation.inheriting) ?? translation
  }

  /// Reads the items, each time anew.
  ///
  /// - Throws: The first fault of their files.
  public func items() throws(CatalogueFault) -> [Item] { try readItems().items }

  /// Reads which items the edition lacks; ``items()`` has them in the original's words.
  ///
  /// - Returns: Their indices, in ascending order.
  /// - Throws: The first fault of the files.
  public func untranslatedItems() throws(CatalogueFault) -> [Int] {
    let (items, untranslated) = try readItems()
    return untranslated ?? Array(items.indices)
  }

  /// Reads the items, and which of them the edition lacks: nil if it has no items at all.
  package func readItems() throws(CatalogueFault) -> (items: [Item], untranslated: [Int]?) {
    let own = try ownFile(.items).items()
    if edition == .original { return (own, []) }
    return try translated(own) ?? (own, nil)
  }

  /// The same list in the edition that is not this one; nil if there is only one edition, or if the
  /// other one cannot be read.
  package func otherEdition(of items: [Item]) -> [Item]? {
    switch edition {
    case .original: (try? edition(.english).translated(items))?.items
    case .english: try? edition(.original).items()
    }
  }

  /// The exposition in the edition that is not this one; nil as for items.
  package func otherEdition(of exposition: Exposition) -> Exposition? {
    switch edition {
    case .original:
      (try? edition(.english).translation(.exposition)?.exposition())?.inheriting(from: exposition)
    case .english: try? edition(.original).exposition()
    }
  }

  /// Whether the catalogue has a file of its own in English.
  private func hasEnglish(_ kind: CatalogueFileKind) -> Bool {
    (try? edition(.english).translation(kind)) != nil
  }

  /// The editions that the catalogue has, the original first.
  public func editions() -> [Edition] {
    CatalogueFileKind.allCases.contains(where: hasEnglish) ? Edition.allCases : [.original]
  }

  /// The files that the catalogue has, but not in this edition.
  package func untranslated(_ kinds: [CatalogueFileKind]) -> [CatalogueFileKind] {
    if edition == .original { return [] }
    return kinds.filter { !hasEnglish($0) && (try? ownFile($0)) != nil }
  }

  /// The list with its items in this edition; nil if the edition has no items.
  private func translated(
    _ items: [Item]
  ) throws(CatalogueFault) -> (items: [Item], untranslated: [Int]?)? {
    try translation(.items).map { (file) throws(CatalogueFault) in
      items.translated(by: try file.items())
    }
  }
}

extension [Item] {
  /// The list with each item replaced by its translation, and the indices of the items without one.
  ///
  /// A translation has the item's `image_name`; of several, the one with the same number counts, or the first.
  func translated(by others: [Item]) -> (items: [Item], untranslated: [Int]?) {
    let names = others.map { CanonicalText($0.imageName) }
    let indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    var (items, untranslated) = (self, [Int]())
    for (index, item) in enumerated() {
      let name = CanonicalText(item.imageName)
      let translation = index < names.count && names[index] == name ? index : indices[name]
      if let translation {
        items[index] = others[translation].inheriting(from: item)
      } else {
        untranslated.append(index)
      }
    }
    return (items, untranslated)
  }
}

/// The files.
extension Catalogue {
  /// The kinds of the catalogue's files: both, or that of the single file that is the catalogue.
  var kinds: [CatalogueFileKind] {
    guard let file = try? file(.items, of: .original), file.path == path
    else { return CatalogueFileKind.allCases }
    return [file.kind ?? .items]
  }

  /// Whether an edition has a file, readable or not.
  func hasFiles(of edition: Edition) -> Bool {
    kinds.contains { kind in
      do throws(CatalogueFault) {
        _ = try file(kind, of: edition)
        return true
      } catch {
        return !error.isAbsence
      }
    }
  }

  /// Reads one of the catalogue's own two files.
  private func ownFile(_ kind: CatalogueFileKind) throws(CatalogueFault) -> CatalogueFile {
    let file = try file(kind, of: .original)
    if file.path == path, let own = file.kind, own != kind {
      throw CatalogueFault(.otherKind(wanted: kind), in: file.path)
    }
    return file
  }

  /// Reads one of the files of an edition; nil if it has none.
  private func translation(_ kind: CatalogueFileKind) throws(CatalogueFault) -> CatalogueFile? {
    if edition == .original { return nil }
    do throws(CatalogueFault) {
      return try file(kind, of: edition)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Reads a file of an edition: of its folder, or the single file that is the catalogue.
  func file(
    _ kind: CatalogueFileKind, of edition: Edition
  ) throws(CatalogueFault) -> CatalogueFile {
    guard let path else { return .bundled(kind, edition) }
    let folder = edition == .original ? path : Self.path(of: "en", in: path)
    var file = folder
    if let names = try Self.names(inFolder: folder) {
      file = try Self.path(of: kind, among: names, in: folder)
    } else if edition != .original {
      throw CatalogueFault(.missing(kind), in: folder)
    }
    do throws(FileError) {
      return CatalogueFile(path: file, bytes: try FileReader.read(path: file))
    } catch {
      throw CatalogueFault(.unreadable(error), in: file)
    }
  }

  /// The path of a name in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The names in a folder, or nil if the path is that of a file.
  private static func names(inFolder path: String) throws(CatalogueFault) -> [String]? {
    do throws(FileError) {
      return try FileReader.names(inFolder: path)
    } catch {
      switch error {
      case .notAFolder: return nil
      // A folder that may be entered but not listed: its files have their usual names.
      case .notPermitted: return CatalogueFileKind.allCases.map(\.fileName)
      default: throw CatalogueFault(.unreadable(error), in: path)
      }
    }
  }

  /// The path of the folder's file of a kind.
  private static func path(
    of kind: CatalogueFileKind, among names: [String], in folder: String
  ) throws(CatalogueFault) -> String {
    let candidates = fileNames(of: kind, among: names)
    guard let name = candidates.first else { throw CatalogueFault(.missing(kind), in: folder) }
    guard candidates.count == 1 else {
      throw CatalogueFault(.severalExpositions(names: candidates), in: folder)
    }
    return path(of: name, in: folder)
  }

  /// Whether a folder has a file with the name of a catalogue's.
  package static func seemsToBeCatalogue(folder: String) -> Bool {
    guard let names = try? names(inFolder: folder) else { return false }
    return CatalogueFileKind.allCases.contains { !fileNames(of: $0, among: names).isEmpty }
  }

  /// The names that may be the file of a kind: its usual name, or else all that look like an exposition's.
  static func fileNames(of kind: CatalogueFileKind, among names: [String]) -> [String] {
    if names.contains(kind.fileName) { return [kind.fileName] }
    return kind == .exposition ? names.filter(kind.isNamed) : []
  }
}
