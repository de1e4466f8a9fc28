/// The findings of a check of a catalogue.
///
///     for fault in Catalogue(at: "films").check().faults { print(fault) }
///     // films/items.json:12:9: [3].links (4. 갓): This must be an array, not a string
public struct CatalogueReport: Sendable {
  /// The faults, file by file in the order of the text; at most a thousand of each severity for each file.
  public var faults: [CatalogueFault] { list.kept }
  /// Whether a file was read.
  public private(set) var hasReadFiles = false
  /// How far the catalogue is translated; nil if it has no edition in another language.
  public internal(set) var translation: TranslationCounts?
  private var list = FaultList()
  private let isStrict: Bool

  /// - Parameter isStrict: Whether a text that a translation lacks is a warning.
  init(isStrict: Bool) { self.isStrict = isStrict }

  /// The number of all faults of a severity, listed or not.
  public func count(of severity: CatalogueFault.Severity) -> Int { list.count(of: severity) }

  /// Adds a fault of a file that is no text or was not read, unless it was added just before.
  mutating func add(_ fault: CatalogueFault) {
    if faults.last != fault { list += FaultList(fault) }
  }

  /// Adds the faults of a file, which may be a picture; a body checks a well-formed text.
  ///
  /// - Parameters:
  ///   - isJSON: Whether the file is JSON, even if it begins as a picture does.
  ///   - texts: The texts that a translation without this file lacks.
  mutating func add(
    _ file: @autoclosure () throws(CatalogueFault) -> CatalogueFile, isJSON: Bool = false,
    lacking texts: [[String]] = [], check: (JSONReader, inout TranslationCounts) -> Void
  ) {
    do throws(CatalogueFault) {
      let file = try file()
      if !isJSON, file.isPicture { return add(pictureAt: file.path, file.picture) }
      try file.withReader(checksTexts: true, isStrict: isStrict) { reader in
        var counts = translation ?? TranslationCounts()
        if reader.root != nil { check(reader, &counts) }
        if translation != nil { translation = counts }
        list += reader.faults(in: file.path)
      }
      hasReadFiles = true
    } catch {
      let isTranslation = if case .untranslatedFile = error.kind { true } else { false }
      // A translation need not have what the catalogue lacks.
      if isTranslation, texts.isEmpty { return }
      translation?.addMissing(texts)
      let severity = error.kind.severity(isStrict: isStrict)
      add(CatalogueFault(error.kind, severity: severity, in: error.file))
    }
  }

  /// Adds the fault of a picture's file, if it has one.
  ///
  /// - Parameter isUsed: Whether an item has the picture; nil if that is not known.
  mutating func add(
    pictureAt path: String, isUsed: Bool? = nil, _ read: () throws(CatalogueFault) -> Picture?
  ) {
    do throws(CatalogueFault) {
      let picture = try read()
      if isUsed == false {
        add(CatalogueFault(.unusedPicture, in: path))
      } else if let fault = picture?.fault {
        add(CatalogueFault(fault, in: path))
      }
      hasReadFiles = true
    } catch {
      add(error)
    }
  }
}

/// How much of a catalogue a translation has, in texts.
public struct TranslationCounts: Hashable, Sendable {
  /// Those in other words than the catalogue's own.
  public internal(set) var translated = 0
  /// Those that are the catalogue's own, word for word.
  public internal(set) var unchanged = 0
  /// Those that it lacks.
  public internal(set) var missing = 0

  /// Counts texts that a translation lacks, each of several parts.
  mutating func addMissing(_ texts: [[String]]) {
    missing += texts.count { !$0.allSatisfy(\.isBlank) }
  }
}

extension Picture {
  /// The fault of a picture that no page of 80 columns shows.
  fileprivate var fault: CatalogueFault.Kind? {
    let columns = PictureFile.maxColumns
    if width <= columns { return nil }
    let fitting = "\(columns) × \(max(1, height * columns / width))"
    return .pictureTooWide(size: "\(width) × \(height)", fitting: fitting)
  }
}
