import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import TerminalText
@testable import expo

/// `expo picture NAME --png`, read by another decoder.
@Suite struct PicturePNGTests {
  /// Prints the sides of each image and a colour for each pixel of its picture, and fails if a
  /// checksum is wrong or a square has two colours.
  private static let reader = """
    import struct, sys, zlib
    def color(pixel):
        opaque = pixel >= len(chunks[b'tRNS']) or chunks[b'tRNS'][pixel] == 255
        return chunks[b'PLTE'][3 * pixel:3 * pixel + 3].hex() if opaque else 'none'
    for side, path in zip(map(int, sys.argv[1::2]), sys.argv[2::2]):
        data = open(path, 'rb').read()
        assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n'
        chunks, place = {}, 8
        while place < len(data):
            length, = struct.unpack('>I', data[place:place + 4])
            checked, place = data[place + 4:place + 8 + length], place + 12 + length
            assert struct.pack('>I', zlib.crc32(checked)) == data[place - 4:place]
            chunks[checked[:4]] = checked[4:]
        assert list(chunks) == [b'IHDR', b'PLTE', b'tRNS', b'IDAT', b'IEND']
        width, height, *methods = struct.unpack('>IIBBBBB', chunks[b'IHDR'])
        assert methods == [8, 3, 0, 0, 0]
        stream = zlib.decompress(chunks[b'IDAT'])
        assert len(stream) == height * (width + 1)
        rows = [stream[start:start + width + 1] for start in range(0, len(stream), width + 1)]
        print(width, height)
        for number, row in enumerate(rows):
            small = row[1::side]
            assert row == b'\\0' + b''.join(bytes([pixel]) * side for pixel in small)
            if number % side == 0: print(*map(color, small))
            else: assert row == rows[number - 1]
    """

  /// The reader's output for a picture.
  private static func expected(_ picture: Picture, side: Int) -> String {
    let rows = (0..<picture.height).map { row in
      (0..<picture.width).map { column in
        picture[column, row].map { String($0.rgb + 0x100_0000, radix: 16).dropFirst() } ?? "none"
      }.joined(separator: " ")
    }
    return (["\(picture.width * side) \(picture.height * side)"] + rows)
      .joined(separator: "\n") + "\n"
  }

  @Test(.enabled(if: OtherProgram.isInstalled("python3"), "python3 is not installed"))
  func `another reader sees every pixel of a picture, of any size and if it is transparent`()
    throws
  {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 1900)
    let sizes = [(1, 1), (1, 256), (256, 1), (3, 2), (99, 3), (48, 5)]
    var images: [(path: String, side: Int)] = []
    var expected = ""
    for (number, (width, height)) in sizes.enumerated() {
      let pixels = (0..<width * height).map { _ in
        UInt8([0, 16, 17, 255][Int.random(in: 0..<4, using: &generator)])
      }
      let picture = Picture(width: width, height: height, pixels: pixels)
      let path = folder.path("\(number).png")
      try Data(picture.png).write(to: URL(filePath: path))
      images.append((path, Picture.pngScale))
      expected += Self.expected(picture, side: Picture.pngScale)
    }
    // A picture of the catalogue, as the program prints it.
    let path = try folder.file("god.png", "")
    #expect(try ProgramRun(["picture", "갓", "--png"], output: .file(path)).status == 0)
    images.append((path, Picture.pngScale))
    let bytes = try #require(Catalogue.bundledPicture(named: "god"))
    expected += Self.expected(try Picture(xpm: bytes), side: Picture.pngScale)
    let arguments = images.map { "\($0.side) '\($0.path)'" }.joined(separator: " ")
    let run = try OtherProgram.run(
      "python3 -c \"$reader\" \(arguments)", environment: ["reader": Self.reader])
    #expect(run.output == expected)
  }

  @Test func `an image of the catalogue is small`() throws {
    let bytes = try #require(Catalogue.bundledPicture(named: "god"))
    #expect(try Picture(xpm: bytes).png.count < 50_000)
  }

  @Test func `a terminal gets no image, but the redirection`() throws {
    let session = try TerminalSession(["picture", "갓", "--png", "--lang", "en"])
    #expect(session.end() == 64)
    #expect(
      session.screen.text.contains("expo picture --png 갓 --lang en > picture.png"))
    #expect(!String(decoding: session.transcript, as: UTF8.self).contains("IHDR"))
  }
}
