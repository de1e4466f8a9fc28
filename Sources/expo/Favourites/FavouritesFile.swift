import ExpoCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why the favourites cannot be shown or changed. The file stays as it was.
enum FavouritesError: Error, Equatable {
  /// The environment does not say where the favourites are.
  case noPlace
  /// The file cannot be read, or is not of the format.
  case unreadable(CatalogueError)
  /// A file or a folder that saving needs cannot be made.
  case notWritten(path: String, SystemError)
}

/// The file of favourites: for each catalogue the `image_name`s of its items, in the order in which
/// they were added.
///
///     {
///       "파리 만국박람회 1900 (Exposition universelle de 1900)": ["geomungo", "god"]
///     }
///
/// A change takes the lock beside the file, reads the file, and replaces it in one step, so that
/// parallel programs lose none of each other's changes and a crash never loses what was saved.
struct FavouritesFile {
  typealias Lists = [String: [String]]

  let path: String

  /// Returns the identifiers by catalogue. A missing file has none.
  func read() throws(FavouritesError) -> Lists {
    do throws(CatalogueError) {
      let data = try FileReader.read(path)
      if let lists = try? JSONDecoder().decode(Lists.self, from: data) { return lists }
      throw CatalogueError(
        .invalid, path, "도록마다 식별자의 배열이 있는 JSON 객체가 아닙니다",
        "this is not a JSON object of lists of identifiers")
    } catch {
      if error.kind == .missing { return [:] }
      throw .unreadable(error)
    }
  }

  /// Changes the lists, and returns the result of the body.
  func change<Result>(_ body: (inout Lists) throws -> Result) throws -> Result {
    // A symbolic link to a file stays as it is.
    let file = FileSystem.resolved(path) ?? path
    let folder = FileSystem.parent(of: file)
    try saving(folder) { () throws(SystemError) in try FileSystem.createFolder(folder) }
    let lock = try saving("\(folder)/favourites.lock") { () throws(SystemError) in
      let lock = try OpenFile(toLock: "\(folder)/favourites.lock")
      try lock.lock()
      return lock
    }
    defer { withExtendedLifetime(lock) {} }
    let before = try read()
    var lists = before
    let result = try body(&lists)
    if lists != before {
      let bytes = try JSONOutput.document(lists.filter { !$0.value.isEmpty })
      try saving(path) { () throws(SystemError) in try FileSystem.replace(file, with: bytes) }
    }
    return result
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
  init(in environment: Environment) throws(FavouritesError) {
    func folder(_ name: String, _ below: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 + below : nil }
    }
    guard let data = folder("XDG_DATA_HOME", "") ?? folder("HOME", "/\(Self.dataFolder)")
    else { throw .noPlace }
    self.init(path: "\(data)/expo/favourites.json")
  }
}

extension Catalogue {
  /// The indices of the favourites, the identifiers of favourites whose items the catalogue no longer
  /// has, and the number of favourites in other catalogues. Both lists are in the order added.
  func favourites(
    among lists: FavouritesFile.Lists
  ) -> (indices: [Int], absent: [String], others: Int) {
    let places = Dictionary(
      items.enumerated().map { ($1.pictureName, $0) }, uniquingKeysWith: { first, _ in first })
    let names = lists[favouritesKey] ?? []
    let all = lists.values.reduce(0) { $0 + $1.count }
    return (
      names.compactMap { places[$0] }, names.filter { places[$0] == nil }, all - names.count
    )
  }

  /// The key under which the catalogue's favourites are filed: the exposition's title, which stays
  /// when the files move, or the folder's absolute path if there is no title.
  var favouritesKey: String {
    // A favourite is the same in every edition.
    let title = originalName ?? ""
    return title.isEmpty ? path.flatMap(FileSystem.resolved) ?? "" : title
  }
}

extension FavouritesFile.Lists {
  /// Adds an identifier to the list of a catalogue or removes it, and returns whether the list has
  /// changed.
  mutating func keep(_ name: String, _ isKept: Bool, in key: String) -> Bool {
    let list = self[key] ?? []
    if list.contains(name) == isKept { return false }
    self[key] = isKept ? list + [name] : list.filter { $0 != name }
    return true
  }
}
