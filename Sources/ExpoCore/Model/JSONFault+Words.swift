/// The words about a text that is no JSON.
extension JSONFault.Kind {
  var words: Phrase {
    switch self {
    case .trailingComma: ("마지막 값 뒤에 쉼표가 있습니다", "A comma follows the last value")
    case .missingComma: ("두 값 사이에 쉼표가 없습니다", "The comma between two values is missing")
    case .missingColon: ("키 뒤에 콜론(:)이 없습니다", "The colon (:) after the key is missing")
    case .missingQuote:
      (
        "글을 감싸는 큰따옴표(\")가 없거나, 글 안의 큰따옴표 앞에 역슬래시(\\)가 없습니다",
        "Text lacks a double quotation mark (\") around it, or a backslash (\\) before one inside"
      )
    case .controlCharacter:
      ("문자열 안에 줄바꿈이나 제어 문자가 그대로 있습니다", "A string holds a raw line break or control character")
    case .badEscape: ("JSON에 없는 이스케이프입니다", "Unknown escape")
    case .notUTF8: ("UTF-8이 아닌 글자가 있습니다", "The text is not UTF-8")
    case .textAfterEnd:
      ("JSON 값이 끝난 뒤에 글이 더 있습니다", "More text follows the end of the JSON value")
    case .tooDeep(let limit):
      ("배열과 객체의 중첩이 \(limit)단계를 넘습니다", "Arrays and objects are nested more than \(limit) deep")
    case .notJSON: ("여기에 빠진 것이 있거나, JSON이 아닌 것이 있습니다", "Something is missing here, or is no JSON")
    }
  }
}

extension JSONType {
  /// The type, in Korean with the particle of a subject.
  var name: Phrase {
    switch self {
    case .string: ("문자열이", "a string")
    case .integer: ("정수가", "a whole number")
    case .number: ("소수나 아주 큰 수가", "a decimal or very large number")
    case .array: ("배열이", "an array")
    case .object: ("객체가", "an object")
    case .boolean: ("참/거짓이", "true or false")
    case .null: ("null이", "null")
    }
  }
}
