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
    // One append a row: growing the array piece by piece takes three times as long.
    withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: picture.width * CellWriter.maxBytes + CellWriter.maxBytes
    ) { buffer in
      var cells = CellWriter(buffer)
      write(to: &cells)
      bytes.append(contentsOf: cells.written)
    }
  }

  private func write(to cells: inout CellWriter) {
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
          cells.write("\u{1B}[49m")
        } else {
          cells.write("\u{1B}[48;5;", ground)
        }
      }
      if upper == lower {
        cells.write(" ")
        continue
      }
      let ink = lower == 0 ? upper : lower
      if ink != foreground {
        foreground = ink
        cells.write("\u{1B}[38;5;", ink)
      }
      cells.write(lower == 0 ? "▀" : "▄")
    }
    if foreground != 0 || background != 0 { cells.write("\u{1B}[0m") }
  }
}

/// Writes cells and codes to memory that is large enough for them.
private struct CellWriter {
  /// The most bytes of a cell with both of its codes: `␛[48;5;255m␛[38;5;255m▄`.
  static let maxBytes = 25

  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

  mutating func write(_ text: StaticString) {
    for offset in 0..<text.utf8CodeUnitCount { write(text.utf8Start[offset]) }
  }

  mutating func write(_ code: StaticString, _ color: UInt8) {
    write(code)
    if color >= 100 { write(UInt8(ascii: "0") + color / 100) }
    write(UInt8(ascii: "0") + color / 10 % 10)
    write(UInt8(ascii: "0") + color % 10)
    write(UInt8(ascii: "m"))
  }

  private mutating func write(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }
}
