import ExpoCore

/// Why the favourites cannot be shown or changed. The file stays as it was.
enum FavouritesError: Error, Equatable {
  /// The environment does not say where the favourites are.
  case noPlace
  case unreadable(path: String, FileError)
  /// The file is not of the format.
  case damaged(CatalogueFault)
  /// A file or a folder that saving needs cannot be made.
  case notWritten(path: String, SystemError)
  /// Another program keeps the lock.
  case busy(path: String)
}

/// The file of favourites: for each catalogue the `image_name`s of its items, in the order in which
/// they were added.
///
///     {
///       "파리 만국박람회 1900 (L'Exposition de Paris 1900)": ["geomungo", "god"]
///     }
///
/// The form of version 6 is read, too, and written in this form by the next change. Reading takes
/// no lock, and only one program at a time changes the file: a change takes the lock beside the file,
/// reads the file, and replaces it in one step, so that parallel programs lose none of each other's
/// changes and a crash never loses what was saved.
struct FavouritesFile {
  typealias Lists = [String: [String]]

  let path: String
  /// How long to wait for the lock, in milliseconds.
  var patience: UInt32 = 10_000

  /// The identifiers by catalogue; none if the file is missing.
  func read() throws(FavouritesError) -> Lists {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path: path)
    } catch .missing {
      return [:]
    } catch {
      throw .unreadable(path: path, error)
    }
    do throws(CatalogueFault) {
      return try CatalogueFile(path: path, bytes: bytes).favourites()
    } catch {
      throw .damaged(error)
    }
  }

  /// The identifiers by catalogue; nil if the file is damaged.
  func readUnlessDamaged() throws(FavouritesError) -> Lists? {
    do throws(FavouritesError) {
      return try read()
    } catch .damaged {
      return nil
    }
  }

  /// Changes the lists, and returns the result of the body.
  ///
  /// - Parameter startsOver: Whether a damaged file counts as an empty one, and is replaced.
  func change<Result>(
    startsOver: Bool = false, _ body: (inout Lists) throws -> Result
  ) throws -> Result {
    // A symbolic link stays as it is.
    let file = FileSystem.resolved(path) ?? path
    let lock = try lock(beside: file)
    defer { withExtendedLifetime(lock) {} }
    let before = startsOver ? try readUnlessDamaged() : try read()
    var lists = before ?? [:]
    let result = try body(&lists)
    if lists != before { try write(lists, to: file) }
    return result
  }

  /// Writes a file beside the old one, and then gives it the old one's name. Requires the lock.
  private func write(_ lists: Lists, to path: String) throws(FavouritesError) {
    let members = lists.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map {
      (key: $0.key, value: JSONValue.array($0.value.map { .string($0) }))
    }
    let new = "\(path).new"
    // A killed program may have left one.
    FileSystem.remove(new)
    do {
      try saving(new) { () throws(SystemError) in
        let file = try OpenFile(creating: new)
        try file.descriptor.write(JSONWriter.document(.object(members)))
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
      CurrentProcess.sleep(milliseconds: milliseconds)
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
extension FavouritesFile {
  /// The folder for a user's data below the home folder: that of the XDG Base Directory
  /// Specification, except on macOS.
  #if os(macOS)
    static let dataFolder = "Library/Application Support"
  #else
    static let dataFolder = ".local/share"
  #endif

  /// Ignores relative paths, as the specification says: they would depend on the working folder.
  init(in environment: Environment, patience: UInt32 = 10_000) throws(FavouritesError) {
    func folder(_ name: String, _ below: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 + below : nil }
    }
    guard let data = folder("XDG_DATA_HOME", "") ?? folder("HOME", "/\(Self.dataFolder)")
    else { throw .noPlace }
    self.init(path: "\(data)/expo/favourites.json", patience: patience)
  }
}

extension Catalogue {
  /// The favourites that the catalogue has, by their indices, and those that it no longer has, both
  /// in the order added; and the number of those of other catalogues.
  func favourites(
    among lists: FavouritesFile.Lists
  ) throws(CatalogueFault) -> (indices: [Int], absent: [String], others: Int) {
    let key = try favouritesKey()
    let places = Dictionary(
      try items().enumerated().map { ($1.pictureName, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let names = lists[key] ?? []
    let all = lists.values.reduce(0) { $0 + $1.count }
    return (
      names.compactMap { places[$0] }, names.filter { places[$0] == nil }, all - names.count
    )
  }

  /// The key under which the catalogue's favourites are filed: the exposition's title, which stays
  /// when the files move, or the folder's absolute path if there is no title.
  func favouritesKey() throws(CatalogueFault) -> String {
    // A favourite is the same in every edition.
    let title = try originalName() ?? ""
    return title.isEmpty ? path.map(Self.folder) ?? "" : title
  }

  /// The folder that a path leads to, or the one that holds the file that it leads to.
  private static func folder(_ path: String) -> String {
    // With `/.` after it only a folder's path leads anywhere.
    FileSystem.resolved("\(path)/.") ?? FileSystem.parent(of: FileSystem.resolved(path) ?? path)
  }
}
