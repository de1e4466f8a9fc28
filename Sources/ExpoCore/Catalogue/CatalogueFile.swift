internal import ExpoResources

/// One file of a catalogue: its path and its bytes, not yet validated.
///
///     let file = CatalogueFile(path: "items.json", bytes: "[]".utf8)
///     try file.items().isEmpty  // true
public struct CatalogueFile: Sendable {
  /// One of a catalogue's two files, in the order in which ``Catalogue/check()`` reads them, because
  /// the exposition has the grades; the raw value is its usual name.
  public enum Kind: String, Sendable, CaseIterable {
    /// The file of the exposition.
    case exposition = "exposition.json"
    /// The file of the items.
    case items = "items.json"
  }

  /// The path, as given; errors repeat it.
  public let path: String
  let bytes: [UInt8]

  /// A file of any origin, such as the text in an editor.
  public init(path: String, bytes: some Sequence<UInt8>) {
    self.path = path
    self.bytes = Array(bytes)
  }

  /// Reads the file as that of an exposition, in strict JSON (RFC 8259).
  ///
  /// - Throws: The first error of the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public func exposition() throws(CatalogueFault) -> Exposition {
    guard let exposition = try read({ $0.exposition() }) else {
      preconditionFailure("an original without a required text has an error")
    }
    return exposition
  }

  /// Reads the file as that of items, in strict JSON (RFC 8259).
  ///
  /// - Throws: The first error of the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public func items() throws(CatalogueFault) -> [Item] { try read { $0.items() } }

  /// Reads the file as favourites: the identifiers of items by the name of their exposition.
  package func favourites() throws(CatalogueFault) -> [String: [String]] {
    try read { $0.favourites() }
  }

  /// Checks the file by itself, as an editor does while it is written.
  ///
  ///     CatalogueFile(path: "items.json", bytes: "[1]".utf8).check().count(of: .error)  // 1
  ///
  /// - Parameter kind: Which of the two files it is. If it is nil, the first bracket decides, and
  ///   not the path: an object is an exposition, and anything else is items.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public func check(as kind: Kind? = nil) -> CatalogueReport {
    var report = CatalogueReport()
    do throws(CatalogueFault) {
      try withReader { reader in
        switch kind ?? self.kind ?? .items {
        case .exposition: _ = reader.exposition()
        case .items: _ = reader.items()
        }
        reader.proofread()
        report += reader.report(on: path)
      }
    } catch {
      report.add(.error, error)
    }
    return report
  }

  /// Which file this is by its first bracket; nil if it begins with anything else.
  package var kind: Kind? {
    switch bytes.first(where: { !$0.isBlank && !Self.mark.contains($0) }) {
    case UInt8(ascii: "{"): .exposition
    case UInt8(ascii: "["): .items
    case _: nil
    }
  }
}

extension CatalogueFile {
  /// Reads a file of the system.
  init(reading path: String) throws(CatalogueFault) {
    do throws(FileError) {
      self.init(path: path, bytes: try FileReader.read(path: path))
    } catch {
      throw CatalogueFault(.unreadable(error), in: path)
    }
  }

  /// A file that the program is built with; nil if there is none.
  init?(bundled path: String) {
    let file = expo_resource(path)
    guard let start = file.bytes else { return nil }
    self.init(path: path, bytes: UnsafeBufferPointer(start: start, count: file.count))
  }

  /// Reads the file with a body.
  ///
  /// - Parameter isTranslation: Whether it is a file of the English edition.
  func read<Value>(
    isTranslation: Bool = false, _ body: (JSONReader) -> Value
  ) throws(CatalogueFault) -> Value {
    try withReader(isTranslation: isTranslation) { (reader) throws(CatalogueFault) in
      let value = body(reader)
      try reader.throwFirstError(in: path)
      return value
    }
  }

  /// The byte-order mark.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Calls a body with a reader; a byte-order mark is skipped, and no position counts it.
  func withReader<Result>(
    isTranslation: Bool = false, _ body: (JSONReader) throws(CatalogueFault) -> Result
  ) throws(CatalogueFault) -> Result {
    guard bytes.count <= FileReader.maxFileBytes else {
      throw CatalogueFault(.unreadable(.tooLarge(bytes: bytes.count)), in: path)
    }
    let text = bytes.dropFirst(bytes.starts(with: Self.mark) ? Self.mark.count : 0)
    return try text.withUnsafeBufferPointer { (text) throws(CatalogueFault) in
      try body(JSONReader(text, isTranslation: isTranslation))
    }
  }
}
