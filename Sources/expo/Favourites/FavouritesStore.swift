import ExpoCore

/// Where the reader's favourites are kept.
enum FavouritesPlace {
  /// The folder for a user's data below the home folder: that of the XDG Base Directory
  /// Specification, except on macOS.
  #if os(macOS)
    static let dataFolder = "Library/Application Support"
  #else
    static let dataFolder = ".local/share"
  #endif

  /// The path of the file, or nil if the environment names neither a home nor a folder for data.
  ///
  /// A relative path counts as none, as the specification says: it would be another folder for every
  /// folder that the program is started from.
  static func path(in environment: Environment) -> String? {
    let home = absolute("HOME", in: environment).map { "\($0)/\(dataFolder)" }
    return (absolute("XDG_DATA_HOME", in: environment) ?? home).map { "\($0)/expo/favourites.json" }
  }

  private static func absolute(_ name: String, in environment: Environment) -> String? {
    environment[name].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
  }
}

/// Why the favourites cannot be shown or changed. The file stays as it was.
enum FavouritesError: Error, Equatable {
  /// The environment does not say where the favourites are.
  case noPlace
  case unreadable(FileError)
  /// A newer program has written the file; this one could lose some of its data.
  case newer(version: Int)
  case notWritten(SystemError)
}

/// The file of favourites: read without a lock, changed by one program at a time.
///
/// A change takes a lock, reads the file, and replaces it in one step, so that parallel programs lose
/// none of each other's changes and a crash never loses saved entries.
struct FavouritesStore {
  let path: String
  /// Called with the new path of a damaged file that was set aside.
  let onSetAside: (_ path: String) -> Void

  /// The favourites in the order added; none if the file is missing or cannot be read.
  static func entries(at path: String) -> [Favourite] {
    (try? FileReader.read(path: path)).flatMap { try? FavouritesFormat.decode($0) } ?? []
  }

  /// The favourites in the order added. Sets a damaged file aside.
  func entries() throws -> [Favourite] {
    try change { $0 }
  }

  /// Changes the favourites, and returns the result of the body.
  ///
  /// - Parameter body: must have no effect but on its parameter. It runs first without the lock: if
  ///   it changes nothing, no lock and no folder with write permission are needed.
  func change<Result>(_ body: (inout [Favourite]) throws -> Result) throws -> Result {
    if let entries = try read() {
      var changed = entries
      let result = try body(&changed)
      if changed == entries { return result }
    }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let entries = try readOrSetAside()
    var changed = entries
    let result = try body(&changed)
    if changed != entries {
      try writing { () throws(SystemError) in
        try FileReplacement.replace(path, with: FavouritesFormat.encode(changed))
      }
    }
    return result
  }

  /// The favourites of the file: none if it is missing, nil if it is damaged.
  private func read() throws(FavouritesError) -> [Favourite]? {
    do {
      return try FavouritesFormat.decode(FileReader.read(path: path))
    } catch FileError.missing {
      return []
    } catch let error as FileError {
      throw .unreadable(error)
    } catch FavouritesFormat.Fault.newer(let version) {
      throw .newer(version: version)
    } catch {
      return nil
    }
  }

  /// Requires the lock: another program may have set the damaged file aside.
  private func readOrSetAside() throws(FavouritesError) -> [Favourite] {
    if let entries = try read() { return entries }
    onSetAside(try writing { () throws(SystemError) in try FileReplacement.setAside(path) })
    return []
  }

  private func lock() throws(FavouritesError) -> OpenFile {
    let folder = Folder.parent(of: path)
    return try writing { () throws(SystemError) in
      try Folder.create(folder)
      return try OpenFile.locked("\(folder)/favourites.lock")
    }
  }

  private func writing<Result: ~Copyable>(
    _ body: () throws(SystemError) -> Result
  ) throws(FavouritesError) -> Result {
    do {
      return try body()
    } catch {
      throw .notWritten(error)
    }
  }
}
