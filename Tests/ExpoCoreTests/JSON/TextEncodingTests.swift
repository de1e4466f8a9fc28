import Testing

@testable import ExpoCore

@Suite
struct TextEncodingTests {
  @Test(
    arguments: [
      Array(goodItems.utf8),
      [0xEF, 0xBB, 0xBF] + Array(goodItems.utf8),
      Array(goodItems.replacing("\n", with: "\r\n").utf8),
    ])
  func `a file reads the same with a byte-order mark and with the line ends of Windows`(
    _ bytes: [UInt8]
  ) throws {
    let items = try CatalogueFile(path: "items.json", bytes: bytes).items()
    #expect(items.count == 2)
    #expect(items[1].name == "갓😀")
  }

  @Test
  func `a mark at the beginning does not count as a column`() {
    let file = CatalogueFile("\u{FEFF}[1 2]")
    #expect(firstError(ofItems: file)?.position == TextPosition(line: 1, column: 3))
  }

  @Test(
    arguments: [
      utf16(goodItems, mark: [0xFF, 0xFE]) { UInt16(littleEndian: $0) },
      utf16(goodItems, mark: [0xFE, 0xFF]) { UInt16(bigEndian: $0) },
      utf16(goodItems, mark: []) { UInt16(littleEndian: $0) },
      utf16(goodItems, mark: []) { UInt16(bigEndian: $0) },
      utf16(" {}", mark: []) { UInt16(littleEndian: $0) },
    ])
  func `UTF-16 is called by its name`(_ bytes: [UInt8]) {
    let error = firstError(ofItems: CatalogueFile(path: "items.json", bytes: bytes))
    #expect(error?.kind == .malformed(.notUTF8(looksLike: "UTF-16")))
    #expect(error?.position == TextPosition(line: 1, column: 1))
  }

  @Test
  func `Korean in CP949 is recognised, other bytes are not taken for it`() {
    // 거문고는 현악기다 in CP949
    let korean: [UInt8] = [
      0xB0, 0xC5, 0xB9, 0xAE, 0xB0, 0xED, 0xB4, 0xC2, 0x20, 0xC7, 0xF6, 0xBE, 0xC7, 0xB1, 0xE2,
      0xB4, 0xD9,
    ]
    let latin1: [UInt8] = [0x45, 0x78, 0x70, 0x6F, 0xE9, 0x20, 0xE9, 0x74, 0xE9]
    let half: [UInt8] = [0xB0, 0xC5, 0xE9, 0x20]
    for (bytes, isKorean) in [(korean, true), (latin1, false), (half, false)] {
      let text = Array("[\"".utf8) + bytes + Array("\"]".utf8)
      let error = firstError(ofItems: CatalogueFile(path: "items.json", bytes: text))
      #expect(error?.kind == .malformed(.notUTF8(looksLike: isKorean ? "CP949 (EUC-KR)" : nil)))
    }
  }

  @Test(
    arguments: [
      ("{}", CatalogueFileKind.exposition), (" \r\n\u{FEFF}", nil), ("\u{FEFF}\n[", .items),
      ("x", nil), ("", nil), ("\"[\"", nil),
    ] as [(String, CatalogueFileKind?)])
  func `the first bracket says which of the two files it is`(
    _ text: String, _ kind: CatalogueFileKind?
  ) {
    #expect(CatalogueFile(text).kind == kind)
  }

  private static let goodItems = "[\n\(goodItem),\n\(goodItem.replacing("갓", with: "갓😀"))\n]\n"

  private static func utf16(_ text: String, mark: [UInt8], _ order: (UInt16) -> UInt16) -> [UInt8] {
    mark
      + text.utf16.flatMap { unit in
        withUnsafeBytes(of: order(unit)) { Array($0) }
      }
  }
}
