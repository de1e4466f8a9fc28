import TestSupport
import Testing

@testable import ExpoCore

@Suite struct EditDistanceTests {
  @Test(
    arguments: [
      ("거문고", "거문고", 0), ("거믄고", "거문고", 1), ("검은고", "거문고", 2), ("해굼", "해금", 1),
      ("갓", "", 3), ("", "", 0), ("itmes", "items", 2), ("Items", "items", 0),
      ("kitten", "sitting", 3),
      ("거문고", "geomungo", 8), ("과", "고", 1), ("값", "갑", 1),
    ])
  func `Hangul is counted in keys, Latin in letters`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  /// The whole matrix, as the textbooks have it.
  private func plain(_ first: [UInt32], _ second: [UInt32]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var next = [index + 1]
      for (column, other) in second.enumerated() {
        next.append(
          min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[second.count]
  }

  @Test
  func `the band gives the distance, or nothing where it is above the limit`() {
    var generator = SeededGenerator(seed: 4)
    var distance = EditDistance()
    for _ in 0..<5_000 {
      let word = { (generator: inout SeededGenerator) in
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          UInt32.random(in: 0x61...0x63, using: &generator)
        }
      }
      let (first, second) = (word(&generator), word(&generator))
      let limit = Int.random(in: 0...10, using: &generator)
      let expected = plain(first, second)
      #expect(
        distance.between(first, second, limit: limit) == (expected <= limit ? expected : nil),
        "\(first) \(second) \(limit)")
    }
  }
}
