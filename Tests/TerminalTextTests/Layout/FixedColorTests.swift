import TestSupport
import Testing

@testable import TerminalText

@Suite struct FixedColorTests {
  @Test func `no fixed colour is nearer than the nearest`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<rounds(300, long: 2_000) {
      let rgb = UInt32.random(in: 0...0xFFFFFF, using: &generator)
      let least = (16...255).map { FixedColor.distance(of: $0, to: rgb) }.min()
      #expect(FixedColor.distance(of: FixedColor.nearest(to: rgb), to: rgb) == least)
    }
  }

  @Test(arguments: [
    (0x000000, 16), (0x00005F, 17), (0x5F87AF, 67), (0xFFFFFF, 231), (0x080808, 232),
    (0xEEEEEE, 255), (0x030303, 16), (0x040404, 16), (0x6088B0, 67), (0xF8F8F8, 231),
  ])
  func `a colour has the number that terminals give it`(rgb: UInt32, index: UInt8) {
    #expect(FixedColor.nearest(to: rgb) == index)
  }
}
