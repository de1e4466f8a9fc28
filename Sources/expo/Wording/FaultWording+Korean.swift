import ExpoCore
import TerminalText

extension FaultWording {
  static func message(_ fault: CatalogueFault) -> String {
    switch fault {
    case .emptyFile: "파일이 비어 있습니다"
    case .notJSON: "JSON 파일이 아닙니다"
    case .badUTF8(looksLikeCP949: true): "UTF-8이 아닌 글자가 있습니다. CP949(EUC-KR)로 저장한 듯합니다"
    case .badUTF8(looksLikeCP949: false): "UTF-8이 아닌 바이트가 있습니다"
    case .badUTF16: "UTF-16으로 저장한 파일에 반쪽짜리 글자가 있습니다"
    case .wrongRoot(let expected, let found):
      "\(subject(expected)) 와야 할 파일에 \(subject(found)) 있습니다"
    case .comment: "주석이 있습니다. JSON에는 주석이 없습니다"
    case .cutShort(let open): "파일이 중간에 끝났습니다. 닫히지 않은 \(subject(open)) 있습니다"
    case .trailingComma: "마지막 값 뒤에 쉼표가 있습니다"
    case .missingComma: "두 값 사이에 쉼표가 없습니다"
    case .missingColon: "키 뒤에 쌍점(:)이 없습니다"
    case .missingValue: "값이나 키가 있어야 할 자리가 비어 있습니다"
    case .mismatchedBracket(let open):
      "\(subject(open)) 열려 있는데 다른 괄호로 닫았습니다"
    case .textAfterEnd: "JSON 값이 끝난 뒤에 글이 더 있습니다"
    case .unquotedString: "따옴표 없는 낱말이 있습니다"
    case .singleQuotedString: "작은따옴표가 있습니다. JSON의 문자열은 큰따옴표로 감쌉니다"
    case .typographicQuote: "곧은 큰따옴표(\")가 아니라 둥근 따옴표가 있습니다"
    case .unescapedQuote: "문자열 안의 큰따옴표에 역빗금(\\)이 없습니다"
    case .controlCharacter("\n"), .controlCharacter("\r"): "문자열 안에서 줄이 바뀌었습니다"
    case .controlCharacter(let scalar): "문자열 안에 제어 문자가 그대로 있습니다: \(code(scalar))"
    case .badEscape: "JSON에 없는 이스케이프입니다"
    case .loneSurrogate: "서로게이트 쌍의 반쪽만 있습니다"
    case .badNumber: "JSON의 숫자 표기가 아닙니다"
    case .unexpectedCharacter(let scalar):
      "뜻밖의 글자가 있습니다: \(quoted(String(scalar)))(\(code(scalar)))"
    case .tooDeep(let limit): "배열과 객체가 \(limit)겹보다 깊습니다"
    case .duplicateKey(let key): "같은 객체에 \(quoted(key)) 키가 또 있습니다"
    case .missingKey(let key): "꼭 있어야 하는 \(quoted(key)) 키가 없습니다"
    case .wrongType(let expected, let found):
      "\(subject(expected)) 와야 하는데 \(subject(found)) 있습니다"
    case .null(let expected): "\(subject(expected)) 와야 하는데 null이 있습니다"
    case .numberOutOfRange: "숫자가 너무 크거나 작습니다"
    case .numberNotWhole: "정수가 와야 하는데 소수가 있습니다"
    case .undecodable: "이 값을 해석할 수 없습니다"
    }
  }

  static func remedy(_ fault: CatalogueFault) -> String {
    switch fault {
    case .notJSON: "JSON은 [나 {로 시작합니다. 다른 파일을 고르지 않았는지 확인하세요"
    case .emptyFile, .wrongRoot: "목록 파일은 배열 [ ], 전시 파일은 객체 { } 하나로 씁니다"
    case .badUTF8, .badUTF16: "편집기에서 인코딩을 UTF-8로 골라 다시 저장하세요"
    case .comment: "주석을 지우세요"
    case .cutShort: "파일이 끝까지 복사되었는지, 닫는 따옴표와 괄호가 빠지지 않았는지 확인하세요"
    case .trailingComma: "이 쉼표를 지우세요"
    case .missingComma: "이 자리에 쉼표(,)를 넣으세요"
    case .missingColon: "키와 값 사이에 쌍점(:)을 넣으세요"
    case .missingValue: "빠진 값을 쓰거나, 남는 쉼표나 쌍점을 지우세요"
    case .mismatchedBracket: "배열은 ]로, 객체는 }로 닫습니다. 빠진 괄호가 없는지 확인하세요"
    case .textAfterEnd: "한 파일에는 값을 하나만 씁니다. 남는 글이나 괄호를 지우세요"
    case .unquotedString: "키와 문자열은 큰따옴표로 감싸고, true, false, null은 소문자로 쓰세요"
    case .singleQuotedString, .typographicQuote: "큰따옴표(\")로 바꾸세요"
    case .unescapedQuote: "문자열 안의 큰따옴표는 \\\"로 쓰세요"
    case .controlCharacter("\n"), .controlCharacter("\r"):
      "닫는 따옴표를 빠뜨렸으면 넣고, 줄을 바꾸려던 것이면 \\n으로 쓰세요"
    case .controlCharacter(let scalar): "지우거나 \\u\(hexadecimal(scalar))로 쓰세요"
    case .badEscape:
      "역빗금 자체는 \\\\로 씁니다. "
        + "쓸 수 있는 것은 \\\" \\\\ \\/ \\b \\f \\n \\r \\t와 \\u 뒤의 16진수 네 자리입니다"
    case .loneSurrogate: "\\ud83d\\ude00처럼 두 개를 잇거나 글자를 그대로 쓰세요"
    case .badNumber: "0이나 12, -3.5, 1e6처럼 쓰세요. 앞에 +나 0을 붙이지 않습니다"
    case .unexpectedCharacter: "지우거나, 문자열이면 큰따옴표로 감싸세요"
    case .tooDeep: "겹친 배열과 객체를 줄이세요"
    case .duplicateKey: "둘 가운데 하나를 지우세요"
    case .missingKey(let key): "이 객체에 \(quoted(key)) 키와 값을 넣으세요"
    case .wrongType(let expected, _), .null(let expected): example(of: expected)
    case .numberOutOfRange: "-9223372036854775808부터 9223372036854775807까지의 정수를 쓰세요"
    case .numberNotWhole: "소수점 아래를 지우세요"
    case .undecodable: "값의 표기를 확인하세요"
    }
  }

  static func warning(_ warning: CatalogueWarning) -> String {
    switch warning {
    case .duplicate(let text, let firstPath): "\(quoted(text)): \(firstPath)에 이미 있습니다"
    case .emptyText: "비어 있습니다"
    case .negativeVisitors: "방문객 수가 0보다 작습니다"
    case .durationIsNotTwoDates: "날짜 두 개로 읽을 수 없습니다. 1900. 04. 14 - 1900. 11. 12처럼 쓰세요"
    case .durationEndsBeforeItBegins: "끝나는 날이 시작하는 날보다 이릅니다"
    case .linkIsNotHTTP: "http나 https로 시작하는 주소가 아닙니다"
    case .unknownEvidence(let word): "\(quoted(word)): certain, probable, partial 가운데 하나가 아닙니다"
    case .missingImageDescription: "그림을 보지 못하는 사람을 위한 ‘image_desc’ 키가 없습니다"
    }
  }

  private static func name(_ type: JSONType) -> String {
    switch type {
    case .string: "문자열"
    case .integer: "정수"
    case .number: "소수"
    case .array: "배열"
    case .object: "객체"
    case .boolean: "참/거짓"
    case .null: "null"
    }
  }

  /// The type with the particle of a subject.
  private static func subject(_ type: JSONType) -> String {
    switch type {
    case .integer, .number, .object: name(type) + "가"
    case .string, .array, .boolean, .null: name(type) + "이"
    }
  }

  private static func example(of type: JSONType) -> String {
    switch type {
    case .string: "큰따옴표로 감싼 글로 쓰세요: \"…\""
    case .integer, .number: "따옴표와 쉼표 없는 숫자로 쓰세요: 48130300"
    case .array: "대괄호로 감싸세요: [ … ]"
    case .object: "중괄호로 감싸세요: { … }"
    case .boolean: "true나 false로 쓰세요"
    case .null: "null로 쓰세요"
    }
  }

  /// Foreign text, made fit to stand inside a message.
  private static func quoted(_ foreign: String) -> String { "‘\(Inline(line: foreign).text)’" }

  private static func code(_ scalar: Unicode.Scalar) -> String { "U+" + hexadecimal(scalar) }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
