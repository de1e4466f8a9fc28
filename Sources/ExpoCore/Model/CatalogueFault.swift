/// A fault, or something probably unintended, at one place of a catalogue's file.
public struct CatalogueFault: Error, Hashable, Sendable {
  package let kind: Kind
  /// How much the fault matters; a fault that is thrown is an error.
  public internal(set) var severity: Severity
  /// The file's path, as given.
  public internal(set) var file = ""
  /// The place in the file's text; nil for the file or the folder as a whole.
  public internal(set) var position: TextPosition?
  /// The path to the value, such as `[3].image_name`; empty for the file as a whole.
  public let valuePath: String
  /// The item around the place.
  public internal(set) var item: FaultItem?
  /// The source around the place; nil if the file is no text.
  public internal(set) var sourceExcerpt: SourceExcerpt?
  /// The place in UTF-8 bytes from the beginning of the text.
  let offset: Int

  /// A fault of a value, of a file as a whole, or of one of its lines.
  init(
    _ kind: Kind, in file: String = "", line: Int? = nil, at offset: Int = 0, path: String = ""
  ) {
    self.kind = kind
    severity = kind.severity
    self.file = file
    position = line.map { TextPosition(line: $0, column: 1) }
    self.offset = offset
    valuePath = path
  }

  /// The place in the form that editors and compilers use: `items.json:12:9`.
  public var place: String { file + (position.map { ":\($0.line):\($0.column)" } ?? "") }

}

/// The item that a fault is in.
public struct FaultItem: Hashable, Sendable, CustomStringConvertible {
  /// The number, from 1.
  public let number: Int
  /// The name, clipped; nil if it has none.
  public let name: String?

  /// `3. 갓`, or the number alone.
  public var description: String { name.map { "\(number). \($0)" } ?? "\(number)" }
}

extension CatalogueFault {
  /// How much a fault matters; its raw value is the word that programs read.
  public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// The file is read, but probably not as it was meant.
    case warning
    /// The file cannot be read.
    case error

    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }

    /// The place among all severities, the least first.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package enum Kind: Hashable, Sendable {
    // MARK: Files

    /// A file or folder that cannot be opened or read.
    case unreadable(FileError)
    /// A folder without the file.
    case missing(CatalogueFileKind)
    /// A folder in which more than one file may be the exposition.
    case severalExpositions(names: [String])
    /// The single file that is the catalogue is the other one of the two.
    case otherKind(wanted: CatalogueFileKind)
    /// A picture that is no XPM file, or breaks the format.
    case picture(XPMError.Fault)
    /// A text that is no JSON.
    case malformed(JSONFault.Kind)

    // MARK: Meaning

    case duplicateKey(String)
    case missingKey(String)
    case wrongType(expected: JSONType, found: JSONType)
    case tooManyLines(limit: Int)

    // MARK: Readable, but probably unintended

    /// A name, alias or picture name that another place of the file already has.
    case duplicate(String, firstPath: String)
    case emptyText
    /// An address that no browser opens.
    case linkIsNotHTTP
    /// A key that the format does not have, and one that is similar.
    case unknownKey(String, near: String?)
    /// An item of the catalogue that a translation lacks, by its `image_name`.
    case untranslatedItem(String)
    /// An item of a translation that the catalogue does not have.
    case unknownItem

    /// How much the fault matters; what keeps a file from being read is an error.
    var severity: Severity {
      switch self {
      case .duplicate, .emptyText, .linkIsNotHTTP, .unknownKey,
        .untranslatedItem, .unknownItem:
        .warning
      case .unreadable, .missing, .severalExpositions, .otherKind, .picture, .malformed,
        .duplicateKey, .missingKey, .wrongType, .tooManyLines:
        .error
      }
    }
  }
}

extension CatalogueFault {
  /// Whether the fault kept the file from being read.
  package var isUnread: Bool {
    switch kind {
    case .unreadable, .missing, .severalExpositions, .otherKind: true
    default: false
    }
  }

  /// Whether the file is no JSON, so that only what precedes the fault was read.
  package var isMalformation: Bool { if case .malformed = kind { true } else { false } }

  /// Whether the file is missing: a catalogue may lack one.
  package var isAbsence: Bool {
    switch kind {
    case .unreadable(.missing), .missing: true
    default: false
    }
  }
}
