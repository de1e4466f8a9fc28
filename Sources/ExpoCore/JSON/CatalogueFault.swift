/// What is wrong, or probably unintended, at one place of a catalogue's file.
public enum CatalogueFault: Error, Hashable, Sendable {
  // MARK: The file as a whole

  /// Only blanks.
  case emptyFile
  /// Not JSON, such as a web page or a picture.
  case notJSON
  /// Bytes that are not UTF-8; the file may look like CP949, the legacy encoding of Korean Windows.
  case badUTF8(looksLikeCP949: Bool)
  case utf16
  /// The whole file is a value of another type, such as an object instead of the array of items.
  case wrongRoot(expected: JSONType, found: JSONType)

  // MARK: Well-formedness (RFC 8259)

  /// `//` or `/*`: JSON has no comments.
  case comment
  /// The file ends inside a string, an array or an object.
  case cutShort(open: JSONType)
  /// A comma before a closing bracket.
  case trailingComma
  case missingComma
  case missingColon
  /// A comma, colon or bracket in place of a value or a key.
  case missingValue
  /// `]` in place of `}`, or the reverse.
  case mismatchedBracket(open: JSONType)
  /// The first bracket of the file is missing: it begins with a key, or with an element.
  case missingOpening(JSONType)
  /// More text after the end of the JSON value.
  case textAfterEnd
  /// A word that is neither in quotation marks nor `true`, `false` or `null`.
  case unquotedString
  case singleQuotedString
  /// A quotation mark such as “ in place of a plain one.
  case typographicQuote
  /// Text that directly follows a closing quotation mark.
  case unescapedQuote
  /// A control character, such as a line feed, inside a string.
  case controlCharacter(Unicode.Scalar)
  case badEscape
  /// A surrogate such as `\ud83d` without its other half.
  case loneSurrogate
  /// A number that is not valid JSON, such as `+1`, `01` or `.5`.
  case badNumber
  /// A character with no meaning in JSON.
  case unexpectedCharacter(Unicode.Scalar)
  case tooDeep(limit: Int)

  // MARK: Meaning

  case duplicateKey(String)
  case missingKey(String)
  case wrongType(expected: JSONType, found: JSONType)
  /// `null` in place of a required value.
  case null(expected: JSONType)
  /// A number that `Int` cannot hold.
  case numberOutOfRange
  /// A number with a fraction or an exponent in place of a whole number.
  case numberNotWhole

  // MARK: Readable, but probably unintended

  /// A name, alias or picture name that another place of the file already has.
  case duplicate(String, firstPath: String)
  case emptyText
  case negativeVisitors
  case durationIsNotTwoDates
  case durationEndsBeforeItBegins
  /// An address that is neither http nor https.
  case linkIsNotHTTP
  case unknownEvidence(String)
  /// A grade of evidence by a word of an earlier version.
  case formerEvidence(String, now: String)
  case missingImageDescription
  /// A key that the format does not have, but nearly.
  case unknownKey(String, meant: String)
  /// A line break in a text of one line.
  case lineBreak
  /// An `image_name` that begins with a full stop or has a slash, so that no file can have it.
  case imageNameIsNotFileName
  /// An item without a picture in a catalogue in which others have one.
  case missingPicture
  /// A picture that no item has.
  case unusedPicture
  /// A picture that is no XPM file, beside none of its name.
  case otherPictureFormat(file: String)
  /// An item of the catalogue that a translation lacks, by its `image_name`.
  case untranslatedItem(String)
  /// An item of a translation that the catalogue does not have.
  case unknownItem
}

extension CatalogueFault {
  /// How much a fault matters.
  public enum Severity: Hashable, Sendable {
    /// The file, or the item, cannot be read.
    case error
    case warning
    /// Advice: something optional is missing.
    case note
  }

  public var severity: Severity {
    switch self {
    case .duplicate, .emptyText, .negativeVisitors, .durationIsNotTwoDates,
      .durationEndsBeforeItBegins, .linkIsNotHTTP, .unknownEvidence, .formerEvidence, .unknownKey,
      .lineBreak, .imageNameIsNotFileName, .unusedPicture, .otherPictureFormat, .untranslatedItem,
      .unknownItem:
      .warning
    case .missingImageDescription, .missingPicture: .note
    case .emptyFile, .notJSON, .badUTF8, .utf16, .wrongRoot, .comment, .cutShort, .trailingComma,
      .missingComma, .missingColon, .missingValue, .mismatchedBracket, .missingOpening,
      .textAfterEnd, .unquotedString, .singleQuotedString, .typographicQuote, .unescapedQuote,
      .controlCharacter, .badEscape, .loneSurrogate, .badNumber, .unexpectedCharacter, .tooDeep,
      .duplicateKey, .missingKey, .wrongType, .null, .numberOutOfRange, .numberNotWhole:
      .error
    }
  }

  /// Whether the fault is of the array or object around its place, not of the member or element there.
  var isOfContainer: Bool {
    switch self {
    case .trailingComma, .mismatchedBracket: true
    default: false
    }
  }
}
