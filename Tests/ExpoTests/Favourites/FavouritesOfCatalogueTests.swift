import ExpoCore
import TestSupport
import Testing

@testable import expo

@Suite struct FavouritesOfCatalogueTests {
  private let own = FavouritesOfCatalogue(key: "Paris", items: .bundled)

  private func favourite(_ imageName: String, in catalogue: String = "Paris") -> Favourite {
    Favourite(catalogue: catalogue, imageName: ExactText(imageName), name: "name of \(imageName)")
  }

  private func kept(as name: String, at index: Int?, in entries: [Favourite]) -> [Favourite] {
    own.kept(as: name, at: index, in: Dictionary(grouping: entries, by: \.imageName))
  }

  @Test
  func `the catalogue's own stand in the order added, the others are counted`() {
    let (indices, absent, others) = own.divide([
      favourite("geomungo"), favourite("gone"), favourite("jikji", in: "Seoul"),
      favourite("jikji"), favourite("god"),
    ])
    #expect(indices == [12, 0, 10])
    #expect(absent.map(\.imageName.text) == ["gone"])
    #expect(others == 1)
  }

  @Test
  func `a name stands for the favourite of the item that it finds`() {
    let entries = [favourite("geomungo"), favourite("god"), favourite("god", in: "Seoul")]
    #expect(kept(as: "갓", at: 10, in: entries) == [entries[1]])
    #expect(kept(as: "god", at: 10, in: entries) == [entries[1]])
    #expect(kept(as: "god", at: 10, in: [entries[2]]).isEmpty)
    #expect(kept(as: "해금", at: 4, in: entries).isEmpty)
    #expect(kept(as: "nothing", at: nil, in: entries).isEmpty)
  }

  @Test
  func `an identifier that the catalogue lacks stands for its favourite, not for what is similar`()
  {
    let entries = [favourite("geo"), favourite("geomungo"), favourite("geo", in: "Seoul")]
    #expect(kept(as: "geo", at: 12, in: entries) == [entries[0]])
    #expect(kept(as: "geo", at: 12, in: Array(entries.dropFirst())) == [entries[2]])
    #expect(kept(as: "geo", at: nil, in: [entries[2]]) == [entries[2]])
  }
}
