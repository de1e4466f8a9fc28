import ExpoCore

/// A row of a picture's cells: two rows of its pixels.
///
/// If both pixels of a cell are alike, the cell is a blank on that background; fonts draw blanks
/// without seams. Otherwise it is `▄`, which fonts draw better than `▀`; `▀` stands only above a
/// transparent pixel.
package struct PictureRow: Equatable, Sendable {
  let picture: Picture
  let row: Int
  /// The cells that are shown, if a narrower screen cuts the row.
  var limit: Int?

  /// The cells of the row.
  var width: Int { min(limit ?? picture.width, picture.width) }

  /// Adds the cells and the codes of their colours, each only if the colour changes, and returns to
  /// the terminal's own colours.
  ///
  /// - Parameter trueColor: Whether colours are those of the picture, not the nearest fixed ones.
  func append(to bytes: inout [UInt8], trueColor: Bool) {
    let top = row * 2 * picture.width
    let hasLower = row * 2 + 1 < picture.height
    func code(_ rgb: UInt32) -> String {
      trueColor
        ? "2;\(rgb >> 16 & 0xFF);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)"
        : "5;\(FixedColor.nearest(to: rgb))"
    }
    // nil is the terminal's own colour, as in a picture's pixels.
    var (foreground, background): (String?, String?)
    for index in top..<top + width {
      let upper = picture.pixels[index].map(code)
      let lower = hasLower ? picture.pixels[index + picture.width].map(code) : nil
      let ground = lower == nil ? nil : upper
      if ground != background {
        background = ground
        bytes += (ground.map { "\u{1B}[48;\($0)m" } ?? "\u{1B}[49m").utf8
      }
      if upper == lower {
        bytes += " ".utf8
        continue
      }
      if let ink = lower ?? upper, ink != foreground {
        foreground = ink
        bytes += "\u{1B}[38;\(ink)m".utf8
      }
      bytes += (lower == nil ? "▀" : "▄").utf8
    }
    if foreground != nil || background != nil { bytes += "\u{1B}[0m".utf8 }
  }
}
