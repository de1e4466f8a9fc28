import Testing

@testable import ExpoCore

@Suite struct BisectionTests {
  @Test func `the last element at most a limit is what a search from the end finds`() {
    for count in 0...5 {
      let elements = (0..<UInt32(count)).map { 2 * $0 + 1 }
      for limit in 0...UInt32(2 * count + 1) {
        #expect(elements.last(atMost: limit) == elements.last { $0 <= limit })
      }
    }
  }
}
