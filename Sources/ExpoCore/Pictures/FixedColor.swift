/// One of the 240 colours that all 256-colour terminals share: a cube of 216 colours and 24 greys.
///
/// The other 16 are not here, because every terminal and theme defines them differently.
public struct FixedColor: Hashable, Sendable {
  /// The colour's number in the terminal, 16 to 255.
  public let index: UInt8

  /// Creates the colour nearest to a 24-bit colour, `0xRRGGBB`.
  ///
  ///     FixedColor(nearestTo: 0x5F87AF).index  // 67, exactly this colour
  ///     FixedColor(nearestTo: 0x6088B0).index  // 67
  package init(nearestTo rgb: UInt32) {
    // Of equally near ones the brightest of the cube.
    let indices = (16..<231).reversed() + (232...UInt8.max)
    self = indices.map(FixedColor.init(index:)).reduce(FixedColor(index: 231)) {
      $1.distance(to: rgb) < $0.distance(to: rgb) ? $1 : $0
    }
  }

  private init(index: UInt8) { self.index = index }

  /// Creates a pixel's colour; 0 is transparent.
  init?(pixel: UInt8) {
    guard pixel >= 16 else { return nil }
    index = pixel
  }

  /// The colour as `0xRRGGBB`.
  public var rgb: UInt32 {
    let index = Int(index)
    if index >= 232 { return UInt32(8 + 10 * (index - 232)) * 0x010101 }
    let steps = ((index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6)
    return UInt32(Self.level(steps.0) << 16 | Self.level(steps.1) << 8 | Self.level(steps.2))
  }

  /// How different the colour looks, weighted because eyes tell greens apart best and reds worst.
  func distance(to rgb: UInt32) -> Int {
    let own = Self.channels(of: self.rgb)
    let other = Self.channels(of: rgb)
    let (red, green, blue) = (own.red - other.red, own.green - other.green, own.blue - other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  /// The brightness of a step along the cube's edge: 0, 95, 135, 175, 215, 255.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func channels(of rgb: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
  }
}
