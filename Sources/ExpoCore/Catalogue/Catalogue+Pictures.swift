public import TerminalText

/// A picture of the exposition itself; the name is that of its file.
package enum ExpositionPicture: String, CaseIterable {
  case poster
  case flag
}

extension Catalogue {
  private static let pictureEnding = ".xpm"
  private static let otherEndings: Set = [
    ".avif", ".bmp", ".gif", ".heic", ".jpeg", ".jpg", ".png", ".svg", ".tif", ".tiff", ".webp",
  ]

  /// Reads the picture of an item, the `poster` or the `flag`: `pictures/<name>.xpm` in the catalogue's
  /// folder, in every edition. Returns nil if there is none.
  ///
  /// - Parameter name: The item's `image_name`. A name that is empty, begins with `.`, or holds `/` or NUL
  ///   leads to no file.
  public func picture(named name: String) throws(CatalogueFault) -> Picture? {
    let path = picturePath(named: name)
    guard let bytes = try pictureBytes(named: name) else { return nil }
    do throws(XPMError) {
      return try Picture(xpm: bytes)
    } catch {
      throw CatalogueFault(.picture(error.fault), in: path, line: error.line)
    }
  }

  /// The contents of a picture's file; nil if there is none.
  func pictureBytes(named name: String) throws(CatalogueFault) -> [UInt8]? {
    guard path != nil else { return Self.bundledPicture(named: name) }
    guard !name.isEmpty, !name.utf8.contains(0), Item.fault(inImageName: name) == nil
    else { return nil }
    let path = picturePath(named: name)
    do throws(FileError) {
      return try FileReader.read(path: path, atMost: XPMError.maxBytes)
    } catch {
      switch error {
      // A catalogue of a single file has no pictures.
      case .missing, .notAFolder: return nil
      case .tooLarge: throw CatalogueFault(.picture(.tooLong), in: path, line: 1)
      default: throw CatalogueFault(.unreadable(error), in: path)
      }
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
    return (pictures, others.filter { !known.contains(ExactText(Self.pictureName(of: $0))) })
  }

  static func pictureName(of file: String) -> String {
    String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  /// The path of a picture's file.
  func picturePath(named name: String) -> String {
    Self.path(of: name + Self.pictureEnding, in: path.map(Self.pictureFolder) ?? "pictures")
  }

  static func pictureFolder(in path: String) -> String {
    Self.path(of: "pictures", in: path)
  }
}
