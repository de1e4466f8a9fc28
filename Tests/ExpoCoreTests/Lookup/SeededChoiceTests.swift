import ExpoCore
import Testing

@Suite struct SeededChoiceTests {
  // Computed apart from the program, from the published algorithm; its first output for 1234567 is
  // the published 6457827717110365317.
  @Test(
    arguments: [
      (1, 0, 0), (1, .max, 0), (2, 0, 1), (2, 3, 0), (13, 0, 11), (13, 1, 7), (13, 2, 7),
      (13, 3, 1), (13, 42, 9), (13, 1900, 8), (13, .max, 11), (100_000, 0, 88_331),
      (100_000, 1, 56_656), (100_000, 1900, 65_672), (.max, 1_234_567, 3_228_913_858_555_182_658),
    ] as [(Int, UInt64, Int)])
  func `a seed gives the same choice for ever`(count: Int, seed: UInt64, index: Int) {
    #expect(SeededChoice.index(below: count, seed: seed) == index)
  }

  @Test(arguments: [0, -1, Int.min])
  func `there is nothing to choose from nothing`(count: Int) {
    #expect(SeededChoice.index(below: count, seed: 1) == nil)
  }

  @Test
  func `seeds in a row choose every item about equally often`() throws {
    var counts = Array(repeating: 0, count: 13)
    for seed in UInt64(0)..<13_000 {
      counts[try #require(SeededChoice.index(below: 13, seed: seed))] += 1
    }
    #expect(counts.allSatisfy { (900...1_100).contains($0) }, "\(counts)")
  }
}
