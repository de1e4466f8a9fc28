/// One file of a catalogue: its path and its bytes, not yet validated.
///
///     let file = CatalogueFile(path: "items.json", bytes: Array("[]".utf8))
///     try file.items().isEmpty  // true
public struct CatalogueFile: Sendable {
  /// The path, as given; errors repeat it.
  public let path: String
  let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Reads the file as that of an exposition, in strict JSON (RFC 8259).
  ///
  /// - Throws: The first fault of the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public func exposition() throws(CatalogueFault) -> Exposition {
    try read { $0.object($0.root) }
  }

  /// Reads the file as that of items, in strict JSON (RFC 8259).
  ///
  /// - Throws: The first fault of the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public func items() throws(CatalogueFault) -> [Item] { try read { $0.objects($0.root) } }

  /// Reads the file as an object of lists of texts, in strict JSON (RFC 8259).
  package func lists() throws(CatalogueFault) -> [String: [String]] {
    try read { $0.lists($0.root) }
  }

  /// Checks the file by itself, as an editor does while it is written.
  ///
  ///     CatalogueFile(path: "items.json", bytes: Array("[1]".utf8)).check().count(of: .error)  // 1
  ///
  /// - Parameter kind: Which of the two files it is. If it is nil, the first bracket decides, and not the path: an
  ///   object is an exposition, and anything else is items.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public func check(as kind: CatalogueFileKind? = nil) -> CatalogueReport {
    var report = CatalogueReport()
    report.add(self) { $0.check(as: kind ?? self.kind ?? .items) }
    return report
  }

  /// Which file this is by its first bracket; nil if it begins with anything else.
  package var kind: CatalogueFileKind? {
    switch bytes.first(where: { !$0.isBlank && !Self.mark.contains($0) }) {
    case UInt8(ascii: "{"): .exposition
    case UInt8(ascii: "["): .items
    case _: nil
    }
  }
}

extension CatalogueFile {
  /// Reads the file as a picture.
  func picture() throws(CatalogueFault) -> Picture {
    do throws(XPMError) {
      return try Picture(xpm: bytes)
    } catch {
      throw CatalogueFault(.picture(error.fault), in: path, line: error.line)
    }
  }

  private func read<Value>(_ read: (JSONReader) -> Value) throws(CatalogueFault) -> Value {
    try withReader { (reader) throws(CatalogueFault) in
      let value = read(reader)
      try reader.throwFirstError(in: path)
      return value
    }
  }

  /// The byte-order mark.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Calls a body with a reader of the text behind a byte-order mark; the places of all faults count from
  /// there.
  func withReader<Result>(
    _ body: (JSONReader) throws(CatalogueFault) -> Result
  ) throws(CatalogueFault) -> Result {
    guard bytes.count <= FileReader.maxFileBytes else {
      throw CatalogueFault(.unreadable(.tooLarge(bytes: bytes.count)), in: path)
    }
    let text = bytes.dropFirst(bytes.starts(with: Self.mark) ? Self.mark.count : 0)
    return try text.withUnsafeBufferPointer { (text) throws(CatalogueFault) in
      try body(JSONReader(text))
    }
  }
}
