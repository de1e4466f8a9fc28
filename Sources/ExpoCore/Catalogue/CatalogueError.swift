/// Why a catalogue cannot be read.
///
/// The `description` is a technical line for logs.
public enum CatalogueError: Error, Equatable, Sendable {
  /// A file has a fault at one place.
  case fault(CatalogueFault)
  /// A file or folder cannot be opened or read.
  case unreadable(path: String, FileError)
  /// The folder has no such file; the name that is near its name, if one is, as `item.json` is.
  case missing(CatalogueFile.Kind, folder: String, near: String? = nil)
  /// More than one file of the folder may be the exposition.
  case severalExpositions(folder: String, names: [String])
  /// The single file that is the catalogue is the other one of the two.
  case otherKind(path: String, wanted: CatalogueFile.Kind)
}

extension CatalogueError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fault(let fault): fault.description
    case .unreadable(let path, let error): "\(path): \(error)"
    case .missing(let kind, let folder, _): "\(folder): missing(\(kind))"
    case .severalExpositions(let folder, let names): "\(folder): severalExpositions(\(names))"
    case .otherKind(let path, let wanted): "\(path): otherKind(wanted: \(wanted))"
    }
  }
}

extension CatalogueError {
  /// Whether a folder lacks the file.
  var isMissingFile: Bool {
    switch self {
    case .missing, .unreadable(_, .missing): true
    case .unreadable, .fault, .severalExpositions, .otherKind: false
    }
  }

  /// Whether a folder lacks the file, and none there has nearly its name: a catalogue may lack one.
  package var isAbsence: Bool {
    if case .missing(_, _, .some) = self { return false }
    return isMissingFile
  }
}
