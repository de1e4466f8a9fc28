/// A small picture; a terminal shows each pixel one cell wide and half a cell high.
public struct Picture: Hashable, Sendable {
  /// The most pixels that a side may have.
  static let maxPixels = 256

  /// The width in pixels, and so in cells.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels row by row: `0xRRGGBB`, or nil if the background shows through.
  public let pixels: [UInt32?]

  /// - Precondition: `pixels` has `width * height` elements.
  package init(width: Int, height: Int, pixels: [UInt32?]) {
    precondition(pixels.count == width * height)
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The colour of a pixel as `0xRRGGBB`, or nil if the background shows through.
  ///
  /// - Precondition: The pixel is in the picture.
  public subscript(column: Int, row: Int) -> UInt32? {
    precondition(
      (0..<width).contains(column) && (0..<height).contains(row),
      "Pixel (\(column), \(row)) is not in a picture of \(width) × \(height) pixels")
    return pixels[row * width + column]
  }

  /// The height in cells; two rows of pixels make a row of cells.
  package var rows: Int { (height + 1) / 2 }
}

/// A picture of the exposition itself; the raw value is its name.
package enum ExpositionPicture: String, CaseIterable, Sendable {
  case poster
  case flag

  /// The names that readers may type, and those that an exposition has as synonyms of one.
  package func names(in exposition: Exposition?) -> [String] {
    let names =
      switch self {
      case .poster: [rawValue, "포스터"]
      case .flag: [rawValue, "국기", "깃발"]
      }
    return names
      + (exposition?.synonyms ?? []).filter { !$0.filter(names.contains).isEmpty }.joined()
  }

  package init?(named name: String, in exposition: Exposition?) {
    let name = name.lowercased()
    let named = Self.allCases.first { picture in
      picture.names(in: exposition).contains { $0.lowercased() == name }
    }
    guard let named else { return nil }
    self = named
  }
}
