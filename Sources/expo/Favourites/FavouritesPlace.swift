/// Where the reader's favourites are kept.
enum FavouritesPlace {
  /// The folder for a user's data below the home folder: macOS has its own, elsewhere it is that of
  /// the XDG Base Directory Specification.
  #if os(macOS)
    static let dataFolder = "Library/Application Support"
  #else
    static let dataFolder = ".local/share"
  #endif

  /// The path of the file, or nil where the environment names neither a home nor a folder for data.
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
