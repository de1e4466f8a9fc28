/// Why a catalogue cannot be read.
///
/// The `description` is a technical line for logs.
public enum CatalogueError: Error, Equatable, Sendable {
  /// A file has a fault at one place.
  case fault(FileFault, excerpt: Excerpt)
  /// A file or folder cannot be opened or read.
  case unreadable(path: String, FileError)
  /// The folder has no such file.
  case missing(CatalogueFile.Kind, folder: String)
  /// More than one file of the folder may be the exposition.
  case severalExpositions(folder: String, names: [String])
  /// The single file that is the catalogue is the other one of the two.
  case otherKind(path: String, wanted: CatalogueFile.Kind)
}

/// A fault in a file: the place, the path to the value, and what is wrong.
public struct FileFault: Hashable, Sendable {
  /// The file's path, as given.
  public let path: String
  /// The place of the fault in the file's text, after its conversion to UTF-8.
  public let position: TextPosition
  /// The path to the value, such as `[3].image_name`; empty for the file as a whole.
  public let codingPath: String
  /// The fault at that place.
  public let fault: CatalogueFault
}

extension CatalogueError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fault(let fault, _): fault.description
    case .unreadable(let path, let error): "\(path): \(error)"
    case .missing(let kind, let folder): "\(folder): missing(\(kind))"
    case .severalExpositions(let folder, let names): "\(folder): severalExpositions(\(names))"
    case .otherKind(let path, let wanted): "\(path): otherKind(wanted: \(wanted))"
    }
  }
}

extension FileFault: CustomStringConvertible {
  /// `items.json:12:9: [3].links: wrongType(expected: array, found: string)`
  public var description: String {
    let place = "\(path):\(position.line):\(position.column): "
    return place + (codingPath.isEmpty ? "" : "\(codingPath): ") + "\(fault)"
  }
}
