/// One file of a catalogue: its path and its bytes, not yet validated.
///
///     let file = CatalogueFile(path: "items.json", bytes: Array(#"[]"#.utf8))
///     try Items(file: file).isEmpty  // true
public struct CatalogueFile: Sendable {
  /// Which of a catalogue's two files it is.
  public enum Kind: Hashable, Sendable {
    case exposition
    case items
  }

  /// The path, which errors repeat as it is.
  public let path: String
  let bytes: FileBytes

  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: FileBytes(bytes))
  }

  init(path: String, bytes: FileBytes) {
    self.path = path
    self.bytes = bytes
  }

  /// Which file this is by its first bracket; nil if it begins with anything else.
  package var kind: Kind? {
    let head = CatalogueFile(path: path, bytes: bytes.part(0..<min(bytes.count, 4_096)))
    return CatalogueText(head).bytes.withBytes { bytes in
      switch bytes.first(where: { $0 > 0x20 }) {
      case UInt8(ascii: "{"): .exposition
      case UInt8(ascii: "["): .items
      case _: nil
      }
    }
  }
}

/// The bytes of a file, read into memory or part of the program; taking a part copies nothing.
struct FileBytes: Sendable {
  private enum Storage: @unchecked Sendable {
    case array([UInt8])
    /// Constant bytes of the program itself, for which an array would be a copy.
    case constant(UnsafeBufferPointer<UInt8>)
  }

  private let storage: Storage
  private let range: ByteRange

  init(_ bytes: [UInt8]) {
    self.init(.array(bytes), 0..<bytes.count)
  }

  /// - Parameter bytes: Bytes that never change and are never freed.
  init(constant bytes: UnsafeBufferPointer<UInt8>) {
    self.init(.constant(bytes), 0..<bytes.count)
  }

  private init(_ storage: Storage, _ range: Range<Int>) {
    self.storage = storage
    self.range = ByteRange(range)
  }

  var count: Int { range.upperBound - range.lowerBound }

  /// Calls a body with the bytes.
  @inline(__always)
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch storage {
    case .array(let array):
      try array.withUnsafeBufferPointer { (bytes) throws(Failure) in
        try body(UnsafeBufferPointer(rebasing: bytes[range.range]))
      }
    case .constant(let bytes): try body(UnsafeBufferPointer(rebasing: bytes[range.range]))
    }
  }

  func part(_ part: Range<Int>) -> FileBytes {
    let start = range.lowerBound
    return FileBytes(storage, (start + part.lowerBound)..<(start + part.upperBound))
  }
}

/// A file's text as UTF-8 without a byte-order mark; the places of all errors refer to it.
struct CatalogueText: Sendable {
  let path: String
  let bytes: FileBytes
  /// The fault that ended the conversion to UTF-8; `bytes` then ends there.
  let fault: LocatedFault?

  /// The text of a file in UTF-8, with or without a byte-order mark, or in UTF-16 with one.
  ///
  /// UTF-8 is neither copied nor validated here.
  init(_ file: CatalogueFile) {
    path = file.path
    let encoding = file.bytes.withBytes(TextEncoding.init)
    let content = file.bytes.part(encoding.markLength..<file.bytes.count)
    switch encoding {
    case .utf8, .utf8WithMark:
      (bytes, fault) = (content, nil)
    case .utf16(let isBigEndian):
      let (text, isWhole) = content.withBytes { UTF16Text.utf8(of: $0, isBigEndian: isBigEndian) }
      bytes = FileBytes(text)
      fault = isWhole ? nil : LocatedFault(.badUTF16, at: text.count)
    }
  }
}
