#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file's text as UTF-8 without a byte-order mark; every place of an error refers to it.
struct CatalogueText {
  let path: String
  let bytes: Data
  /// What kept the conversion from its end; `bytes` then ends at the fault.
  let fault: LocatedFault?

  /// The text of a file in UTF-8, with or without a byte-order mark, or in UTF-16 with one.
  ///
  /// UTF-8 is not copied, and not judged here.
  init(_ file: CatalogueFile) {
    path = file.path
    let marked = file.bytes.withBytes(ByteOrderMark.init)
    let content = file.bytes.part(marked.length..<file.bytes.count)
    guard let isBigEndian = marked.isBigEndianUTF16 else {
      (bytes, fault) = (content, nil)
      return
    }
    let (text, isWhole) = content.withBytes { UTF16Text.utf8(of: $0, isBigEndian: isBigEndian) }
    bytes = Data(text)
    fault = isWhole ? nil : LocatedFault(.badUTF16, at: text.count)
  }

  /// The fault with its line, column and source line.
  func error(_ located: LocatedFault) -> CatalogueError {
    bytes.withBytes { bytes in
      var counter = PositionCounter(bytes)
      return CatalogueError(
        path: path,
        position: counter.position(at: located.offset),
        codingPath: located.codingPath,
        fault: located.fault,
        excerpt: Excerpt(around: located.offset, in: bytes)
      )
    }
  }
}

extension CatalogueText {
  /// The faults of the whole text, in its order: of its encoding, of its grammar, of its type.
  func faults(in outline: JSONOutline, expecting type: JSONType) -> [LocatedFault] {
    if let fault { return [fault] }
    guard outline.isWellFormed, let root = outline.root, root.type != type else {
      return outline.faults
    }
    let mismatch = CatalogueFault.wrongRoot(expected: type, found: root.type)
    return [LocatedFault(mismatch, at: root.range.lowerBound)] + outline.faults
  }
}
