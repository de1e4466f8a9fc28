import ExpoCore
import Testing

import ExpoCore

@testable import expo

@Suite struct FavouritesFormatTests {
  private func encode(_ favourites: [Favourite]) -> [UInt8] {
    JSONWriter.document(FavouritesFile(favourites).json)
  }

  @Test
  func `the file is as it is documented`() {
    let favourite = Favourite(catalogue: "박람회", imageName: "god", name: "갓")
    #expect(
      String(decoding: encode([favourite]), as: UTF8.self) == """
        {
          "version": 1,
          "favourites": [
            {
              "catalogue": "박람회",
              "image_name": "god",
              "name": "갓"
            }
          ]
        }

        """)
  }

  @Test
  func `what is written is read back, with any text and in the same order`() throws {
    let texts = [
      "", "갓", "\"\\/\n\r\t", "\u{0}\u{1B}[31m\u{7F}\u{85}", "\u{202E}\u{2066}\u{200B}\u{FEFF}",
      "가", "👩‍👩‍👧‍👦🏳️‍🌈", "\u{E0041}\u{10FFFF}", String(repeating: "가", count: 10_000),
    ]
    let favourites = texts.flatMap { text in
      [
        Favourite(catalogue: text, imageName: "b", name: "c"),
        Favourite(catalogue: "a", imageName: ExactText(text), name: "c"),
        Favourite(catalogue: "a", imageName: "b", name: text),
      ]
    }
    #expect(try FavouritesFormat.decode(encode(favourites)) == FavouritesFile(favourites))
    #expect(try FavouritesFormat.decode(encode([])) == FavouritesFile())
  }

  @Test
  func `what other programs add is passed over`() throws {
    let text = """
      {"no\\u0074e": [1, {"가": "\\u001b"}], "favourites": [
        {"x": 1.50, "name": "c", "image_name": "b", "y": {}, "catalogue": "a"}],
       "version": 1}
      """
    let favourite = Favourite(catalogue: "a", imageName: "b", name: "c")
    #expect(try FavouritesFormat.decode(Array(text.utf8)) == FavouritesFile([favourite]))
  }

  @Test
  func `a file cut short anywhere is damaged`() {
    let favourites = [Favourite(catalogue: "박람회", imageName: "god", name: "갓")]
    let bytes = encode(favourites).dropLast()
    for count in 0..<bytes.count {
      #expect(throws: FavouritesFormat.Fault.damaged) {
        try FavouritesFormat.decode(Array(bytes.prefix(count)))
      }
    }
  }

  @Test(
    arguments: [
      "", " ", "garbage", "null", "[]", "{}", "1", #"{"version": 1}"#,
      #"{"version": 0, "favourites": []}"#, #"{"version": -1, "favourites": []}"#,
      #"{"version": "1", "favourites": []}"#, #"{"version": 1.5, "favourites": []}"#,
      #"{"version": null, "favourites": []}"#, #"{"version": 1, "favourites": {}}"#,
      #"{"version": 1, "favourites": [null]}"#, #"{"version": 1, "favourites": ["갓"]}"#,
      #"{"version": 1, "favourites": [{"catalogue": "a", "name": "b"}]}"#,
      #"{"version": 1, "favourites": [{"catalogue": "a", "image_name": 1, "name": "b"}]}"#,
      #"{"favourites": []}"#, "{\"version\": 1, \"favourites\": []}\u{0}",
    ])
  func `what is no list of favourites is damaged`(text: String) {
    #expect(throws: FavouritesFormat.Fault.damaged) {
      try FavouritesFormat.decode(Array(text.utf8))
    }
  }

  @Test(arguments: [#"{"version": 2}"#, #"{"version": 2, "favourites": "elsewhere"}"#])
  func `a newer program's file is told from a damaged one by its version alone`(text: String) {
    #expect(throws: FavouritesFormat.Fault.newer(version: 2)) {
      try FavouritesFormat.decode(Array(text.utf8))
    }
  }

  @Test(arguments: ["9223372036854775808", "99999999999999999999999999"])
  func `a version beyond the largest integer is newer`(version: String) {
    #expect(throws: FavouritesFormat.Fault.newer(version: .max)) {
      try FavouritesFormat.decode(Array(#"{"version": \#(version), "favourites": []}"#.utf8))
    }
  }
}
