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
