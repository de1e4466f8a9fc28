/// The bytes of a picture's file.
package struct PictureFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
}

extension Catalogue {
  private static let pictureEnding = ".xpm"

  /// Reads the file of an item's picture, of the `poster` or of the `flag`: `pictures/<name>.xpm` in
  /// the catalogue's folder, in every edition. Returns nil if there is none.
  ///
  /// - Parameter name: The item's `image_name`. A name that is empty, begins with `.`, or holds `/` or
  ///   NUL leads to no file.
  package func pictureFile(
    named name: String, atMost limit: Int
  ) throws(CatalogueError) -> PictureFile? {
    guard let path else {
      let bytes = BundledPictures.bytes(named: name)
      return bytes.map { PictureFile(path: "pictures/\(name)\(Self.pictureEnding)", bytes: $0) }
    }
    guard let first = name.utf8.first, first != UInt8(ascii: "."),
      !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
    else { return nil }
    let file = "\(Self.pictureFolder(in: path))/\(name)\(Self.pictureEnding)"
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

  /// The names of the pictures in the catalogue's folder; empty for the bundled catalogue, whose
  /// pictures are validated by tests.
  package var pictureNames: [String] {
    guard let path,
      let names = try? FileReader.names(inFolder: Self.pictureFolder(in: path))
    else { return [] }
    return names.filter { $0.hasSuffix(Self.pictureEnding) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(Self.pictureEnding.utf8.count)) }
  }

  private static func pictureFolder(in path: String) -> String {
    path.hasSuffix("/") ? "\(path)pictures" : "\(path)/pictures"
  }
}
