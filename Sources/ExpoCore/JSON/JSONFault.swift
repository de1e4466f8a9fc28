/// A fault of a text as JSON (RFC 8259), at which the parser stops.
package struct JSONFault: Error {
  let kind: Kind
  /// The place in UTF-8 bytes.
  let offset: Int
  /// The value or the key at the place; nil for the text as a whole.
  let node: JSONNode?

  package enum Kind: Hashable, Sendable {
    /// Only blanks.
    case emptyFile
    /// Not JSON, such as a web page or a picture.
    case notJSON
    /// Bytes that are not UTF-8, such as UTF-16.
    case notUTF8
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
    /// More text after the end of the JSON value, such as a second one.
    case textAfterEnd
    /// A word that is neither in quotation marks nor `true`, `false` or `null`.
    case unquotedString
    /// A quotation mark such as ' or “ in place of a straight double one.
    case wrongQuotationMark
    /// Text that directly follows a closing quotation mark.
    case unescapedQuote
    /// A control character, such as a line feed, inside a string.
    case controlCharacter(Unicode.Scalar)
    case badEscape
    /// A number that is not valid JSON, such as `+1`, `01` or `.5`.
    case badNumber
    /// A number with commas between its thousands, here without them.
    case groupedNumber(String)
    /// A character with no meaning in JSON.
    case unexpectedCharacter(Unicode.Scalar)
    case tooDeep(limit: Int)
  }
}
