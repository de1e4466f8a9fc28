import TestSupport
import Testing

@testable import expo

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ("q", [.scalar("q")]),
      ("\r\n", [.scalar("\r"), .scalar("\n")]),
      ("\u{1B}[A\u{1B}OA", [.up, .up]),
      ("\u{1B}[B\u{1B}OB", [.down, .down]),
      ("\u{1B}[C\u{1B}[D", [.right, .left]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", [.home, .home, .home, .home]),
      ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", [.end, .end, .end, .end]),
      ("\u{1B}[1;2B\u{1B}[6;2~", [.down, .pageDown]),
      ("\u{1B}[1;5D\u{1B}[1;3D\u{1B}b", [.wordLeft, .wordLeft, .wordLeft]),
      ("\u{1B}[1;5C\u{1B}[1;3C\u{1B}f", [.wordRight, .wordRight, .wordRight]),
      ("\u{1B}\u{7F}\u{1B}\u{8}\u{1B}[3~", ["\u{17}", "\u{17}", .delete]),
      ("ㅂ가", [.scalar("ㅂ"), .scalar("가")]),
      ("é😀", [.scalar("é"), .scalar("😀")]),
      // Esc, and soon after it a key: both count, as Alt with the key does.
      ("\u{1B}/", [.escape, .scalar("/")]), ("\u{1B}ㅂ", [.escape, .scalar("ㅂ")]),
    ] as [(String, [Key])])
  func `every terminal's way to send a key gives the key`(sent: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: sent.utf8) == keys)
  }

  @Test(
    arguments: [
      "\u{1B}[201~", "\u{1B}[?1;2c", "\u{1B}[<0;10;20M", "\u{1B}[2~", "\u{1B}[15;2~", "\u{1B}OQ",
      "\u{1B}]11;rgb:0000/0000/0000\u{07}", "\u{1B}]11;q\u{1B}\\", "\u{1B}P1$r0q\u{1B}\\",
      "\u{1B}", "\u{1B}\u{1B}", "\u{1B}[[B", "\u{1B}[[E", "\u{1B}[99999999999999999999~",
      "\u{1B}[1;5A", "\u{1B}[5;3~", "\u{1B}[1;5H", "\u{1B}[1\u{1B}[2Z",
      "\u{1B}[32;10;20M",
    ])
  func `unknown sequences are swallowed whole, and the key after them counts`(sequence: String) {
    var decoder = KeyDecoder()
    let keys = decoder.keys(from: (sequence + "j").utf8)
    #expect(keys.suffix(1) == [.scalar("j")])
    #expect(keys.dropLast().allSatisfy { $0 == .escape })
  }

  @Test(arguments: ["\u{1B}[6~", "\u{1B}OB", "ㅂ", "😀", "\u{1B}]0;q\u{07}j"])
  func `a key that arrives in pieces is the same key`(sent: String) {
    var whole = KeyDecoder()
    var pieces = KeyDecoder()
    #expect(sent.utf8.flatMap { pieces.keys(from: [$0]) } == whole.keys(from: sent.utf8))
  }

  @Test(arguments: ["b", "f", "\u{7F}"])
  func `an escape that came before the letter is a key of its own`(letter: String) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1B]) == [])
    let key = letter.unicodeScalars.map(Key.scalar)
    #expect(decoder.keys(from: letter.utf8) == [.escape] + key)
  }

  @Test
  func `bytes that are not UTF-8 give no key, and the key after them counts`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0xC0, 0x80, 0xFF, 0xF5, 0x80]) == [])
    #expect(decoder.keys(from: [0xED, 0xA0, 0x80]) == [])
    // Overlong forms of `/`.
    #expect(decoder.keys(from: [0xC0, 0xAF, 0xE0, 0x80, 0xAF, 0xF0, 0x80, 0x80, 0xAF]) == [])
    #expect(decoder.keys(from: [0xE0, 0xA0, 0x80, 0xF0, 0x90, 0x80, 0x80]).count == 2)
    #expect(decoder.keys(from: [0xE3, 0x85]) == [])
    #expect(decoder.keys(from: [0x71]) == [.scalar("q")])
  }

  @Test
  func `after any two bytes behind an escape the decoder finds back to the keys`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max where (first ^ second) % UInt8(rounds(8, long: 1)) == 0 {
        var decoder = KeyDecoder()
        let keys = decoder.keys(from: [0x1B, first, second])
        #expect(keys.count <= 3)
        // BEL ends a string that the pair may have begun, a letter any other sequence, and three
        // bytes a report of the mouse.
        _ = decoder.keys(from: [0x07, 0x78, 0x78])
        #expect(decoder.keys(from: [0x71]) == [.scalar("q")], "after \(first) \(second)")
      }
    }
  }

  @Test
  func `an escape without more is the Esc key, after a moment`() {
    var decoder = KeyDecoder()
    #expect(decoder.timeout == -1)
    #expect(decoder.keys(from: [0x1B]) == [])
    #expect(decoder.timeout == 300)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.timeout == -1)
    #expect(decoder.keys(from: "j".utf8) == [.scalar("j")])
    #expect(decoder.keys(from: [0x1B, 0x1B]) == [.escape])
    #expect(decoder.flush() == [.escape])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]0;x", "\u{1B}P"])
  func `a sequence whose rest does not come is dropped`(sequence: String) {
    var decoder = KeyDecoder()
    _ = decoder.keys(from: sequence.utf8)
    #expect(decoder.timeout == 500)
    #expect(decoder.flush() == [])
    #expect(decoder.keys(from: "j".utf8) == [.scalar("j")])
  }

  @Test(arguments: ["", "q", "거문고\n금속", "\u{1B}[A\u{1B}[20\u{1B}", "\u{1B}[200~"])
  func `pasted text is one event, whatever it holds`(text: String) {
    let sent = "\u{1B}[200~\(text)\u{1B}[201~q"
    var whole = KeyDecoder()
    #expect(whole.keys(from: sent.utf8) == [.paste(text), .scalar("q")])
    var pieces = KeyDecoder()
    #expect(
      sent.utf8.flatMap { pieces.keys(from: [$0]) } == [.paste(text), .scalar("q")])
  }

  @Test
  func `a long paste is one event as well`() {
    var decoder = KeyDecoder()
    let text = String(repeating: "q", count: 100_000)
    #expect(decoder.keys(from: "\u{1B}[200~\(text)".utf8) == [])
    #expect(decoder.keys(from: "\u{1B}[201~".utf8) == [.paste(text)])
  }

  @Test
  func `a paste may pause for ten seconds before it counts as ended, and no byte of it is a key`() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[200~o\u{1B}[q".utf8 {
      #expect(decoder.keys(from: [byte]) == [])
    }
    #expect(decoder.timeout == 10_000)
    #expect(decoder.flush() == [.paste("o\u{1B}[q")])
    #expect(decoder.timeout == -1)
    #expect(decoder.keys(from: "o".utf8) == [.scalar("o")])
  }

  @Test
  func `Esc ends a paste that does not end`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: "\u{1B}[200~\u{1B}o\u{1B}".utf8) == [])
    #expect(decoder.timeout == 300)
    #expect(decoder.flush() == [.paste("\u{1B}o")])
    #expect(decoder.keys(from: "o".utf8) == [.scalar("o")])
  }
}
