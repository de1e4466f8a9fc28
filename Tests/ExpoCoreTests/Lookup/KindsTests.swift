import ExpoCore
import TestSupport
import Testing

@Suite struct KindsTests {
  @Test(
    arguments: [
      ("악기", [1]), ("악 기", [1]), ("공예·가구", [2]), ("공예 가구", [2]),
      ("공예ㆍ가구", [2]), ("공예", [2]), ("가구", [2]), ("ㅇㄱ", [1]), ("ㄱㅇ", [2]),
      ("ㅂㅅ", [3]), ("복시", [3]), ("dkrrl", [1]), ("약기", [1]),
      ("석적", [0]), ("자동차", []),
      ("", []), ("1", []),
    ])
  func `a category is found as a name is`(query: String, answer: [Int]) {
    #expect(Kinds(of: .bundled, by: \.category).index().find(query).indices == answer)
  }
}
