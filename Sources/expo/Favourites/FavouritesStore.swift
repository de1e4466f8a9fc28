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

  /// The path of the file.
  ///
  /// A relative path counts as none, as the specification says: it would be another folder for every
  /// folder that the program is started from. A path that is not UTF-8 is refused, because its bytes
  /// have been replaced and it would lead to another folder.
  static func path(in environment: Environment) throws(FavouritesError) -> String {
    if let folder = try absolute("XDG_DATA_HOME", in: environment) {
      return "\(folder)/expo/favourites.json"
    }
    guard let home = try absolute("HOME", in: environment) else { throw .noPlace }
    return "\(home)/\(dataFolder)/expo/favourites.json"
  }

  private static func absolute(
    _ name: String, in environment: Environment
  ) throws(FavouritesError) -> String? {
    guard let path = environment[name], path.utf8.first == UInt8(ascii: "/") else { return nil }
    if path.unicodeScalars.contains("\u{FFFD}") { throw .placeNotUTF8(variable: name) }
    return path
  }
}

/// Why the favourites cannot be shown or changed. The file stays as it was.
enum FavouritesError: Error, Equatable {
  /// The environment does not say where the favourites are.
  case noPlace
  /// The path in a variable of the environment is not UTF-8.
  case placeNotUTF8(variable: String)
  case unreadable(FileError)
  /// A newer program has written the file; this one could lose some of its data.
  case newer(version: Int)
  case notWritten(SystemError)
  case tooLarge(bytes: Int)
  /// Another program keeps the lock.
  case busy
}

/// The file of favourites: read without a lock, changed by one program at a time.
///
/// A change takes a lock, reads the file, and replaces it in one step, so that parallel programs lose
/// none of each other's changes and a crash never loses saved entries.
struct FavouritesStore {
  /// What happens besides a change.
  enum Event: Equatable {
    /// A damaged file was renamed to this path.
    case setAside(String)
    /// Another program has the lock.
    case waiting
  }

  /// The largest file that is read or written, in bytes.
  static let maxFileBytes = 16 << 20

  let path: String
  let onEvent: (Event) -> Void
  /// Sleeps for some milliseconds.
  var pause: (UInt32) -> Void = CurrentProcess.sleep

  /// The favourites in the order added; none if the file is missing or cannot be read.
  static func entries(at path: String) -> [Favourite] {
    (try? FileReader.read(path: path, atMost: maxFileBytes))
      .flatMap { try? FavouritesFormat.decode($0).favourites } ?? []
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
    if let file = try read() {
      var changed = file
      let result = try body(&changed.favourites)
      if changed == file { return result }
    }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let file = try readOrSetAside()
    var changed = file
    let result = try body(&changed.favourites)
    if changed != file { try write(changed) }
    return result
  }

  /// The contents of the file: empty if it is missing, nil if it is damaged.
  private func read() throws(FavouritesError) -> FavouritesFile? {
    do {
      return try FavouritesFormat.decode(
        FileReader.read(path: path, atMost: Self.maxFileBytes))
    } catch FileError.missing {
      return FavouritesFile()
    } catch FileError.tooLarge(let bytes) {
      throw .tooLarge(bytes: bytes)
    } catch let error as FileError {
      throw .unreadable(error)
    } catch FavouritesFormat.Fault.newer(let version) {
      throw .newer(version: version)
    } catch {
      return nil
    }
  }

  /// Requires the lock: another program may have set the damaged file aside.
  private func readOrSetAside() throws(FavouritesError) -> FavouritesFile {
    if let file = try read() { return file }
    onEvent(.setAside(try writing { () throws(SystemError) in try FileReplacement.setAside(path) }))
    return FavouritesFile()
  }

  private func write(_ file: FavouritesFile) throws(FavouritesError) {
    let bytes = JSONWriter.document(file.json)
    guard bytes.count <= Self.maxFileBytes else { throw .tooLarge(bytes: bytes.count) }
    try writing { () throws(SystemError) in
      try FileReplacement.replace(path, with: bytes)
    }
  }

  /// Takes the lock, and waits for it as long as other programs go on changing the file. If the same
  /// program keeps it for 5 seconds, this one gives up.
  private func lock() throws(FavouritesError) -> OpenFile {
    let folder = Folder.parent(of: path)
    let file = try writing { () throws(SystemError) in
      try Folder.create(folder)
      return try OpenFile(toLock: "\(folder)/favourites.lock")
    }
    var version = FileVersion(path: path)
    var waited: UInt32 = 0
    var isSaid = false
    while try !writing({ () throws(SystemError) in try file.lock() }) {
      // At random, so that programs that were started together do not ask together.
      let milliseconds = UInt32.random(in: 5...15)
      pause(milliseconds)
      waited += milliseconds
      if let now = FileVersion(path: path), now != version {
        version = now
        waited = 0
      }
      if waited >= 5_000 { throw .busy }
      if waited >= 1_000, !isSaid {
        isSaid = true
        onEvent(.waiting)
      }
    }
    return file
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
