/// The items of a catalogue, in its order; each is decoded when it is requested.
///
///     for item in Items.bundled.prefix(2) { print(item.name) }  // 직지심체요절, 불경
///
/// Indices count from 0; the number that readers see is the index plus 1.
public struct Items: Sendable {
  private let text: CatalogueText
  private let elements: [ByteRange]
  private var translation: Translation?

  /// The texts of another language.
  private struct Translation {
    let text: CatalogueText
    /// The bytes of the item that is shown in place of each of the list; nil if there is none.
    let elements: [ByteRange?]
  }

  /// Validates a file of items in strict JSON (RFC 8259).
  ///
  ///     let items = try Items(file: CatalogueFile(path: "items.json", bytes: bytes))
  ///
  /// - Throws: The first fault of the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public init(file: CatalogueFile) throws(CatalogueError) {
    let reading = CatalogueReading(file, as: .items)
    if let error = reading.error { throw error }
    text = reading.text
    elements = reading.values
  }

  /// The items of a file that is known to be valid.
  init(trusted file: CatalogueFile) {
    text = CatalogueText(file)
    elements = text.bytes.withBytes { JSONView(rootOf: $0).elements.map(\.range) }
  }

  /// A catalogue of the given items.
  public init(_ items: [Item]) {
    let bytes = JSONWriter.document(.array(items.map { JSONValue($0) }))
    self.init(trusted: CatalogueFile(path: "items.json", bytes: bytes))
  }
}

extension Items: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  /// The item at an index, decoded at each access.
  ///
  /// A file is validated before it becomes `Items`, so that decoding cannot fail.
  public subscript(index: Int) -> Item {
    Work.note(.decodedItems)
    return withElement(index, Item.init)
  }
}

/// Editions.
extension Items {
  /// The same list with its items in another language: each is replaced by the one that has its
  /// `image_name`, and stays as it is if there is none. Order and numbers do not change.
  ///
  /// Of several with an `image_name`, the one with the same number is taken, or else the first.
  ///
  /// - Complexity: O(number of items).
  package func translated(by other: Items) -> Items {
    var places: [ExactText: Int] = [:]
    for index in other.indices.reversed() { places[other.exactImageName(at: index)] = index }
    places[ExactText("")] = nil
    var translated = original
    translated.translation = Translation(
      text: other.text,
      elements: indices.map { index in
        let imageName = original.exactImageName(at: index)
        let isAtSamePlace =
          index < other.count && other.exactImageName(at: index) == imageName
        return places[imageName].map { other.elements[isAtSamePlace ? index : $0] }
      })
    return translated
  }

  /// The list in the catalogue's own language.
  package var original: Items {
    var items = self
    items.translation = nil
    return items
  }

  /// Whether the list is in another language and lacks this item.
  package func lacksTranslation(at index: Int) -> Bool {
    translation.map { $0.elements[index] == nil } ?? false
  }
}

/// Single fields, without decoding the rest of the item.
extension Items {
  package func name(at index: Int) -> String { string(.name, at: index) ?? "" }

  package func imageName(at index: Int) -> String { string(.imageName, at: index) ?? "" }

  /// The identifier as it is compared.
  package func exactImageName(at index: Int) -> ExactText { ExactText(imageName(at: index)) }

  package func shortDescription(at index: Int) -> String {
    string(.shortDescription, at: index) ?? ""
  }

  package func category(at index: Int) -> String? { string(.category, at: index) }

  package func evidence(at index: Int) -> Evidence? {
    string(.evidence, at: index).map(Evidence.init(rawValue:))
  }

  package func aliases(at index: Int) -> [String] {
    withElement(index) { $0.strings(Item.CodingKeys.aliases) }
  }

  private func string(_ key: Item.CodingKeys, at index: Int) -> String? {
    withElement(index) { $0.member(key)?.string }
  }
}

extension Items {
  /// Calls a body with the items at indices, undecoded, until it returns false.
  func forEachElement(at indices: some Sequence<Int>, _ body: (Int, JSONView) -> Bool) {
    text.bytes.withBytes { bytes in
      guard let translation else {
        for index in indices {
          Work.note(.readItems)
          if !body(index, JSONView(bytes, elements[index])) { return }
        }
        return
      }
      translation.text.bytes.withBytes { translated in
        for index in indices {
          Work.note(.readItems)
          let view =
            translation.elements[index].map { JSONView(translated, $0) }
            ?? JSONView(bytes, elements[index])
          if !body(index, view) { return }
        }
      }
    }
  }

  func withElement<Result>(_ index: Int, _ body: (JSONView) -> Result) -> Result {
    Work.note(.readItems)
    if let translation, let element = translation.elements[index] {
      return translation.text.bytes.withBytes { body(JSONView($0, element)) }
    }
    return text.bytes.withBytes { body(JSONView($0, elements[index])) }
  }
}
