@testable import ExpoCore
import TestSupport
import Testing

@Suite struct DictionaryOrderTests {
  private func sorted(_ names: [String]) throws -> [String] {
    let items = [Item].sample(names.map { SampleItem(name: $0) })
    return DictionaryOrder.sorted(Array(names.indices), of: items).map { names[$0] }
  }

  @Test(
    arguments: [
      ["1", "10", "2", "ㄱ", "가", "각", "갂", "갃", "간", "갈", "개", "거", "게", "과", "ㄲ", "까", "나"],
      ["3월", "가 을", "가을밤", "가지", "하늘", "Apple", "banana", "École", "ezra", "玄琴", "🎻"],
      ["나비", "나비 꿈", "나빈", "나빟", "나빠"],
      "가까나다따라마바빠사싸아자짜차카타파하".map(String.init), ["\u{1100}\u{1161}", "가나", "강"],
      ["ㅎ", "하", "힣", "ㅏ", "ㅣ", "a"], ["", "!", "가"],
    ])
  func `each name of the row stands before the next`(row: [String]) throws {
    #expect(try sorted(row.reversed()) == row)
  }

  @Test
  func `equal names keep their order`() throws {
    let items = [Item].named("나", "가", "나", "가")
    #expect(DictionaryOrder.sorted([0, 1, 2, 3], of: items) == [1, 3, 0, 2])
    #expect(DictionaryOrder.sorted([3, 2, 1], of: items) == [3, 1, 2])
  }
}
