import ExpoCore

/// Why the favourites cannot be shown or changed. The file stays as it was.
enum FavouritesError: Error, Equatable {
  /// The environment does not say where the favourites are.
  case noPlace
  case unreadable(path: String, FileError)
  /// A newer version of the program wrote the file.
  case newer(path: String)
  /// The file is a symbolic link to a file that is missing.
  case linkToNothing(path: String)
  /// A file or a folder that saving needs cannot be made.
  case notWritten(path: String, SystemError)
  /// Another program keeps the lock.
  case busy(path: String)
}

/// The file of favourites: read without a lock, changed by one program at a time.
///
/// A change takes the lock beside the file, reads the file, and replaces it in one step, so that parallel
/// programs lose none of each other's changes and a crash never loses saved entries.
struct FavouritesStore {
  /// Something that happens besides a change.
  enum Event: Equatable {
    /// A file that cannot be read was renamed to this path.
    case setAside(String)
    /// Another program has had the lock for a second.
    case waiting
  }

  let path: String
  /// How long to wait for the lock, in milliseconds.
  var patience: UInt32 = 30_000
  /// The largest file that is written, in bytes: what is written can be read again.
  var maxBytes = FileReader.maxFileBytes
  /// Whether a file is set aside not only if it is damaged, but also if it is newer, too large, or not readable.
  var startsOver = false
  let onEvent: (Event) -> Void
  /// Sleeps for some milliseconds.
  var pause: (UInt32) -> Void = CurrentProcess.sleep

  /// The favourites in the order added; none if the file is missing or cannot be read.
  static func entries(at path: String) -> [Favourite] {
    (try? FavouritesStore(path: path, onEvent: { _ in }).read()) ?? []
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
    if let favourites = try read() {
      var changed = favourites
      let result = try body(&changed)
      if changed == favourites { return result }
    }
    let file = try file()
    let lock = try lock(beside: file)
    defer { withExtendedLifetime(lock) {} }
    // Another program may have set the damaged file aside.
    let favourites = try read()
    var changed = favourites ?? []
    let result = try body(&changed)
    if favourites == nil { try setAside(file) }
    if changed != favourites { try write(changed, to: file) }
    return result
  }

  /// The path of the file behind all symbolic links, which stay as they are.
  private func file() throws(FavouritesError) -> String {
    let resolved = FileSystem.resolved(path)
    if resolved == nil, FileSystem.exists(path) { throw .linkToNothing(path: path) }
    return resolved ?? path
  }

  /// The contents of the file: empty if it is missing, nil if it is to be set aside.
  private func read() throws(FavouritesError) -> [Favourite]? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path: path)
    } catch {
      switch error {
      case .missing: return []
      case .tooLarge where startsOver, .notPermitted where startsOver: return nil
      default: throw .unreadable(path: path, error)
      }
    }
    guard let file = try? FavouritesFile(json: bytes) else { return nil }
    if file.version <= FavouritesFile.version { return file.favourites }
    if startsOver { return nil }
    throw .newer(path: path)
  }

  /// Renames a file that cannot be read to a name that is free. Requires the lock.
  private func setAside(_ file: String) throws(FavouritesError) {
    var aside = "\(file).aside"
    var number = 1
    while FileSystem.exists(aside) {
      number += 1
      aside = "\(file).aside-\(number)"
    }
    try saving(aside) { () throws(SystemError) in try FileSystem.rename(file, to: aside) }
    onEvent(.setAside(aside))
  }

  /// Writes a file beside the old one with its permissions, and then gives it the old one's name. Requires
  /// the lock.
  private func write(_ favourites: [Favourite], to path: String) throws(FavouritesError) {
    let bytes = JSONWriter.document(FavouritesFile(favourites).json)
    if bytes.count > maxBytes { throw .notWritten(path: path, .tooLarge) }
    let new = "\(path).new"
    // A killed program may have left one.
    FileSystem.remove(new)
    do {
      try saving(new) { () throws(SystemError) in
        let file = try OpenFile(creating: new)
        try file.descriptor.write(bytes)
        file.setPermissions(as: path)
        try file.sync()
      }
      try saving(path) { () throws(SystemError) in try FileSystem.rename(new, to: path) }
    } catch {
      FileSystem.remove(new)
      throw error
    }
    FileSystem.syncFolder(of: path)
  }

  /// Takes the lock of a file, which is beside it. Waits for it as long as the patience lasts.
  private func lock(beside file: String) throws(FavouritesError) -> OpenFile {
    let folder = FileSystem.parent(of: file)
    try saving(folder) { () throws(SystemError) in try FileSystem.createFolder(folder) }
    let lock = "\(folder)/favourites.lock"
    let file = try saving(lock) { () throws(SystemError) in try OpenFile(toLock: lock) }
    var waited: UInt32 = 0
    while try !saving(lock, { () throws(SystemError) in try file.lock() }) {
      if waited >= patience { throw .busy(path: path) }
      // At random, so that programs that were started together do not ask together.
      let milliseconds = UInt32.random(in: 5...15)
      pause(milliseconds)
      if waited < 1_000, waited + milliseconds >= 1_000 { onEvent(.waiting) }
      waited += milliseconds
    }
    return file
  }

  /// Runs the body, and adds the path to its error.
  private func saving<Result: ~Copyable>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(FavouritesError) -> Result {
    do {
      return try body()
    } catch {
      throw .notWritten(path: path, error)
    }
  }
}

/// The path of the file.
extension FavouritesStore {
  /// The folder for a user's data below the home folder: that of the XDG Base Directory
  /// Specification, except on macOS.
  #if os(macOS)
    static let dataFolder = "Library/Application Support"
  #else
    static let dataFolder = ".local/share"
  #endif

  /// The path of the file.
  ///
  /// Ignores relative paths, as the specification says: they would depend on the working folder.
  static func path(in environment: Environment) throws(FavouritesError) -> String {
    if let folder = absolute("XDG_DATA_HOME", in: environment) {
      return "\(folder)/expo/favourites.json"
    }
    guard let home = absolute("HOME", in: environment) else { throw .noPlace }
    return "\(home)/\(dataFolder)/expo/favourites.json"
  }

  private static func absolute(_ name: String, in environment: Environment) -> String? {
    guard let path = environment[name], path.utf8.first == UInt8(ascii: "/") else { return nil }
    return path
  }
}

/// The contents of the file of favourites: a JSON object (RFC 8259) in UTF-8.
///
///     {
///       "version": 1,
///       "favourites": [
///         {
///           "catalogue": "파리 만국박람회 1900(L'Exposition de Paris 1900)",
///           "image_name": "geomungo",
///           "name": "거문고"
///         }
///       ]
///     }
///
/// The favourites are in the order in which they were added. `catalogue` and `image_name` are the
/// key; `catalogue` is the exposition's title, or the folder's absolute path if there is no title.
/// `name` is for people. `version` is that of the format; the favourites of a newer one are not read.
struct FavouritesFile: JSONModel, Equatable {
  /// The version of the format that this program reads and writes.
  static let version = 1

  let version: Int
  let favourites: [Favourite]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case version
    case favourites
  }

  init(_ favourites: [Favourite]) {
    version = Self.version
    self.favourites = favourites
  }

  init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    version = try members.optionalInteger(.version) ?? Self.version
    favourites = version > Self.version ? [] : try members.objects(.favourites)
  }

  var json: JSONValue {
    .members([
      (CodingKeys.version, .integer(version)), (.favourites, .array(favourites.map(\.json))),
    ])
  }
}
