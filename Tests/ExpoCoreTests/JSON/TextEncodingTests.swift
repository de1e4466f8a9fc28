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
    ])
  func `UTF-16 is not UTF-8`(_ bytes: [UInt8]) {
    let error = firstError(ofItems: CatalogueFile(path: "items.json", bytes: bytes))
    #expect(error?.kind == .malformed(.notUTF8))
    #expect(error?.position == TextPosition(line: 1, column: 1))
  }

  @Test(
    arguments: [
      ("{}", CatalogueFile.Kind.exposition), (" \r\n\u{FEFF}", nil), ("\u{FEFF}\n[", .items),
      ("x", nil), ("", nil), ("\"[\"", nil),
    ] as [(String, CatalogueFile.Kind?)])
  func `the first bracket says which of the two files it is`(
    _ text: String, _ kind: CatalogueFile.Kind?
  ) {
    #expect(CatalogueFile(text).kind == kind)
  }

  private static let goodItems =
    "[\n\(goodItem),\n\(goodItem.replacing("갓", with: "갓😀").replacing("god", with: "hat"))\n]\n"

  private static func utf16(_ text: String, mark: [UInt8], _ order: (UInt16) -> UInt16) -> [UInt8] {
    mark
      + text.utf16.flatMap { unit in
        withUnsafeBytes(of: order(unit)) { Array($0) }
      }
  }
}
