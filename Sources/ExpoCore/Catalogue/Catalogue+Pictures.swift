#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Catalogue {
  /// Reads `pictures/<name>.xpm` in the catalogue's folder, the same in every edition. Returns nil
  /// if there is none.
  ///
  /// - Parameter name: The ``Item/pictureName`` of an item, or `poster` or `flag` for those of the
  ///   exposition, in any Unicode form. A name that is empty, begins with `.`, or holds `/` or NUL
  ///   leads to no file.
  public func picture(named name: String) throws(CatalogueError) -> Picture? {
    guard let (path, bytes) = try pictureFile(named: name) else { return nil }
    do throws(PictureFault) {
      return try Picture(xpm: Array(bytes))
    } catch {
      let size = Picture.maxPixels
      throw CatalogueError(
        .invalid, path,
        "\(error.line)번째 줄: XPM 3이 아닙니다: 한 픽셀에 한 글자, \(Picture.maxColors)색과 \(size)×\(size)픽셀까지, 색은 #rrggbb나 None",
        "line \(error.line): This is not XPM 3 with a character a pixel, up to \(Picture.maxColors) colours and \(size) × \(size) pixels, each colour #rrggbb or None"
      )
    }
  }

  /// Whether the catalogue has a picture of the exposition.
  package func hasPicture(_ picture: ExpositionPicture) -> Bool {
    (try? pictureFile(named: picture.rawValue)) != nil
  }

  /// A picture's file; nil if there is none.
  func pictureFile(named name: String) throws(CatalogueError) -> (path: String, bytes: Data)? {
    guard Picture.isFileName(name) else { return nil }
    guard let path else {
      return isBundled ? Data(bundled: "pictures/\(name).xpm").map { (name, $0) } : nil
    }
    let folder = Self.path(of: "pictures", in: path)
    if let file = try Self.pictureFile("\(name).xpm", in: folder) { return file }
    if name.isASCII { return nil }
    // The names of files may be decomposed, as those of archives from macOS are.
    let names = (try? FileReader.names(inFolder: folder)) ?? []
    guard let other = names.first(where: { $0 == "\(name).xpm" }) else { return nil }
    return try Self.pictureFile(other, in: folder)
  }

  private static func pictureFile(
    _ name: String, in folder: String
  ) throws(CatalogueError) -> (String, Data)? {
    let path = path(of: name, in: folder)
    do throws(CatalogueError) {
      return (path, try FileReader.read(path))
    } catch {
      if error.kind == .missing { return nil }
      throw error
    }
  }
}
