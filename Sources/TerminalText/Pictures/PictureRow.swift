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
        if ground == 0 {
          append("\u{1B}[49m", to: &bytes)
        } else {
          append("\u{1B}[48;5;", ground, to: &bytes)
        }
      }
      if upper == lower {
        bytes.append(UInt8(ascii: " "))
        continue
      }
      let ink = lower == 0 ? upper : lower
      if ink != foreground {
        foreground = ink
        append("\u{1B}[38;5;", ink, to: &bytes)
      }
      append(lower == 0 ? "▀" : "▄", to: &bytes)
    }
    if foreground != 0 || background != 0 { append("\u{1B}[0m", to: &bytes) }
  }

  private func append(_ text: StaticString, to bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private func append(_ code: StaticString, _ color: UInt8, to bytes: inout [UInt8]) {
    append(code, to: &bytes)
    if color >= 100 { bytes.append(UInt8(ascii: "0") + color / 100) }
    bytes.append(UInt8(ascii: "0") + color / 10 % 10)
    bytes.append(UInt8(ascii: "0") + color % 10)
    bytes.append(UInt8(ascii: "m"))
  }
}
