import Foundation
import TestSupport
import Testing

@testable import ExpoCore
@testable import TerminalText

@Suite struct PictureCellsTests {
  static func encoded(_ lines: [Line]) -> String {
    var bytes: [UInt8] = []
    lines.forEach { LineEncoder(isStyled: true).append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self).withVisibleEscapes
  }

  @Test func `the cells are as they were last looked at`() throws {
    let picture = try Picture(xpm: Data(contentsOf: fixture("pictures/hat.xpm")))
    #expect(PictureProperties.violation(of: picture, trueColor: false) == nil)
    try expectGolden(Self.encoded(picture.lines), "pictures/hat")
  }

  @Test func `text beside cells has its own style`() {
    let picture = Picture(width: 1, height: 2, pixels: [0x5F87AF, 0x5F87AF])
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
    for _ in 0..<rounds(30, long: 300) {
      let width = Int.random(in: 1...24, using: &generator)
      let height = Int.random(in: 1...9, using: &generator)
      let colors = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Bool.random(using: &generator) ? UInt32.random(in: 0...0xFFFFFF, using: &generator) : nil
      }
      let pixels = (0..<width * height).map { _ in colors.randomElement(using: &generator) ?? nil }
      let picture = Picture(width: width, height: height, pixels: pixels)
      for trueColor in [false, true] {
        #expect(PictureProperties.violation(of: picture, trueColor: trueColor) == nil)
      }
    }
  }
}
