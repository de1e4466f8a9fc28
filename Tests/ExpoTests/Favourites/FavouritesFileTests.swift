import ExpoCore
import Testing

@testable import expo

@Suite struct FavouritesFileTests {
  private func write(_ favourites: [Favourite]) -> [UInt8] {
    JSONWriter.document(FavouritesFile(favourites).json)
  }

  /// The favourites in a file's bytes; nil if the file is damaged.
  private func read(_ bytes: some Sequence<UInt8>) -> [Favourite]? {
    try? FavouritesFile(json: Array(bytes)).favourites
  }

  @Test
  func `the file is as it is documented`() {
    let favourite = Favourite(catalogue: "박람회", imageName: "god", name: "갓")
    #expect(
      String(decoding: write([favourite]), as: UTF8.self) == """
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
  func `what is written is read back, with any text and in the same order`() {
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
    #expect(read(write(favourites)) == favourites)
    #expect(read(write([])) == [])
  }

  @Test(
    arguments: [
      #"{"favourites": [{"x": 1, "name": "c", "image_name": "b", "catalogue": "a"}], "version": 1}"#,
      #"{"favourites": [{"catalogue": "a", "image_name": "b", "name": "c"}], "note": [1, {}]}"#,
    ])
  func `the order of the keys and other keys do not matter`(text: String) {
    #expect(read(text.utf8) == [Favourite(catalogue: "a", imageName: "b", name: "c")])
  }

  @Test
  func `a file cut short anywhere is damaged`() {
    let bytes = write([Favourite(catalogue: "박람회", imageName: "god", name: "갓")]).dropLast()
    for count in 0..<bytes.count {
      #expect(read(bytes.prefix(count)) == nil)
    }
  }

  @Test(
    arguments: [
      "", " ", "garbage", "null", "[]", "{}", "1", #"{"version": 1}"#,
      #"{"version": 1, "favourites": {}}"#, #"{"version": 1, "favourites": [null]}"#,
      #"{"version": 1, "favourites": ["갓"]}"#,
      #"{"version": 1, "favourites": [{"catalogue": "a", "name": "b"}]}"#,
      #"{"version": 1, "favourites": [{"catalogue": "a", "image_name": 1, "name": "b"}]}"#,
      "{\"version\": 1, \"favourites\": []}\u{0}",
    ])
  func `what is no list of favourites is damaged`(text: String) {
    #expect(read(text.utf8) == nil)
  }
}
