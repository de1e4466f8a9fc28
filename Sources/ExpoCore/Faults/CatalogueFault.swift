/// A fault, or something probably unintended, at one place of a catalogue.
///
/// Programs tell faults apart by their severity and place; messages may change with each version.
public struct CatalogueFault: Error, Hashable, Identifiable, Sendable {
  package let kind: Kind
  /// How much the fault matters; a fault that is thrown is an error.
  public let severity: Severity
  /// The file's path, as given.
  public internal(set) var file: String
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
    _ kind: Kind, severity: Severity = .error, in file: String = "", line: Int? = nil,
    at offset: Int = 0, path: String = ""
  ) {
    self.kind = kind
    self.severity = severity
    self.file = file
    position = line.map { TextPosition(line: $0, column: 1) }
    self.offset = offset
    valuePath = path
  }

  /// The fault itself.
  public var id: Self { self }

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
  public enum Severity: String, CaseIterable, Sendable {
    /// The catalogue is read, but probably not as it was meant.
    case warning
    /// A file, or a picture, cannot be read.
    case error
  }

  package enum Kind: Hashable, Sendable {
    // MARK: Errors

    /// A file or folder that cannot be opened or read.
    case unreadable(FileError)
    /// A folder without `items.json`, and the JSON files that it has.
    case noItems(others: [String])
    /// A catalogue without an exposition, which is an error only for those who ask for it.
    case noExposition
    /// A picture, of which a line breaks the format.
    case badPicture
    /// A text that is not JSON.
    case malformed(JSONFault)
    case duplicateKey(String)
    case missingKey(String)
    case wrongType(expected: JSONType, found: JSONType)
    case notWhole
    /// An identifier that an earlier item has.
    case duplicateIdentifier(String, number: Int)
    /// An identifier that leads out of the folder of pictures, or to a hidden file.
    case unsafeIdentifier

    // MARK: Errors of required texts, warnings of optional ones

    case emptyText

    // MARK: Warnings

    /// A key that the format does not have, and one that is similar.
    case unknownKey(String, near: String?)
    case badAddress
    case badPeriod
    /// A picture that an item lacks in a catalogue with pictures.
    case missingPicture
    /// U+FFFD, which stands for bytes that were lost.
    case lostLetters
    /// A tag or an entity of HTML.
    case markup(String)
    case invisible(Unicode.Scalar)
    /// A line break in a text of one line.
    case lineBreak
    /// An identifier that differs from an earlier one in case alone.
    case similarIdentifier(String)
    /// An item of the catalogue that the English edition lacks, by its name.
    case untranslatedItem(String)
    /// An item of the English edition that the catalogue does not have.
    case unknownItem
    /// A required text that the English edition lacks.
    case untranslatedText(key: String)
    /// An English text that equals the original.
    case sameAsOriginal
    /// An English name, line, category or label without a Latin letter.
    case notLatin
    /// A word of evidence that is none of the grades.
    case unknownGrade(String, known: [String])
    /// An edition with another number of grades than the original.
    case otherGrades(count: Int, original: Int)

    /// The name of the kind, without what the file says.
    package var name: String { String(String(describing: self).prefix { $0 != "(" }) }
  }

  /// Whether the fault kept a file from being opened.
  package var isUnread: Bool {
    switch kind {
    case .unreadable, .noItems, .noExposition: true
    default: false
    }
  }

  /// Whether the file is not JSON, so that nothing of it was read.
  package var isMalformation: Bool { if case .malformed = kind { true } else { false } }
}
