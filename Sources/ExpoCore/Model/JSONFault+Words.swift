/// The words about a text that is no JSON.
extension FaultWords {
  init(_ kind: JSONFault.Kind) {
    switch kind {
    case .emptyFile:
      self.init("emptyFile", "파일이 비어 있습니다", "The file is empty", remedy: Self.roots)
    case .notJSON:
      self.init(
        "notJSON", "JSON 파일이 아닙니다", "This is not a JSON file",
        remedy: "JSON은 [나 {로 시작합니다. 다른 파일을 고르지 않았는지 확인하세요",
        "JSON begins with [ or {. Check that this is the right file")
    case .notUTF8:
      self.init(
        "notUTF8", "UTF-8이 아닌 글자가 있습니다", "The text is not UTF-8",
        remedy: "편집기에서 인코딩을 UTF-8로 골라 다시 저장하세요", "Save the file in your editor again, as UTF-8")
    case .comment:
      self.init(
        "comment", "주석이 있습니다. JSON에는 주석이 없습니다", "This is a comment; JSON has no comments",
        remedy: "주석을 지우세요", "Remove the comment")
    case .cutShort(let open):
      self.init(
        "cutShort", "파일이 중간에 끝났습니다. 닫히지 않은 \(open.name.korean) 있습니다",
        "The file ends too early: \(open.name.english) is still open",
        remedy: "파일이 끝까지 복사되었는지, 닫는 따옴표와 괄호가 빠지지 않았는지 확인하세요",
        "Check that the whole file was copied and that no closing quotation mark or bracket is missing"
      )
    case .trailingComma:
      self.init(
        "trailingComma", "마지막 값 뒤에 쉼표가 있습니다", "A comma follows the last value",
        remedy: "이 쉼표를 지우세요", "Remove this comma")
    case .missingComma:
      self.init(
        "missingComma", "두 값 사이에 쉼표가 없습니다", "The comma between two values is missing",
        remedy: "이 자리에 쉼표(,)를 넣으세요", "Put a comma (,) here")
    case .missingColon:
      self.init(
        "missingColon", "키 뒤에 콜론(:)이 없습니다", "The colon (:) after the key is missing",
        remedy: "키와 값 사이에 콜론(:)을 넣으세요", "Put a colon (:) between the key and its value")
    case .missingValue:
      self.init(
        "missingValue", "값이나 키가 있어야 할 자리가 비어 있습니다", "A value or a key is missing",
        remedy: "빠진 값을 쓰거나, 남는 쉼표나 콜론을 지우세요",
        "Add what is missing, or remove the stray comma or colon")
    case .mismatchedBracket(let open):
      self.init(
        "mismatchedBracket", "여는 괄호와 닫는 괄호의 짝이 맞지 않습니다. \(open.name.korean) 열려 있습니다",
        "The wrong bracket closes \(open.name.english)",
        remedy: "배열은 ]로, 객체는 }로 닫습니다. 빠진 괄호가 없는지 확인하세요",
        "] closes an array and } an object. Check that no bracket is missing")
    case .textAfterEnd:
      self.init(
        "textAfterEnd", "JSON 값이 끝난 뒤에 글이 더 있습니다", "More text follows the end of the JSON value",
        remedy: "한 파일에는 값을 하나만 씁니다. 여럿이면 앞뒤를 [ ]나 { }로 묶고, 남는 글이나 괄호는 지우세요",
        "A file holds one value. Put several into [ ] or { }, or remove what is left over")
    case .unquotedString:
      self.init(
        "unquotedString", "따옴표 없는 낱말이 있습니다", "This word has no quotation marks",
        remedy: "키와 문자열은 큰따옴표로 감싸고, true, false, null은 소문자로 쓰세요",
        "Put keys and strings in double quotation marks; write true, false and null in lower case")
    case .wrongQuotationMark:
      self.init(
        "wrongQuotationMark", "곧은 큰따옴표(\")가 아닌 따옴표가 있습니다",
        "This is another quotation mark than the straight double one (\")",
        remedy: "큰따옴표(\")로 바꾸세요", "Use a straight double quotation mark (\")")
    case .unescapedQuote:
      self.init(
        "unescapedQuote", "큰따옴표 앞에 역슬래시(\\)가 없습니다",
        "A quotation mark inside a string lacks its backslash (\\)",
        remedy: "문자열 안의 큰따옴표는 \\\"로 쓰세요", "Write a quotation mark inside a string as \\\"")
    case .controlCharacter("\n"), .controlCharacter("\r"):
      self.init(
        "controlCharacter", "문자열 안에서 줄이 바뀌었습니다", "A line ends inside a string",
        remedy: "닫는 따옴표를 빠뜨렸으면 넣고, 줄을 바꾸려던 것이면 \\n으로 쓰세요",
        "Add the closing quotation mark if it is missing, or write a line break as \\n")
    case .controlCharacter(let scalar):
      let escape = "\\u" + scalar.value.padded(to: 4, radix: 16)
      self.init(
        "controlCharacter", "문자열 안에 제어 문자가 그대로 있습니다: \(scalar.codePoint)",
        "A string holds a raw control character: \(scalar.codePoint)",
        remedy: "지우거나 \(escape)로 쓰세요", "Remove it, or write it as \(escape)")
    case .badEscape:
      let escapes = "\\\" \\\\ \\/ \\b \\f \\n \\r \\t"
      self.init(
        "badEscape", "JSON에 없는 이스케이프입니다", "Unknown escape",
        remedy: "역슬래시 자체는 \\\\로 씁니다. 쓸 수 있는 것은 \(escapes)와 \\u 뒤의 16진수 네 자리, "
          + "또는 \\ud83d\\ude00 같은 쌍입니다",
        "Write a backslash itself as \\\\. The escapes are \(escapes), and \\u with four hexadecimal "
          + "digits, or a whole pair as in \\ud83d\\ude00")
    case .badNumber:
      self.init(
        "badNumber", "JSON의 숫자 표기가 아닙니다", "This is not a valid JSON number",
        remedy: "0이나 12, -3.5, 1e6처럼 쓰세요. 앞에 +나 0을 붙이지 않습니다",
        "Write 0, 12, -3.5 or 1e6, without a leading + or 0")
    case .groupedNumber(let number):
      self.init(
        "groupedNumber", "숫자에 쉼표가 있습니다", "The number has commas",
        remedy: "쉼표 없이 쓰세요: \(number)", "Write it without commas: \(number)")
    case .unexpectedCharacter(let scalar):
      let character = "‘\(scalar)’"
      self.init(
        "unexpectedCharacter", "예상하지 못한 문자가 있습니다: \(character)(\(scalar.codePoint))",
        "Unexpected character: \(character) (\(scalar.codePoint))",
        remedy: ("지우거나, 문자열이면 큰따옴표로 감싸세요", "Remove it, or put the string in double quotation marks")
      )
    case .tooDeep(let limit):
      self.init(
        "tooDeep", "배열과 객체의 중첩이 \(limit)단계를 넘습니다",
        "Arrays and objects are nested more than \(limit) deep",
        remedy: "배열과 객체의 중첩을 줄이세요", "Nest fewer arrays and objects")
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

  /// How to write a value of the type; the format has texts, numbers, arrays and objects.
  var example: Phrase {
    switch self {
    case .string:
      ("큰따옴표로 감싼 글로 쓰세요: \"…\"", "Write text in double quotation marks: \"…\"")
    case .integer, .number, .boolean, .null:
      (
        "따옴표와 쉼표와 낱말 없이 아라비아 숫자로만, 18자리까지 쓰세요",
        "Write digits alone, 18 at most, without quotation marks, commas or words"
      )
    case .array: ("대괄호로 감싼 배열로 쓰세요", "Write an array, in square brackets")
    case .object:
      ("키와 값을 중괄호로 감싼 객체로 쓰세요", "Write an object, keys and values in braces")
    }
  }
}
