/// The bytes of a picture's file.
public struct PictureFile: Hashable, Sendable {
  /// The path, or the name of the bundled file.
  public let path: String
  /// The file's contents, an XPM picture.
  public let bytes: [UInt8]

  /// What is probably unintended about the name of a picture.
  static func fault(inName name: String) -> CatalogueFault.Kind? {
    name.hasPrefix(".") || name.utf8.contains(UInt8(ascii: "/")) ? .imageNameIsNotFileName : nil
  }
}

extension Catalogue {
  private static let pictureEnding = ".xpm"
  private static let otherEndings: Set = [
    ".avif", ".bmp", ".gif", ".heic", ".jpeg", ".jpg", ".png", ".svg", ".tif", ".tiff", ".webp",
  ]
  /// The names of the pictures that belong to the exposition.
  static let otherPictures = ["poster", "flag"].map(ExactText.init)

  /// Reads the file of an item's picture, of the `poster` or of the `flag`: `pictures/<name>.xpm` in
  /// the catalogue's folder, in every edition. Returns nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The item's `image_name`. A name that is empty, begins with `.`, or holds `/` or NUL leads
  ///     to no file.
  ///   - limit: The most bytes that are read; a larger file is an error.
  public func pictureFile(
    named name: String, atMost limit: Int = 1 << 20
  ) throws(CatalogueError) -> PictureFile? {
    guard path != nil else {
      let bytes = BundledPictures.bytes(named: name)
      return bytes.map { PictureFile(path: picturePath(named: name), bytes: $0) }
    }
    guard let first = name.utf8.first, first != UInt8(ascii: "."),
      !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
    else { return nil }
    let file = picturePath(named: name)
    do throws(FileError) {
      return PictureFile(path: file, bytes: try FileReader.read(path: file, atMost: limit))
    } catch {
      switch error {
      // A catalogue of a single file has no pictures.
      case .missing, .notAFolder: return nil
      default: throw .unreadable(path: file, error)
      }
    }
  }

  /// Whether no error but the content's may be found in a picture, such as that it is a folder.
  func isReadablePicture(_ name: String) -> Bool {
    do throws(CatalogueError) {
      _ = try pictureFile(named: name)
      return true
    } catch {
      return false
    }
  }

  /// The names of the pictures in the catalogue's folder, and the files there that are pictures of another
  /// format without one of their name; none for the bundled catalogue, whose pictures are validated by
  /// tests.
  func namesOfPictures() -> (pictures: [String], otherFiles: [String]) {
    guard let path,
      let files = try? FileReader.names(inFolder: Self.pictureFolder(in: path))
    else { return ([], []) }
    var (pictures, others): ([String], [String]) = ([], [])
    for file in files where !file.hasPrefix(".") {
      let name = Self.pictureName(of: file)
      if file.hasSuffix(Self.pictureEnding) {
        pictures.append(name)
      } else if Self.otherEndings.contains(file.dropFirst(name.count).lowercased()) {
        others.append(file)
      }
    }
    let known = Set(pictures.map(ExactText.init))
    return (
      pictures, others.filter { !known.contains(ExactText(Self.pictureName(of: $0))) }
    )
  }

  static func pictureName(of file: String) -> String {
    String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  /// The path of a picture's file.
  func picturePath(named name: String) -> String {
    Self.path(
      of: name + Self.pictureEnding, in: path.map(Self.pictureFolder) ?? "pictures")
  }

  static func pictureFolder(in path: String) -> String {
    Self.path(of: "pictures", in: path)
  }
}
