extension CatalogueFile {
  /// Which of a catalogue's two files this is, by its first bracket; nil where it begins otherwise.
  package enum Kind: Equatable, Sendable {
    case exposition
    case items
  }

  package var kind: Kind? {
    let head = CatalogueFile(path: path, bytes: bytes.prefix(4_096))
    return CatalogueText(head).bytes.withBytes { bytes in
      switch bytes.first(where: { $0 > 0x20 }) {
      case UInt8(ascii: "{"): .exposition
      case UInt8(ascii: "["): .items
      case _: nil
      }
    }
  }
}
