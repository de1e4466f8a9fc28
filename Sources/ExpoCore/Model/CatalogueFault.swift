/// A fault, or something probably unintended, at one place of a catalogue's file.
public struct CatalogueFault: Error, Hashable, Sendable {
  package let kind: Kind
  /// How much the fault matters; a fault that is thrown is an error.
  public let severity: Severity
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
  /// The JSON to write in place of the value at the path, or of its key; nil if that cannot be told.
  public internal(set) var replacement: String?
  /// The place in UTF-8 bytes from the beginning of the text.
  let offset: Int

  /// A fault of a value, of a file as a whole, or of one of its lines.
  init(
    _ kind: Kind, severity: Severity? = nil, in file: String = "", line: Int? = nil,
    at offset: Int = 0, path: String = ""
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
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
    /// Advice: something optional is missing.
    case note
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
    /// A folder without the file, and a similar name there, such as `item.json`.
    case missing(CatalogueFileKind, near: String?)
    /// A folder in which more than one file may be the exposition.
    case severalExpositions(names: [String])
    /// The single file that is the catalogue is the other one of the two.
    case otherKind(wanted: CatalogueFileKind)
    /// An edition without a file that the catalogue has.
    case untranslatedFile(CatalogueFileKind)
    /// A picture that is no XPM file, or breaks the format.
    case picture(XPMError.Fault)
    /// A picture of another format, such as PNG, under any name.
    case pictureOfOtherFormat(String)
    /// A picture that is wider than a page of 80 columns, with its size and one that fits.
    case pictureTooWide(size: String, fitting: String)
    /// A text that is no JSON.
    case malformed(JSONFault.Kind)
    /// The whole file is a value of another type: that of the other file, or an object that has the list under
    /// this key.
    case wrongRoot(expected: JSONType, found: JSONType, list: String? = nil)

    // MARK: Meaning

    case duplicateKey(String)
    case missingKey(String)
    /// An unknown key in place of a required one.
    case misspeltKey(String, meant: String)
    case wrongType(expected: JSONType, found: JSONType)
    case tooManyLines(limit: Int)

    // MARK: Readable, but probably unintended

    /// A name, alias or picture name that another place of the file already has.
    case duplicate(String, firstPath: String)
    case emptyText
    /// A day of a duration that the calendar does not have.
    case impossibleDate(String)
    case durationEndsBeforeItBegins
    case negativeVisitors
    /// A duration with digits that is not a period, so that it is shown as it is.
    case durationIsNoPeriod(hasDate: Bool)
    /// An address that is neither http nor https, or has a blank.
    case linkIsNotHTTP
    case unknownEvidence(String)
    case missingImageDescription
    case unknownKey(String)
    /// A file of items without any.
    case emptyList
    /// A line break in a text of one line.
    case lineBreak
    /// A line break that is written, and shown, as a backslash and an n.
    case writtenLineBreak
    /// A blank at the beginning or the end of a text, or several in a row in one of one line.
    case extraBlank
    /// Characters that are invisible or turn the direction of others; readers see their code points.
    case hiddenCharacter([Unicode.Scalar])
    /// An `image_name` that is the path of a file: it has a folder, an ending, or a full stop at its beginning.
    case imageNameIsNotFileName
    /// An item without a picture in a catalogue in which others have one.
    case missingPicture
    /// A picture whose name is similar to that of an item without one.
    case pictureIsCalled
    /// A file or a folder that seems to belong to the catalogue, in a place that is not read.
    case notRead
    /// A picture that no item has.
    case unusedPicture
    /// A picture of another format without an XPM file of its name.
    case otherPictureFormat
    /// A number or grade of a translation that differs from the catalogue's own, which is this.
    case otherThanOriginal(String)
    /// A key that a translation lacks and the catalogue has.
    case untranslatedKey(String)
    /// A text of a translation in the catalogue's own words or letters.
    case sameAsOriginal
    /// A file of a translation that has only such texts.
    case untranslatedCopy
    /// An item of the catalogue that a translation lacks, by its `image_name`.
    case untranslatedItem(String)
    /// An item of a translation that the catalogue does not have.
    case unknownItem

    /// How much the fault matters; what keeps a file from being read is an error.
    var severity: Severity {
      switch self {
      case .pictureTooWide, .duplicate, .emptyText, .emptyList,
        .impossibleDate, .durationEndsBeforeItBegins, .linkIsNotHTTP,
        .unknownEvidence, .unknownKey, .lineBreak, .extraBlank,
        .writtenLineBreak, .hiddenCharacter, .imageNameIsNotFileName, .pictureIsCalled, .notRead,
        .unusedPicture, .otherPictureFormat, .otherThanOriginal,
        .negativeVisitors, .durationIsNoPeriod(hasDate: true), .untranslatedCopy,
        .untranslatedItem, .unknownItem:
        .warning
      case .missingImageDescription, .missingPicture, .durationIsNoPeriod, .untranslatedKey,
        .sameAsOriginal:
        .note
      case .unreadable, .missing, .untranslatedFile, .severalExpositions, .otherKind, .picture,
        .pictureOfOtherFormat, .malformed, .wrongRoot, .duplicateKey, .missingKey, .misspeltKey,
        .wrongType, .tooManyLines:
        .error
      }
    }

    /// How much the fault matters in a report: a missing file is no error there.
    ///
    /// - Parameter isStrict: Whether a text that a translation lacks is a warning.
    func severity(isStrict: Bool) -> Severity {
      switch self {
      case .missing(.items, near: nil): .warning
      case .missing(.exposition, near: nil), .unreadable(.missing): .note
      case .untranslatedFile, .untranslatedKey, .sameAsOriginal: isStrict ? .warning : .note
      default: severity
      }
    }
  }
}

extension CatalogueFault {
  /// Whether the fault kept the file from being read.
  package var isUnread: Bool {
    switch kind {
    case .unreadable, .missing, .untranslatedFile, .severalExpositions, .otherKind: true
    default: false
    }
  }

  /// Whether the file is no JSON, so that only what precedes the fault was read.
  package var isMalformation: Bool { if case .malformed = kind { true } else { false } }

  /// Whether the file is missing, and none there has a similar name: a catalogue may lack one.
  package var isAbsence: Bool {
    switch kind {
    case .unreadable(.missing), .missing(_, near: nil), .untranslatedFile: true
    default: false
    }
  }
}
