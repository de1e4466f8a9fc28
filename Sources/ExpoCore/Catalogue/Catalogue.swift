/// A catalogue in one of its editions: an exposition and its items.
///
/// The bundled catalogue, a folder with the two files, one of the files by itself, or what a
/// program has made. ``items()`` and ``exposition()`` read each file when it is first needed, and
/// once, even if it is broken; ``check()`` reads the files of a folder anew. No path in a file is
/// opened.
///
/// A catalogue is a class, so that all who need a file share what was read, and it is not
/// `Sendable`: pass the path, or the items, to another task.
///
///     let catalogue = Catalogue(path: "films")
///     for item in try catalogue.items() { print(item.name) }
public final class Catalogue {
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

  /// The folder or file, as given; nil for the bundled catalogue and for one in memory.
  public let path: String?
  /// The edition whose texts are read.
  public let edition: Edition
  private let isInMemory: Bool

  private lazy var originalItems = Loaded(readItems)
  private lazy var englishItems = Loaded(readEnglishItems)
  private lazy var originalExposition = Loaded(readExposition)
  private lazy var englishExposition = Loaded(readEnglishExposition)
  private lazy var translated = Loaded(translateItems)
  private lazy var onlyFile = Loaded(readOnlyFile)

  /// The names of the items of this edition alone: reading the other one, too, would double what it
  /// costs to show an item.
  private(set) lazy var ownIndex = NameIndex((try? items()) ?? [])
  /// The names of the items, and after them those of the exposition, in both editions; none if the
  /// items cannot be read.
  package private(set) lazy var nameIndex = NameIndex(
    (try? items()) ?? [], otherEdition: otherEdition, exposition: expositionNames)

  private init(path: String?, edition: Edition, isInMemory: Bool = false) {
    self.path = path
    self.edition = edition
    self.isInMemory = isInMemory
  }

  /// The catalogue that the package carries; each time a new one, which reads its files anew.
  public static var bundled: Catalogue { Catalogue(path: nil, edition: .original) }

  /// The catalogue at a path: a folder that has `items.json` and perhaps an `exposition*.json`, or
  /// one file.
  ///
  /// - Parameter path: The path of the folder, or of a single JSON file: an object is read as the
  ///   exposition, and anything else as the items.
  public convenience init(path: String) {
    self.init(path: path, edition: .original)
  }

  /// A catalogue in memory.
  ///
  /// Its items and expositions are returned as they were given, even if ``check()`` finds errors in
  /// them.
  ///
  ///     let hat = Item(name: "갓", pictureName: "god", shortDescription: "모자", text: "검다.")
  ///     Catalogue(items: [hat, hat]).check().count(of: .error)  // 1
  public convenience init(
    items: [Item], exposition: Exposition? = nil,
    englishItems: [Item]? = nil, englishExposition: Exposition? = nil
  ) {
    self.init(path: nil, edition: .original, isInMemory: true)
    originalItems = Loaded(of: items)
    self.englishItems = Loaded(of: englishItems)
    originalExposition = Loaded(of: exposition)
    self.englishExposition = Loaded(of: englishExposition)
  }

  /// The same catalogue in an edition, which reads its files anew.
  ///
  /// The list of items stays that of the original, with the edition's texts of the items that have
  /// the same ``Item/pictureName``; what the edition lacks is in the original's words. Evidence,
  /// sources, links, the number of visitors and the duration are the original's if the edition
  /// leaves them out.
  ///
  ///     let items = try Catalogue.bundled.edition(.english).items()
  public func edition(_ edition: Edition) -> Catalogue {
    let other = Catalogue(path: path, edition: edition, isInMemory: isInMemory)
    if isInMemory {
      (other.originalItems, other.englishItems) = (originalItems, englishItems)
      (other.originalExposition, other.englishExposition) = (originalExposition, englishExposition)
    }
    return other
  }

  /// Whether this is the catalogue that the package carries.
  package var isBundled: Bool { path == nil && !isInMemory }
}

/// The texts.
extension Catalogue {
  /// The items of the edition.
  ///
  /// - Throws: The first error of their files, the original's first.
  public func items() throws(CatalogueFault) -> [Item] {
    switch edition {
    case .original: try originalItems.get()
    case .english: try translated.get().items
    }
  }

  /// The exposition of the edition; nil if the catalogue has none.
  ///
  /// - Throws: The first error of its files, the original's first.
  public func exposition() throws(CatalogueFault) -> Exposition? {
    let original = try originalExposition.get()
    guard edition == .english, let translation = try englishExposition.get() else {
      return original
    }
    return original.map(translation.inheriting) ?? translation
  }

  /// The name of the exposition in the original, the same for every edition; nil if there is none.
  package func originalName() throws(CatalogueFault) -> String? {
    try originalExposition.get()?.name
  }

  /// The items in the other edition; nil if the catalogue has only one, or if it cannot be read.
  package var otherEdition: [Item]? {
    guard (try? englishItems.get()) != nil else { return nil }
    return switch edition {
    case .original: try? translated.get().items
    case .english: try? originalItems.get()
    }
  }

  /// What readers may call the exposition, in both editions.
  private var expositionNames: [String] {
    [try? originalExposition.get(), try? englishExposition.get()].compactMap(\.self)
      .flatMap(\.names)
  }

  /// Whether the edition has items, but not this one.
  package func lacksTranslation(of index: Int) -> Bool {
    edition == .english && (try? translated.get())?.untranslated.contains(index) ?? false
  }
}

/// Reading.
extension Catalogue {
  private func readItems() throws(CatalogueFault) -> [Item] {
    try file(.items, of: .original)?.items() ?? []
  }

  private func readExposition() throws(CatalogueFault) -> Exposition? {
    try file(.exposition, of: .original)?.exposition()
  }

  private func readEnglishItems() throws(CatalogueFault) -> [Item]? {
    try file(.items, of: .english)?.read(isTranslation: true) { $0.items() }
  }

  private func readEnglishExposition() throws(CatalogueFault) -> Exposition? {
    try file(.exposition, of: .english)?.read(isTranslation: true) { $0.exposition() } ?? nil
  }

  /// Replaces each item by its translation, and returns the indices of those without one; none if
  /// no item has one.
  ///
  /// A translation has the item's `image_name`.
  private func translateItems() throws(CatalogueFault) -> (items: [Item], untranslated: Set<Int>) {
    var items = try originalItems.get()
    guard let english = try englishItems.get() else { return (items, []) }
    let translations = Dictionary(english.map { ($0.pictureName, $0) }) { first, _ in first }
    var untranslated: Set<Int> = []
    for (index, item) in items.enumerated() {
      if let translation = translations[item.pictureName] {
        items[index] = translation.inheriting(from: item)
      } else {
        untranslated.insert(index)
      }
    }
    if let own = try? originalExposition.get()?.grades,
      let grades = try? englishExposition.get()?.grades, !grades.isEmpty
    {
      items = items.translatingGrades(from: own, to: grades)
    }
    return (items, untranslated)
  }
}

/// The files.
extension Catalogue {
  /// Opens a file of an edition; returns nil if there is none, and throws if that is the original's
  /// items, without which there is no catalogue.
  func file(
    _ kind: CatalogueFile.Kind, of edition: Edition
  ) throws(CatalogueFault) -> CatalogueFile? {
    if isInMemory { return try written(kind, of: edition) }
    guard let path else { return CatalogueFile(bundled: Self.bundledName(of: kind, in: edition)) }
    guard let names = try names(of: edition) else {
      let file = try onlyFile.get()
      return edition == .original && (kind == .items || file.kind == kind) ? file : nil
    }
    let folder = edition == .original ? path : Self.path(of: "en", in: path)
    if let name = Self.name(of: kind, among: names) {
      return try CatalogueFile(reading: Self.path(of: name, in: folder))
    }
    guard kind == .items, edition == .original else { return nil }
    throw CatalogueFault(.noItems(others: names.filter { $0.hasSuffix(".json") }), in: folder)
  }

  /// The kinds of the catalogue's files: both, or that of the single file that is the catalogue.
  var fileKinds: [CatalogueFile.Kind] {
    guard path != nil, (try? names(of: .original)) == .some(nil) else {
      return CatalogueFile.Kind.allCases
    }
    return [(try? onlyFile.get())?.kind ?? .items]
  }

  /// The names in an edition's folder; nil if a single file is the catalogue.
  private func names(of edition: Edition) throws(CatalogueFault) -> [String]? {
    let folder = path ?? ""
    let names = try Self.names(inFolder: folder)
    guard edition == .english, let names else { return names }
    return names.contains("en")
      ? try Self.names(inFolder: Self.path(of: "en", in: folder)) ?? [] : []
  }

  private func readOnlyFile() throws(CatalogueFault) -> CatalogueFile {
    try CatalogueFile(reading: path ?? "")
  }

  /// A file of a catalogue in memory as it would be written.
  private func written(
    _ kind: CatalogueFile.Kind, of edition: Edition
  ) throws(CatalogueFault) -> CatalogueFile? {
    let json: JSONValue? =
      switch (kind, edition) {
      case (.items, .original): .array(try originalItems.get().map(\.json))
      case (.items, .english): try englishItems.get().map { .array($0.map(\.json)) }
      case (.exposition, .original): try originalExposition.get()?.json
      case (.exposition, .english): try englishExposition.get()?.json
      }
    let path = edition == .original ? kind.rawValue : "en/\(kind.rawValue)"
    return json.map { CatalogueFile(path: path, bytes: JSONWriter.document($0)) }
  }

  private static func bundledName(of kind: CatalogueFile.Kind, in edition: Edition) -> String {
    let name = kind == .exposition ? "exposition_universelle_1900.json" : kind.rawValue
    return edition == .original ? name : "en/\(name)"
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
      if error == .notAFolder { return nil }
      throw CatalogueFault(.unreadable(error), in: path)
    }
  }

  /// The name of a folder's file of a kind: the usual one, or else the first one that looks like an
  /// exposition's, such as `exposition_1900.json`.
  private static func name(of kind: CatalogueFile.Kind, among names: [String]) -> String? {
    if names.contains(kind.rawValue) { return kind.rawValue }
    guard kind == .exposition else { return nil }
    return names.first { $0.hasPrefix("exposition") && $0.hasSuffix(".json") }
  }
}

/// What a file holds, or what is wrong with it.
///
/// A class and not a `Result`, whose generic metadata for each type that a catalogue may read would
/// cost a quarter of what `expo help` does.
private final class Loaded<Value> {
  private let value: Value?
  private let fault: CatalogueFault?

  init(_ read: () throws(CatalogueFault) -> Value) {
    do throws(CatalogueFault) {
      (value, fault) = (try read(), nil)
    } catch {
      (value, fault) = (nil, error)
    }
  }

  init(of value: Value) { (self.value, fault) = (value, nil) }

  func get() throws(CatalogueFault) -> Value {
    if let fault { throw fault }
    guard let value else { preconditionFailure("what is not broken has a value") }
    return value
  }
}
