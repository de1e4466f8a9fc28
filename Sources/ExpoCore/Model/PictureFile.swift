/// The names of picture files.
enum PictureFile {
  /// The ending of XPM pictures, the ones that are shown.
  static let ending = ".xpm"
  /// The width of the widest picture that a page of 80 columns shows, in pixels.
  static let maxColumns = 79
  private static let otherEndings = [
    ".avif", ".bmp", ".gif", ".heic", ".jpeg", ".jpg", ".png", ".svg", ".tif", ".tiff", ".webp",
  ]

  /// Whether a file of this name seems to be a picture, of any format.
  static func isPicture(_ file: String) -> Bool {
    let ending = file.dropFirst(stem(of: file).count).lowercased()
    return ending == Self.ending || otherEndings.contains(ending)
  }

  /// The name without its ending.
  static func stem(of file: String) -> String {
    String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  /// The name of a picture that is meant by the path of its file.
  static func name(meantBy path: String) -> String {
    let file = path.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    return String((isPicture(file) ? stem(of: file) : file).drop { $0 == "." })
  }

  /// The flaw of a picture's name in the data.
  static func flaw(inName name: String) -> Flaw? {
    let meant = self.name(meantBy: name)
    return meant == name ? nil : (.imageNameIsNotFileName, meant.isEmpty ? nil : meant)
  }

  /// The other format that the first bytes of a picture tell; nil if they tell none.
  static func otherFormat(of bytes: some Collection<UInt8>) -> String? {
    let signatures: KeyValuePairs<String, [UInt8]> = [
      "PNG": [0x89, 0x50, 0x4E, 0x47], "JPEG": [0xFF, 0xD8, 0xFF], "GIF": Array("GIF8".utf8),
      "WebP": Array("RIFF".utf8), "BMP": Array("BM".utf8), "TIFF": Array("II*\0".utf8),
    ]
    return signatures.first { bytes.starts(with: $0.value) }?.key
  }
}
