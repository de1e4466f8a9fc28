/// What is wrong at one place of a catalogue's file.
public enum CatalogueFault: Equatable, Sendable {
  // MARK: The file as a whole

  /// Nothing but blanks.
  case emptyFile
  /// Not JSON at all, such as a web page or a picture.
  case notJSON
  /// Bytes that are not UTF-8; other bytes of the file may look like CP949, the older encoding
  /// of Korean Windows.
  case badUTF8(looksLikeCP949: Bool)
  /// A file that is marked as UTF-16 and holds half a character.
  case badUTF16
  /// The whole file is a value of another type, such as an object where the array of items belongs.
  case wrongRoot(expected: JSONType, found: JSONType)

  // MARK: Well-formedness (RFC 8259)

  /// `//` or `/*`: JSON has no comments.
  case comment
  /// The file ends inside a string, an array or an object.
  case cutShort(open: JSONType)
  /// A comma with nothing but a closing bracket after it.
  case trailingComma
  case missingComma
  case missingColon
  /// A comma, colon or bracket stands where a value or a key belongs.
  case missingValue
  /// `]` where `}` belongs, or the other way round.
  case mismatchedBracket(open: JSONType)
  /// More text after the end of the JSON value.
  case textAfterEnd
  /// A word that is neither in quotation marks nor `true`, `false` or `null`.
  case unquotedString
  case singleQuotedString
  /// A quotation mark such as “ where a plain one belongs.
  case typographicQuote
  /// Text that directly follows a closing quotation mark.
  case unescapedQuote
  /// A control character, such as a line feed, inside a string.
  case controlCharacter(Unicode.Scalar)
  case badEscape
  /// Half of a pair such as `\ud83d` without its other half.
  case loneSurrogate
  /// A number that JSON does not know, such as `+1`, `01` or `.5`.
  case badNumber
  /// A character that belongs to nothing.
  case unexpectedCharacter(Unicode.Scalar)
  case tooDeep(limit: Int)

  // MARK: Meaning

  case duplicateKey(String)
  case missingKey(String)
  case wrongType(expected: JSONType, found: JSONType)
  /// `null` where a value is needed.
  case null(expected: JSONType)
  /// A number that `Int` cannot hold.
  case numberOutOfRange
  /// A fraction where a whole number is needed.
  case numberNotWhole
  /// Well-formed, yet refused by the decoder for a reason of its own.
  case undecodable
}
