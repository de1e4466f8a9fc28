import ExpoCore

/// The catalogue that the commands read: the bundled one, or the reader's own in a folder or file.
///
/// Nothing is opened before it is asked for, and no path that a file names is ever followed.
struct CatalogueInUse {
  /// The folder or file, as the reader gave it; nil stands for the bundled catalogue.
  let path: String?
  /// The language of the edition to read, if the catalogue has one.
  let language: Language

  init(path: String?, language: Language = .korean) {
    self.path = path
    self.language = language
  }

  /// The catalogue that `--catalogue` names, else the one that `EXPO_CATALOGUE` does.
  init(option: String?, environment: Environment, language: Language = .korean) {
    self.language = language
    path = option ?? (environment.isSet("EXPO_CATALOGUE") ? environment["EXPO_CATALOGUE"] : nil)
  }

  func exposition() throws(ReadingError) -> Exposition {
    let file = try foreignFile(.exposition)
    do throws(CatalogueError) {
      guard let file else { return try .bundled }
      return try Exposition(file: file)
    } catch {
      throw .fault(error)
    }
  }

  /// The exposition's heading for the list of items, where it can be read and names one.
  var itemsTitle: String? {
    path == nil ? Exposition.bundledItemsTitle : (try? exposition())?.itemsTitle
  }

  func items() throws(ReadingError) -> Items {
    guard let file = try foreignFile(.items) else { return .bundled }
    do throws(CatalogueError) {
      return try Items(file: file)
    } catch {
      throw .fault(error)
    }
  }

  /// The files that the catalogue should have: both, or the one that stands for it by itself.
  var kinds: [CatalogueFile.Kind] {
    guard let path, (try? CatalogueFolder(path).isSingleFile()) == true else {
      return [.exposition, .items]
    }
    return [(try? CatalogueFolder(path).singleKind()) ?? .items]
  }

  /// One of the two files as it is, not yet judged.
  func file(_ kind: CatalogueFile.Kind) throws(ReadingError) -> CatalogueFile {
    if let file = try foreignFile(kind) { return file }
    return switch kind {
    case .exposition: .bundledExposition
    case .items: .bundledItems
    }
  }

  /// A file of the reader's own; nil where the bundled catalogue is in use.
  private func foreignFile(_ kind: CatalogueFile.Kind) throws(ReadingError) -> CatalogueFile? {
    guard let path else { return nil }
    let folder = CatalogueFolder(path)
    if language == .english, let file = try folder.english?.fileIfAny(kind) { return file }
    return try folder.file(kind)
  }
}
