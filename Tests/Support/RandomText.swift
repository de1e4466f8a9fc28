/// Random texts that are hard to measure, wrap and escape.
package enum RandomText {
  /// The scalars of random text: mostly those of catalogues, and all special ones.
  private static let palette: [ClosedRange<UInt32>] = [
    0x20...0x20, 0x20...0x20, 0x20...0x20, 0x61...0x7A, 0x20...0x7E, 0xAC00...0xD7A3,
    0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x2010...0x2027, 0x3000...0x3029, 0xA0...0x2FF,
    0x300...0x36F, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2, 0x1100...0x11FF,
    0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F600...0x1F64F, 0x2600...0x26FF, 0x915...0x94D,
    0xFF01...0xFFA0, 0x200D...0x200D, 0xFE0E...0xFE0F, 0x20E3...0x20E3, 0x2000...0x206F,
    0x00...0x1F, 0x7F...0x9F, 0xE0020...0xE007F, 0xA960...0xA97C, 0xD7B0...0xD7FB,
    0x00...0xD7FF, 0xE000...0xFFFF, 0x1_0000...0x10_FFFF,
  ]

  /// Letters that form a cluster with any scalar behind them (UAX #29, Prepend).
  private static let prepended = "\u{600}\u{6DD}\u{70F}\u{8E2}\u{D4E}\u{110BD}\u{111C2}"
    .unicodeScalars

  /// Returns texts of up to `longest` scalars, the same for the same seed.
  package static func texts(_ count: Int, longest: Int = 60, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in text(longest: longest, using: &random) }
  }

  private static func text(longest: Int, using random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    // A text of a few kinds of scalars is more likely to make long clusters.
    let kinds = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      palette[Int.random(in: palette.indices, using: &random)]
    }
    for _ in 0..<Int.random(in: 0...longest, using: &random) {
      let kind = kinds[Int.random(in: kinds.indices, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: kind, using: &random)) {
        if Int.random(in: 0..<12, using: &random) == 0 {
          text += prepended.randomElement(using: &random).map { [$0] } ?? []
        }
        text.append(scalar)
      }
    }
    return String(text)
  }
}
