import ExpoCore

/// Why the favourites cannot be shown or changed. What was kept stays as it was.
enum FavouritesError: Error, Equatable {
  case unreadable(FileError)
  /// The file is of a newer program, whose data this one could lose.
  case newer(version: Int)
  case notWritten(SystemError)
}
