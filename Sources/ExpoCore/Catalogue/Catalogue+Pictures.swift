/// A picture of the exposition itself; the raw value is its name.
public enum ExpositionPicture: String, CaseIterable, Sendable {
  case poster
  case flag

  /// The names that readers may type.
  package var names: [String] {
    switch self {
    case .poster: [rawValue, "포스터"]
    case .flag: [rawValue, "국기", "깃발", "태극기"]
    }
  }

  package init?(named name: String) {
    let name = name.lowercased()
    guard let picture = Self.allCases.first(where: { $0.names.contains(name) })
    else { return nil }
    self = picture
  }
}

extension Catalogue {
  /// Reads a picture of the exposition, the same in every edition. Returns nil if there is none.
  public func picture(_ picture: ExpositionPicture) throws(CatalogueFault) -> Picture? {
    try self.picture(named: picture.rawValue)
  }

  /// Reads `pictures/<name>.xpm` in the catalogue's folder, the same in every edition. Returns nil if there is
  /// none.
  ///
  /// - Parameter name: The `image_name` of an item. A name that is empty, begins with `.`, or holds `/` or NUL
  ///   leads to no file.
  public func picture(named name: String) throws(CatalogueFault) -> Picture? {
    try pictureFile(named: name)?.picture()
  }

  /// A picture's file; nil if there is none.
  func pictureFile(named name: String) throws(CatalogueFault) -> CatalogueFile? {
    let path = picturePath(named: name)
    guard self.path != nil else {
      return Self.bundledPicture(named: name).map { CatalogueFile(path: path, bytes: $0) }
    }
    guard !name.isEmpty, !name.hasPrefix("."),
      !name.utf8.contains(where: { [0, 0x2F].contains($0) })
    else { return nil }
    do throws(FileError) {
      return CatalogueFile(path: path, bytes: try FileReader.read(path: path))
    } catch {
      switch error {
      // A catalogue of a single file has no pictures.
      case .missing, .notAFolder: return nil
      case .tooLarge: throw CatalogueFault(.picture(.tooLong), in: path, line: 1)
      default: throw CatalogueFault(.unreadable(error), in: path)
      }
    }
  }

  /// The path of a picture's file.
  func picturePath(named name: String) -> String {
    Self.path(of: name + ".xpm", in: path.map(Self.pictureFolder) ?? "pictures")
  }

  static func pictureFolder(in path: String) -> String {
    Self.path(of: "pictures", in: path)
  }
}
