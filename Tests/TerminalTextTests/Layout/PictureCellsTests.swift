import Foundation
import TestSupport
import Testing

@testable import ExpoCore
@testable import TerminalText

@Suite struct PictureCellsTests {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fixture("pictures/\(name).xpm")))
  }

  static func encoded(_ lines: [Line]) -> String {
    var bytes: [UInt8] = []
    lines.forEach { LineEncoder(isStyled: true).append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self).withVisibleEscapes
  }

  @Test(arguments: ["hat", "keys", "imagemagick", "imagemagick-two-characters"])
  func `the cells are as they were last looked at`(name: String) throws {
    let bytes = try Self.bytes(name)
    let picture = try Picture(xpm: bytes)
    #expect(PictureProperties.violation(of: picture) == nil)
    try expectGolden(Self.encoded(picture.lines), "pictures/\(name)")
  }

  /// Two pixels above each other, transparent (0) or one of two colours.
  @Test(
    arguments: [
      (0, 0, " \n"),
      (67, 67, "␛[48;5;67m ␛[0m\n"),
      (67, 16, "␛[48;5;67m␛[38;5;16m▄␛[0m\n"),
      (0, 16, "␛[38;5;16m▄␛[0m\n"),
      (67, 0, "␛[38;5;67m▀␛[0m\n"),
    ] as [(UInt8, UInt8, String)])
  func `a cell shows two pixels`(upper: UInt8, lower: UInt8, encoded: String) {
    let picture = Picture(width: 1, height: 2, pixels: [upper, lower])
    #expect(Self.encoded(picture.lines) == encoded)
  }

  @Test func `colours are written only if they change`() {
    // Two blanks, two half blocks on the same background, a transparent cell, the same again.
    let picture = Picture(
      width: 6, height: 2,
      pixels: [67, 67, 67, 67, 0, 67] + [67, 67, 16, 16, 0, 16])
    #expect(
      Self.encoded(picture.lines) == "␛[48;5;67m  ␛[38;5;16m▄▄␛[49m ␛[48;5;67m▄␛[0m\n")
  }

  @Test func `the last row of an odd height is a half row`() {
    let picture = Picture(width: 2, height: 1, pixels: [67, 0])
    #expect(Self.encoded(picture.lines) == "␛[38;5;67m▀ ␛[0m\n")
  }

  @Test func `text beside cells has its own style`() {
    let picture = Picture(width: 1, height: 2, pixels: [67, 67])
    var line = picture.lines[0]
    line.append(Line([Inline("거문고", .name)]))
    line.append(picture.lines[0])
    #expect(
      Self.encoded([line])
        == "␛[48;5;67m ␛[0m␛[1m거문고␛[0m␛[48;5;67m ␛[0m\n")
    #expect(line.text == " 거문고 ")
  }

  @Test func `any pixels are shown as they are`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<rounds(60, long: 300) {
      let width = Int.random(in: 1...24, using: &generator)
      let height = Int.random(in: 1...9, using: &generator)
      let colors = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        UInt8.random(in: 15...255, using: &generator)
      }
      let pixels = (0..<width * height).map { _ in
        colors.randomElement(using: &generator).map { $0 == 15 ? 0 : $0 } ?? 0
      }
      let picture = Picture(width: width, height: height, pixels: pixels)
      #expect(PictureProperties.violation(of: picture) == nil)
    }
  }

  @Test func `any bytes are read or refused`() throws {
    var generator = SeededGenerator(seed: 7)
    for name in ["hat", "keys", "imagemagick", "broken/short-row"] {
      let good = try Self.bytes(name)
      for _ in 0..<rounds(150, long: 500) {
        var bytes = good
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let start = Int.random(in: 0...bytes.count, using: &generator)
          let end = Int.random(in: start...min(start + 3, bytes.count), using: &generator)
          let alphabet = Array("\"\n ,c#None0123/*é".utf8) + [0, 0x1B, 0xFF]
          bytes.replaceSubrange(
            start..<end,
            with: (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
              alphabet.randomElement(using: &generator)
            })
        }
        #expect(PictureProperties.violation(of: bytes) == nil)
      }
    }
    for _ in 0..<rounds(150, long: 500) {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(PictureProperties.violation(of: Array("/* XPM */".utf8) + bytes) == nil)
    }
  }
}
