/// The faults that stop the parser, told apart by the text that was probably meant.
extension JSONParser {
  /// The fault at an offset, by default the position.
  ///
  /// It belongs to the value or key that began last, or for brackets to the array or object around it.
  func fault(_ kind: JSONFault.Kind, at offset: Int? = nil) -> JSONFault {
    let node =
      switch kind {
      case .trailingComma, .mismatchedBracket: container
      default: last ?? container
      }
    return JSONFault(kind: kind, offset: offset ?? position, node: node)
  }

  /// Throws if the text does not begin like JSON.
  func checkRoot() throws(JSONFault) {
    if isUTF16 { throw fault(.notUTF8, at: 0) }
    if isAtEnd { throw fault(.emptyFile, at: 0) }
    switch next {
    case "{", "[", "\"", "-", "0"..."9":
      return
    default:
      if ["true", "false", "null"].contains(where: { bytes[position...].starts(with: $0.utf8) }) {
        return
      }
      throw fault(isComment ? .comment : .notJSON)
    }
  }

  func faultInPlaceOfValue() -> JSONFault {
    switch next {
    case ",", "]", "}", ":": fault(.missingValue)
    case "+", ".": fault(.badNumber)
    default: faultOfStrayText()
    }
  }

  /// A word other than `true`, `false` and `null`, or the beginning of one of them at the end.
  func faultInPlaceOfWord(at start: Int) -> JSONFault {
    let isCut = ["true", "false", "null"].contains { $0.utf8.starts(with: bytes[start...]) }
    return isCut ? faultOfCutShort(openType) : fault(.unquotedString, at: start)
  }

  func faultInPlaceOfKey() -> JSONFault {
    switch next {
    case ",", ":": fault(.missingValue)
    case "]": faultOfBracket()
    case "0"..."9": faultOfGroupedNumber ?? fault(.unquotedString)
    default: faultOfStrayText()
    }
  }

  /// Digits directly after a number and its comma, in place of a key: `18,423`.
  private var faultOfGroupedNumber: JSONFault? {
    // The key has begun as a value of the tree, after the one of the number.
    guard let last, case let node = JSONNode(number: last.number - 1),
      tree.type(of: node) == .integer
    else { return nil }
    let start = tree.start(of: node)
    let groups = bytes[start...].prefix(JSONString.maxClippedBytes)
      .prefix { Unicode.Scalar($0) == "," || Unicode.Scalar($0) == "-" || $0.isDigit }
      .split(separator: UInt8(ascii: ","))
    guard groups.count > 1,
      groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isDigit) })
    else { return nil }
    let number = String(decoding: groups.joined(), as: UTF8.self)
    return JSONFault(kind: .groupedNumber(number), offset: start, node: node)
  }

  func faultInPlaceOfColon() -> JSONFault {
    isAtEnd || isComment ? faultOfStrayText() : fault(.missingColon, at: endOfLastToken)
  }

  func faultInPlaceOfComma() -> JSONFault {
    switch next {
    case "]", "}": return faultOfBracket()
    case "\"", "{", "[", "-", "0"..."9": return fault(.missingComma, at: endOfLastToken)
    default:
      let stray = faultOfStrayText()
      guard stray.kind == .unquotedString else { return stray }
      // Text directly after a string: its quotation mark should have been escaped.
      let isAfterQuote = position == endOfLastToken && bytes[position - 1] == UInt8(ascii: "\"")
      return isAfterQuote
        ? fault(.unescapedQuote, at: position - 1) : fault(.missingComma, at: endOfLastToken)
    }
  }

  func faultAfterEnd() -> JSONFault {
    let stray = faultOfStrayText()
    return switch stray.kind {
    case .comment, .notJSON, .notUTF8: stray
    case _: fault(.textAfterEnd)
    }
  }

  /// Bytes in a string that are not UTF-8, or the incomplete last scalar of a file that is cut short.
  func faultOfBadUTF8() -> JSONFault {
    let rest = bytes[position...]
    let isCut = rest.count < 4 && rest[position] >= 0xC2
    if isCut, rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) { return faultOfCutShort(.string) }
    return fault(.notUTF8)
  }

  private var openType: JSONType { container.map(tree.type) ?? .object }

  private func faultOfBracket() -> JSONFault {
    fault(.mismatchedBracket(open: openType))
  }

  /// The file ends, without trailing blanks, inside a value of a type.
  func faultOfCutShort(_ type: JSONType) -> JSONFault {
    fault(.cutShort(open: type), at: end(before: bytes.count))
  }

  /// Unexpected text, or the end of the text.
  private func faultOfStrayText() -> JSONFault {
    if isAtEnd { return faultOfCutShort(openType) }
    if isComment { return fault(.comment) }
    if next == "\0" { return fault(.notJSON) }
    if next == "'" { return fault(.wrongQuotationMark) }
    guard let scalar = UTF8Decoder.scalar(in: bytes, at: position) else {
      return faultOfBadUTF8()
    }
    if ("\u{2018}"..."\u{201F}").contains(scalar) { return fault(.wrongQuotationMark) }
    let isWord = scalar.properties.isAlphabetic || scalar == "_" || scalar == "$"
    return fault(isWord ? .unquotedString : .unexpectedCharacter(scalar))
  }

  /// Whether the text begins with a byte-order mark of UTF-16, or with two of its ASCII characters, with
  /// which nearly all JSON begins.
  private var isUTF16: Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let isNull = bytes.prefix(4).map { $0 == 0 }
    return isNull == [true, false, true, false] || isNull == [false, true, false, true]
  }

  private var isComment: Bool {
    bytes[position...].starts(with: "//".utf8) || bytes[position...].starts(with: "/*".utf8)
  }

  private var endOfLastToken: Int { end(before: position) }

  private func end(before offset: Int) -> Int {
    (bytes[..<offset].lastIndex { !$0.isBlank } ?? -1) + 1
  }
}
