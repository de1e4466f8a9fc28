/// The faults that stop the parser, told apart where an author would do something else about them.
extension JSONParser {
  /// The fault at an offset, by default the position.
  ///
  /// It belongs to the value or key that began last, or for a trailing comma to the array or object around it.
  func fault(_ kind: JSONFault.Kind, at offset: Int? = nil) -> JSONFault {
    JSONFault(
      kind: kind, offset: offset ?? position,
      node: kind == .trailingComma ? container : last ?? container)
  }

  func faultInPlaceOfColon() -> JSONFault {
    isAtEnd ? fault(.notJSON) : fault(.missingColon, at: endOfLastToken)
  }

  func faultInPlaceOfComma() -> JSONFault {
    let stray = faultOfStrayText()
    switch next {
    case "\"", "{", "[", "-", "0"..."9": break
    // Text directly after a quotation mark, which should have been escaped.
    case _ where stray.kind != .missingQuote || position == endOfLastToken: return stray
    default: break
    }
    return fault(.missingComma, at: endOfLastToken)
  }

  /// The fault of text that is no value, no key and no bracket, or of its end.
  func faultOfStrayText() -> JSONFault {
    if isAtEnd { return fault(.notJSON, at: endOfLastToken) }
    guard let scalar = UTF8Decoder.scalar(in: bytes, at: position) else { return fault(.notUTF8) }
    let isText = scalar.properties.isAlphabetic || "'_$‘’“”".unicodeScalars.contains(scalar)
    return fault(isText && container != nil ? .missingQuote : .notJSON)
  }

  /// The end of the text before the position, without blanks.
  private var endOfLastToken: Int { (bytes[..<position].lastIndex { !$0.isBlank } ?? -1) + 1 }
}
