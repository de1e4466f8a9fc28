import ExpoCore
import Foundation
import TestSupport
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
  func `new files and folders are their owner's alone, and a folder keeps its permissions`() throws
  {
    try store().change { $0.append(Self.favourite(1)) }
    #expect(try permissions(path) == 0o600)
    #expect(try permissions(folder.path("data/expo/favourites.lock")) == 0o600)
    #expect(try permissions(folder.path("data/expo")) == 0o700)
    #expect(try permissions(folder.path("data")) == 0o700)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("data/expo"))
    try store().change { $0.append(Self.favourite(2)) }
    #expect(try permissions(folder.path("data/expo")) == 0o755)
    #expect(try permissions(path) == 0o600)
  }

  @Test(arguments: [0o644, 0o660, 0o400])
  func `a file keeps its permissions`(mode: Int) throws {
    try store().change { $0.append(Self.favourite(1)) }
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try store().change { $0.append(Self.favourite(2)) }
    #expect(try permissions(path) == mode)
    #expect(try store().entries().count == 2)
  }

  @Test
  func `what would be too large to be read again is refused before anything is written`() throws {
    try store().change { $0.append(Self.favourite(1)) }
    let before = folder.contents("data/expo/favourites.json")
    var store = store()
    store.maxBytes = 1_000
    #expect(throws: FavouritesError.notWritten(path: FileSystem.resolved(path) ?? "", .tooLarge)) {
      try store.change { $0 += (2...20).map(Self.favourite) }
    }
    #expect(folder.contents("data/expo/favourites.json") == before)
    #expect(names == ["favourites.json", "favourites.lock"])
    try store.change { $0.append(Self.favourite(2)) }
  }

  @Test(arguments: ["2.0", "3.0"])
  func `a file of an earlier version is read, and kept when a favourite is added`(version: String)
    throws
  {
    try FileManager.default.createDirectory(
      atPath: folder.path("data/expo"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: fixture("favourites/\(version).json").path, toPath: path)
    let names = try store().entries().map(\.imageName.text)
    #expect(names.starts(with: ["geomungo", "jikji"]))
    try store().change { $0.append(Self.favourite(1)) }
    #expect(try store().entries().map(\.imageName.text) == names + ["1"])
  }

  @Test
  func `waits for a held lock: says so after a second, and gives up when its patience ends`() throws
  {
    try store().change { $0.append(Self.favourite(1)) }
    let lock = try OpenFile(toLock: folder.path("data/expo/favourites.lock"))
    // The child of another test may hold a copy of the first lock until it runs its program.
    while try !lock.lock() { usleep(1_000) }
    var waited: UInt32 = 0
    var said: [UInt32] = []
    var store = store { event in
      #expect(event == .waiting)
      said.append(waited)
    }
    store.patience = 5_000
    store.pause = { waited += $0 }
    #expect(throws: FavouritesError.busy(path: path)) { try store.change { $0.removeAll() } }
    #expect((5_000..<5_015).contains(waited))
    #expect(said.count == 1 && (1_000..<1_015).contains(said[0]))
    withExtendedLifetime(lock) {}
  }

  @Test
  func `what a killed program left behind is no obstacle, and a link there is not followed`() throws
  {
    try folder.folder("data/expo")
    try folder.file("data/expo/favourites.json.new", "half a fi")
    try store().change { $0.append(Self.favourite(1)) }
    try folder.file("mine", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: "\(path).new", withDestinationPath: folder.path("mine"))
    try store().change { $0.append(Self.favourite(2)) }
    #expect(names == ["favourites.json", "favourites.lock"])
    #expect(folder.contents("mine") == "mine")
  }

  @Test
  func `each damaged file is set aside under a name of its own`() throws {
    try folder.folder("data/expo")
    for (text, name) in [("first", "aside"), ("second", "aside-2"), ("third", "aside-3")] {
      var events: [FavouritesStore.Event] = []
      try folder.file("data/expo/favourites.json", text)
      #expect(FavouritesStore.entries(at: path) == [])
      #expect(try store { events.append($0) }.entries() == [])
      #expect(events == [.setAside("\(FileSystem.resolved(path) ?? "").\(name)")])
      #expect(folder.contents("data/expo/favourites.json.\(name)") == text)
    }
    try store().change { $0.append(Self.favourite(2)) }
    #expect(FavouritesStore.entries(at: path) == [Self.favourite(2)])
  }

  @Test
  func `a file of a newer version or too large to read stays as it is until one starts over`()
    throws
  {
    try folder.folder("data/expo")
    try folder.file("data/expo/favourites.json", #"{"version": 2, "favourites": {}}"#)
    #expect(FavouritesStore.entries(at: path) == [])
    #expect(throws: FavouritesError.newer(path: path)) { try store().entries() }
    #expect(throws: FavouritesError.newer(path: path)) {
      try store().change { $0.append(Self.favourite(1)) }
    }
    #expect(names == ["favourites.json"])
    var clearing = store()
    clearing.startsOver = true
    #expect(try clearing.entries() == [])
    #expect(truncate(path, off_t(FileReader.maxFileBytes + 1)) == 0)
    #expect(throws: FavouritesError.self) { try store().entries() }
    #expect(try clearing.entries() == [])
    #expect(
      names == [
        "favourites.json", "favourites.json.aside", "favourites.json.aside-2", "favourites.lock",
      ])
    #expect(try store().entries() == [])
  }

  @Test(arguments: ["favourites.lock", "favourites.json.new"])
  func `a folder in the place of a file that saving needs is named`(name: String) throws {
    try store().change { $0.append(Self.favourite(1)) }
    try? FileManager.default.removeItem(atPath: folder.path("data/expo/\(name)"))
    try folder.folder("data/expo/\(name)")
    do {
      try store().change { $0.removeAll() }
      Issue.record("saved")
    } catch FavouritesError.notWritten(let path, let error) {
      #expect(path.hasSuffix("/data/expo/\(name)"))
      #expect([.isFolder, .exists].contains(error))
    }
    #expect(try store().entries() == [Self.favourite(1)])
  }

  @Test
  func `a folder in the file's place is left alone`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: FavouritesError.unreadable(path: path, .isFolder)) { try store().change { $0 } }
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
    #expect(names == ["favourites.json"])
    try folder.file("elsewhere.json", "damaged")
    #expect(try store().entries() == [])
    #expect(folder.contents("elsewhere.json.aside") == "damaged")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    try store().change { $0.append(Self.favourite(2)) }
  }

  @Test(arguments: ["favourites.json", "missing.json", "missing/favourites.json"])
  func `a link that leads to itself or to nothing is refused and stays`(target: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("data/expo"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(throws: FavouritesError.self) { try store().change { $0.append(Self.favourite(1)) } }
    #expect(Set(names).isSubset(of: ["favourites.json", "favourites.lock"]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }
}
