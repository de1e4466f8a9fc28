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
  func append(to bytes: inout [UInt8]) {
    let top = row * 2 * picture.width
    let hasLower = row * 2 + 1 < picture.height
    // 0 is the terminal's own colour, as in a picture's pixels.
    var foreground: UInt8 = 0
    var background: UInt8 = 0
    for index in top..<top + width {
      let upper = picture.pixels[index]
      let lower = hasLower ? picture.pixels[index + picture.width] : 0
      let ground = lower == 0 ? 0 : upper
      if ground != background {
        background = ground
        bytes += (ground == 0 ? "\u{1B}[49m" : "\u{1B}[48;5;\(ground)m").utf8
      }
      if upper == lower {
        bytes += " ".utf8
        continue
      }
      let ink = lower == 0 ? upper : lower
      if ink != foreground {
        foreground = ink
        bytes += "\u{1B}[38;5;\(ink)m".utf8
      }
      bytes += (lower == 0 ? "▀" : "▄").utf8
    }
    if foreground != 0 || background != 0 { bytes += "\u{1B}[0m".utf8 }
  }
}
