extension Catalogue {
  /// Reads `pictures/<name>.xpm` in the catalogue's folder, the same in every edition. Returns nil
  /// if there is none.
  ///
  /// - Parameter name: The ``Item/pictureName`` of an item, or `poster` or `flag` for those of the
  ///   exposition, in any Unicode form. A name that is empty, begins with `.`, or holds `/` or NUL
  ///   leads to no file.
  public func picture(named name: String) throws(CatalogueFault) -> Picture? {
    guard let file = try pictureFile(named: name) else { return nil }
    do throws(PictureFault) {
      return try Picture(xpm: file.bytes)
    } catch {
      throw CatalogueFault(.badPicture, in: file.path, line: error.line)
    }
  }

  /// Whether the catalogue has a picture of the exposition.
  package func hasPicture(_ picture: ExpositionPicture) -> Bool {
    (try? pictureFile(named: picture.rawValue)) != nil
  }

  /// A picture's file; nil if there is none.
  func pictureFile(named name: String) throws(CatalogueFault) -> CatalogueFile? {
    guard Picture.isFileName(name) else { return nil }
    guard let path else { return isBundled ? CatalogueFile(bundled: "pictures/\(name).xpm") : nil }
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
  ) throws(CatalogueFault) -> CatalogueFile? {
    let path = path(of: name, in: folder)
    do throws(CatalogueFault) {
      return try CatalogueFile(reading: path)
    } catch {
      if error.kind == .unreadable(.missing) { return nil }
      throw error
    }
  }
}
