import ExpoCore
import TestSupport
import Testing

/// The rules on which readers of the bundled catalogue rely.
@Suite struct BundledDataTests {
  static func items() -> [Item] { [Item].bundled }

  @Test
  func `the thirteen exhibits stand in their order under their picture names`() throws {
    let names = Self.items().map { "\($0.name) \($0.pictureName)" }
    #expect(
      names == [
        "직지심체요절 jikji", "불경 buddhism", "팔만대장경 palman", "삼국사기 samguk", "해금 haegeum",
        "용고 ywoonggo", "놋그릇 bangjja", "나막신 woodshoes", "나전칠기 najeon", "병풍 folds",
        "갓 god", "가야금 gayageum", "거문고 geomungo",
      ])
  }

  @Test
  func `the exposition keeps the values of the established format`() throws {
    let exposition = Exposition.bundled
    #expect(exposition.title == "파리 만국박람회 1900(Exposition universelle de 1900)")
    #expect(exposition.visitors == 48_130_300)
    #expect(exposition.location == "프랑스 파리")
    #expect(exposition.duration == "1900. 04. 14 - 1900. 11. 12")
    #expect(exposition.itemsTitle == "한국관의 출품작과 추정작")
    #expect(exposition.text?.contains("50,860,801") == true)
    #expect(exposition.pictureDescription?.isEmpty == false)
  }

  @Test
  func `every exhibit has a category, names, a picture in words and links`() throws {
    for item in Self.items() {
      #expect(["서적", "악기", "공예·가구", "복식"].contains(item.category), "\(item.name)")
      #expect(!item.aliases.isEmpty)
      #expect(item.pictureDescription?.isEmpty == false)
      #expect(item.pictureDescription?.contains("그림이다. ") == true, "\(item.name)")
      #expect(!item.links.isEmpty)
    }
  }

  @Test
  func `the catalogue says of every exhibit how sure it is, and why`() throws {
    let items = Self.items()
    for item in items {
      #expect(item.evidenceNote?.isEmpty == false, "\(item.name)")
    }
    #expect(
      items.map(\.evidence) == [
        "전언", "전언", "전언", "전언", "전언", "전언", "전언", "기록", "전언", "기록", "짐작", "전언", "전언",
      ])
  }

  @Test(arguments: Catalogue.Edition.allCases)
  func `every name and alias means one exhibit only`(edition: Catalogue.Edition) {
    let catalogue = Catalogue(bundled: edition)
    for (index, item) in catalogue.items.enumerated() {
      for name in [item.name, item.pictureName] + item.aliases {
        #expect(catalogue.names(name).topic == .item(index), "\(name)")
      }
    }
  }
}
