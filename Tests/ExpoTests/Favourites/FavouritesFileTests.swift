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
      "", "갓", "\"\\/\t", "\u{0}\u{1B}[31m\u{7F}", "\u{202E}\u{2066}\u{200B}\u{FEFF}",
      "가", "👩‍👩‍👧‍👦🏳️‍🌈", "\u{E0041}\u{10FFFF}", String(repeating: "가", count: 200),
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

  @Test
  func `a title and a name are kept as one line of a length that a list can show`() throws {
    let long = String(repeating: "가\n\u{2028}", count: 100_000)
    let favourite = Favourite(catalogue: long, imageName: "b", name: long)
    #expect(favourite.name.unicodeScalars.count == 201)
    #expect(favourite.name.hasPrefix("가  가  ") && favourite.name.hasSuffix("가 …"))
    #expect(favourite.isOf(Favourite.line(long)))
    #expect(read(write([favourite])) == [favourite])
    // Earlier versions kept all of it.
    let whole = #"{"favourites": [{"catalogue": "\#(String(repeating: "가", count: 300))", "#
    let earlier = read((whole + #""image_name": "b", "name": "c"}]}"#).utf8)
    #expect(earlier?.first?.isOf(Favourite.line(String(repeating: "가", count: 300))) == true)
  }

  @Test
  func `of a newer version only the version is read`() throws {
    for version in [#""version": 2"#, #""version": 2, "favourites": {"new": true}"#] {
      let file = try FavouritesFile(json: Array("{\(version)}".utf8))
      #expect(file.version == 2 && file.favourites.isEmpty)
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
