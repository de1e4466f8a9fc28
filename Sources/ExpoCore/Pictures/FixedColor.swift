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
    let (red, green, blue) = Self.channels(of: rgb)
    let cube = FixedColor(cube: Self.step(red), Self.step(green), Self.step(blue))
    let mean = (Self.weights.red * red + Self.weights.green * green + Self.weights.blue * blue)
    // The greys are 8, 18, …, 238; the weights add up to 9.
    let grey = FixedColor(grey: min(max(mean - 27, 0) / 90, 23))
    self = cube.distance(to: rgb) <= grey.distance(to: rgb) ? cube : grey
  }

  /// Creates a colour of the cube from its steps, each 0 to 5.
  private init(cube red: Int, _ green: Int, _ blue: Int) {
    index = UInt8(16 + 36 * red + 6 * green + blue)
  }

  private init(grey step: Int) {
    index = UInt8(232 + step)
  }

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
    return Self.weights.red * red * red + Self.weights.green * green * green
      + Self.weights.blue * blue * blue
  }

  private static let weights = (red: 2, green: 4, blue: 3)

  /// The brightness of a step along the cube's edge: 0, 95, 135, 175, 215, 255.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  /// The step nearest to a brightness.
  private static func step(_ level: Int) -> Int { level < 48 ? 0 : max(1, (level - 35) / 40) }

  private static func channels(of rgb: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
  }
}
