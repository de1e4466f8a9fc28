/// A fault of a text as JSON (RFC 8259), at which the parser stops.
package struct JSONFault: Error {
  let kind: Kind
  /// The place in UTF-8 bytes.
  let offset: Int
  /// The value or the key at the place; nil for the text as a whole.
  let node: JSONNode?

  package enum Kind: Hashable, Sendable {
    /// A comma before a closing bracket.
    case trailingComma
    case missingComma
    case missingColon
    /// Text outside of double quotation marks, or inside of others.
    case missingQuote
    /// A control character, such as a line feed, inside a string.
    case controlCharacter
    case badEscape
    /// Bytes that are not UTF-8, such as UTF-16.
    case notUTF8
    /// More text after the end of the JSON value, such as a second one.
    case textAfterEnd
    case tooDeep(limit: Int)
    /// Anything else that is no JSON, the end of the file among it.
    case notJSON
  }
}
