#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Catalogue {
  /// Reads `pictures/<name>.xpm` in the catalogue's folder, the same in every edition. Returns nil
  /// if there was none when the catalogue was read.
  ///
  /// - Parameter name: The ``Item/pictureName`` of an item, or `poster` or `flag` for those of the
  ///   exposition, in any Unicode form. A name that is empty, begins with `.`, or holds `/` or NUL
  ///   leads to no file.
  public func picture(named name: String) throws(CatalogueError) -> Picture? {
    guard let (path, data) = try pictureFile(named: name) else { return nil }
    return try Picture(xpm: data, from: path)
  }

  /// Whether the catalogue has a picture of the exposition.
  package func hasPicture(_ picture: ExpositionPicture) -> Bool {
    (try? pictureFile(named: picture.rawValue)) != nil
  }

  /// A picture's file; nil if there is none.
  func pictureFile(named name: String) throws(CatalogueError) -> (path: String, data: Data)? {
    guard Picture.isFileName(name) else { return nil }
    let file = "\(name).xpm"
    guard let path else {
      return isBundled ? Data(bundled: "pictures/\(file)").map { (file, $0) } : nil
    }
    // The names of files may be decomposed, as those of archives from macOS are.
    guard let found = pictureFiles.firstIndex(of: file) else { return nil }
    let stored = Self.path(of: pictureFiles[found], in: Self.path(of: "pictures", in: path))
    do throws(CatalogueError) {
      return (stored, try FileReader.read(stored))
    } catch {
      if error.kind == .missing { return nil }
      throw error
    }
  }

  /// The names of the files in a folder's `pictures`; empty if there are none.
  static func pictureFiles(in path: String) -> Set<String> {
    Set((try? FileReader.names(inFolder: Self.path(of: "pictures", in: path))) ?? [])
  }
}
