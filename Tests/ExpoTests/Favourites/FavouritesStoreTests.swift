import ExpoCore
import Foundation
import Testing

@testable import expo

@Suite struct FavouritesStoreTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("data/expo/favourites.json")
  }

  private func store(
    onEvent: @escaping (FavouritesStore.Event) -> Void = { _ in }
  ) -> FavouritesStore {
    FavouritesStore(path: path, onEvent: onEvent)
  }

  private static func favourite(_ number: Int) -> Favourite {
    Favourite(catalogue: "a", imageName: "\(number)", name: "b")
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private var names: [String] { (try? FileReader.names(inFolder: folder.path("data/expo"))) ?? [] }

  @Test
  func `what changes nothing writes nothing, not even a folder`() throws {
    #expect(try store().change { $0 } == [])
    #expect(try store().change { $0.removeAll() } == ())
    #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
  }

  @Test
  func `new files and folders are their owner's alone, others keep their permissions`() throws {
    try store().change { $0.append(Self.favourite(1)) }
    #expect(try permissions(path) == 0o600)
    #expect(try permissions(folder.path("data/expo/favourites.lock")) == 0o600)
    #expect(try permissions(folder.path("data/expo")) == 0o700)
    #expect(try permissions(folder.path("data")) == 0o700)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("data/expo"))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try store().change { $0.append(Self.favourite(2)) }
    #expect(try permissions(folder.path("data/expo")) == 0o755)
    #expect(try permissions(path) == 0o644)
  }

  @Test
  func `waits for a held lock: says so after a second, and gives up after five`() throws {
    try store().change { $0.append(Self.favourite(1)) }
    let lock = try OpenFile(toLock: folder.path("data/expo/favourites.lock"))
    #expect(try lock.lock())
    var waited: UInt32 = 0
    var said: [UInt32] = []
    var store = store { event in
      #expect(event == .waiting)
      said.append(waited)
    }
    store.pause = { waited += $0 }
    #expect(throws: FavouritesError.busy) { try store.change { $0.removeAll() } }
    #expect((5_000..<5_015).contains(waited))
    #expect(said.count == 1 && (1_000..<1_015).contains(said[0]))
    withExtendedLifetime(lock) {}
  }

  @Test
  func `what a killed program left behind is no obstacle`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("data/expo"), withIntermediateDirectories: true)
    try folder.file("data/expo/favourites.json.new", "half a fi")
    try store().change { $0.append(Self.favourite(1)) }
    #expect(names == ["favourites.json", "favourites.lock"])
  }

  @Test
  func `damaged files are set aside, each under a name of its own`() throws {
    try store().change { $0.append(Self.favourite(1)) }
    var events: [FavouritesStore.Event] = []
    for text in ["first", "", "third"] {
      try folder.file("data/expo/favourites.json", text)
      #expect(FavouritesStore.entries(at: path) == [])
      #expect(try store { events.append($0) }.entries() == [])
      #expect(folder.contents("data/expo/favourites.json") == nil)
    }
    let aside = ["", "-2", "-3"].map { "\(path).damaged\($0)" }
    #expect(events == aside.map { .setAside($0) })
    #expect(
      aside.map { FileManager.default.contents(atPath: $0) }
        == [Data("first".utf8), Data(), Data("third".utf8)])
    try store().change { $0.append(Self.favourite(2)) }
    #expect(FavouritesStore.entries(at: path) == [Self.favourite(2)])
  }

  @Test
  func `a newer program's file is left alone`() throws {
    try store().change { $0.append(Self.favourite(1)) }
    let text = #"{"version": 2, "favourites": []}"#
    try folder.file("data/expo/favourites.json", text)
    #expect(throws: FavouritesError.newer(version: 2)) { try store().change { $0 } }
    #expect(throws: FavouritesError.newer(version: 2)) { try store().change { $0.removeAll() } }
    #expect(FavouritesStore.entries(at: path) == [])
    #expect(folder.contents("data/expo/favourites.json") == text)
  }

  @Test
  func `a folder in the file's place is left alone`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: FavouritesError.unreadable(.isFolder)) { try store().change { $0 } }
    #expect(FavouritesStore.entries(at: path) == [])
  }

  @Test
  func `a link to the file stays one, and what it leads to is changed`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("data/expo"), withIntermediateDirectories: true)
    try folder.file("elsewhere.json", #"{"version": 1, "favourites": []}"#)
    let target = "../../elsewhere.json"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    try store().change { $0.append(Self.favourite(1)) }
    #expect(FavouritesStore.entries(at: folder.path("elsewhere.json")) == [Self.favourite(1)])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }

  @Test
  func `a link to a file that is missing is followed, and stays a link`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("data/expo"), withIntermediateDirectories: true)
    try folder.folder("elsewhere")
    let links = [(path, "first"), (folder.path("data/expo/first"), "../../elsewhere/file")]
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    try store().change { $0.append(Self.favourite(1)) }
    #expect(FavouritesStore.entries(at: folder.path("elsewhere/file")) == [Self.favourite(1)])
    for (path, target) in links {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    }
  }

  @Test(arguments: ["favourites.json", "/no/such"])
  func `links that lead nowhere are refused and stay`(target: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("data/expo"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(throws: FavouritesError.self) { try store().change { $0.append(Self.favourite(1)) } }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }

  @Test
  func `a file beyond 16 MiB is neither read nor written, and stays as it is`() throws {
    try store().change { $0.append(Self.favourite(1)) }
    let text = #"{"version": 1, "favourites": []}"#
    let large = text + String(repeating: " ", count: (16 << 20) + 1 - text.utf8.count)
    try folder.file("data/expo/favourites.json", large)
    let error = FavouritesError.tooLarge(bytes: (16 << 20) + 1)
    #expect(throws: error) { try store().entries() }
    #expect(throws: error) { try store().change { $0.append(Self.favourite(2)) } }
    #expect(folder.contents("data/expo/favourites.json")?.utf8.count == (16 << 20) + 1)
    try folder.file("data/expo/favourites.json", String(large.dropLast()))
    #expect(try store().entries() == [])
    let long = String(repeating: "x", count: 16 << 20)
    #expect(throws: FavouritesError.self) {
      try store().change { $0.append(Favourite(catalogue: long, imageName: "a", name: "b")) }
    }
    #expect(try store().entries() == [])
  }

  @Test
  func `an error in the middle of a change changes nothing`() throws {
    struct Failure: Error {}
    try store().change { $0.append(Self.favourite(1)) }
    #expect(throws: Failure.self) {
      try store().change { entries in
        entries.removeAll()
        throw Failure()
      }
    }
    #expect(try store().entries() == [Self.favourite(1)])
  }

  @Test
  func `two hundred parallel changes lose none`() throws {
    let count = 200
    let path = path
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      Thread.detachNewThread {
        let store = FavouritesStore(path: path, onEvent: { _ in })
        _ = try? store.change { $0.append(Self.favourite(number)) }
        group.leave()
      }
    }
    group.wait()
    let kept = FavouritesStore.entries(at: path).compactMap { Int($0.imageName.text) }
    #expect(kept.sorted() == Array(0..<count))
  }
}
