import Testing

@testable import ExpoCore

@Suite
struct CombiningMarksTests {
  @Test(arguments: [29, 30, 31, 62, 10_000])
  func `a letter keeps at most thirty marks, and its neighbours keep theirs`(count: Int) {
    let marks = String(repeating: "\u{301}\u{316}", count: count).unicodeScalars.prefix(count)
    let text = "e" + String(marks)
    let kept = "e" + String(marks.prefix(30))
    #expect(text.limitingMarks.bytes == kept.bytes)
    #expect((text + "가e\u{301}" + text).limitingMarks.bytes == (kept + "가e\u{301}" + kept).bytes)
  }

  @Test func `texts of long words stay as they are`() {
    for text in [
      "", "e\u{301}", String(repeating: "가", count: 100), String(repeating: "क्ष", count: 100),
    ] {
      #expect(text.limitingMarks.bytes == text.bytes)
    }
  }

  @Test(arguments: ["\u{301}\u{316}", #"\u0301\u0316"#])
  func `keys and texts of a file are limited, however their marks are written`(marks: String) {
    let written = "e" + String(repeating: marks, count: 40)
    let counts = Array(#"{"\#(written)": "\#(written)"}"#.utf8)
      .withUnsafeBufferPointer { bytes -> [Int] in
        let tree = JSONParser(bytes).tree
        return tree.keys(of: .root).flatMap { [$0, tree.value(of: $0)] }
          .map { tree.string($0).unicodeScalars.count }
      }
    #expect(counts == [31, 31])
  }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}
