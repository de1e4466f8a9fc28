import ExpoCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A catalogue on the disk: a folder with its two files, or one of them by itself.
struct CatalogueFolder {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Reads one of the two files.
  func file(_ kind: CatalogueFile.Kind) throws(ReadingError) -> CatalogueFile {
    if let names = try names() {
      return try read(self.path(to: try name(of: kind, among: names)))
    }
    if let own = try singleKind(), own != kind {
      throw .otherKind(path: path, wanted: kind)
    }
    return try read(path)
  }

  /// Whether the path is that of one file that stands for the catalogue.
  func isSingleFile() throws(ReadingError) -> Bool { try names() == nil }

  /// Which of the two files a single one is, by its beginning; nil where it does not say.
  func singleKind() throws(ReadingError) -> CatalogueFile.Kind? {
    do throws(FileError) {
      let head = try FileReader.beginning(ofFileAt: path, atMost: 4_096)
      return CatalogueFile(path: path, bytes: Data(head)).kind
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// What is in the folder, or nil where the path is a file's.
  private func names() throws(ReadingError) -> [String]? {
    do throws(FileError) {
      return try FileReader.names(inFolder: path)
    } catch {
      if error == .notAFolder { return nil }
      // A folder that may be entered but not listed: the files are opened by their usual names.
      if error == .notPermitted { return ["exposition.json", "items.json"] }
      throw .unreadable(path: path, error)
    }
  }

  private func name(
    of kind: CatalogueFile.Kind,
    among names: [String]
  ) throws(ReadingError) -> String {
    let candidates =
      switch kind {
      case .items: names.filter { $0 == "items.json" }
      case .exposition: Self.expositions(among: names)
      }
    guard let name = candidates.first else { throw .missing(kind, folder: path) }
    guard candidates.count == 1 else {
      throw .severalExpositions(folder: path, names: candidates)
    }
    return name
  }

  /// `exposition.json`, else whatever is named like one.
  private static func expositions(among names: [String]) -> [String] {
    names.contains("exposition.json")
      ? ["exposition.json"]
      : names.filter { $0.hasPrefix("exposition") && $0.hasSuffix(".json") }
  }

  private func path(to name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private func read(_ path: String) throws(ReadingError) -> CatalogueFile {
    do throws(FileError) {
      return CatalogueFile(path: path, bytes: Data(try FileReader.read(path: path)))
    } catch {
      throw .unreadable(path: path, error)
    }
  }
}
