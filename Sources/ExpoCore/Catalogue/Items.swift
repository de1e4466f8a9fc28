/// The items of a catalogue, in its order.
///
/// Indices count from 0; the number that readers see is the index plus 1. An index outside
/// `0..<count` is a programming error.
public struct Items: Sendable {
  private enum Storage {
    case cut(CutItems)
    case decoded([Item])
  }

  private let storage: Storage

  /// Reads a foreign file of items: a strict scan (RFC 8259), then each element is decoded.
  ///
  /// Throws the first fault of the file. Linear in its size; its bytes are not kept.
  ///
  ///     let items = try Items(file: CatalogueFile(path: "items.json", bytes: data))
  public init(file: CatalogueFile) throws(CatalogueError) {
    let reading = ItemsReading(file)
    if let fault = reading.faults.first { throw reading.text.error(fault) }
    storage = .decoded(reading.items)
  }

  /// The items of a file that is known to be good, each decoded when it is asked for.
  init(trusted file: CatalogueFile) {
    storage = .cut(CutItems(file))
  }

  /// How many items there are.
  public var count: Int {
    switch storage {
    case .cut(let items): items.count
    case .decoded(let items): items.count
    }
  }

  /// The item at an index; a bundled one is decoded here, and throws where that fails.
  public func item(at index: Int) throws(CatalogueError) -> Item {
    switch storage {
    case .cut(let items): try items.item(at: index)
    case .decoded(let items): items[index]
    }
  }
}

/// Single fields, cheap also where the items are bundled and not yet decoded.
extension Items {
  package func name(at index: Int) -> String {
    string(.name, \.name, at: index) ?? ""
  }

  package func imageName(at index: Int) -> String {
    string(.imageName, \.imageName, at: index) ?? ""
  }

  package func shortDescription(at index: Int) -> String {
    string(.shortDescription, \.shortDescription, at: index) ?? ""
  }

  package func category(at index: Int) -> String? {
    string(.category, \.category, at: index)
  }

  package func aliases(at index: Int) -> [String] {
    switch storage {
    case .cut(let items): items.strings(.aliases, at: index)
    case .decoded(let items): items[index].aliases
    }
  }

  package func evidence(at index: Int) -> Evidence? {
    switch storage {
    case .cut(let items): items.string(.evidence, at: index).map(Evidence.init)
    case .decoded(let items): items[index].evidence
    }
  }

  private func string(
    _ key: Item.CodingKeys,
    _ property: (Item) -> String?,
    at index: Int
  ) -> String? {
    switch storage {
    case .cut(let items): items.string(key, at: index)
    case .decoded(let items): property(items[index])
    }
  }
}
