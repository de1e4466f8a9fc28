import ExpoCore

/// Why a catalogue cannot be read.
enum ReadingError: Error, Equatable {
  case fault(CatalogueError)
  case unreadable(path: String, FileError)
  /// The folder has no such file.
  case missing(CatalogueFile.Kind, folder: String)
  /// More than one file of the folder may be the exposition.
  case severalExpositions(folder: String, names: [String])
  /// The file that stands for the catalogue is the other one of the two, or neither.
  case otherKind(path: String, wanted: CatalogueFile.Kind)
}
