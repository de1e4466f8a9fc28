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
  /// - Parameter trueColor: Whether the picture's own colours are used, not the nearest fixed ones.
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

/// The 240 colours that all 256-colour terminals share: a cube of 216 colours and 24 greys,
/// numbered from 16 to 255.
///
/// The other 16 are not here, because every terminal and theme defines them differently.
enum FixedColor {
  /// The number of the colour that looks most like a 24-bit colour, `0xRRGGBB`.
  ///
  ///     FixedColor.nearest(to: 0x5F87AF)  // 67, exactly this colour
  ///     FixedColor.nearest(to: 0x6088B0)  // 67
  static func nearest(to rgb: UInt32) -> UInt8 {
    let (red, green, blue) = channels(of: rgb)
    // Of two equally near steps the brighter.
    func step(_ channel: Int) -> Int { channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40 }
    let cube = UInt8(16 + 36 * step(red) + 6 * step(green) + step(blue))
    let gray = UInt8(232 + max(0, min(23, ((2 * red + 4 * green + 3 * blue) / 9 - 3) / 10)))
    return distance(of: gray, to: rgb) < distance(of: cube, to: rgb) ? gray : cube
  }

  /// The colour with a number, as `0xRRGGBB`.
  static func rgb(_ index: UInt8) -> UInt32 {
    let index = Int(index)
    if index >= 232 { return UInt32(8 + 10 * (index - 232)) * 0x010101 }
    let steps = ((index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6)
    return UInt32(level(steps.0) << 16 | level(steps.1) << 8 | level(steps.2))
  }

  /// How different a colour looks, weighted because eyes tell greens apart best and reds worst.
  static func distance(of index: UInt8, to rgb: UInt32) -> Int {
    let (own, other) = (channels(of: Self.rgb(index)), channels(of: rgb))
    let (red, green, blue) = (own.red - other.red, own.green - other.green, own.blue - other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  /// The brightness of a step along the cube's edge: 0, 95, 135, 175, 215, 255.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func channels(of rgb: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
  }
}
