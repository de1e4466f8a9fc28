import ExpoCore
import TerminalText

/// What is said about a problem in a catalogue's file.
///
/// What a phrase repeats from the file is neutralised and quoted.
extension Wording {
  /// What is wrong: what was expected, and what is there.
  func explain(_ fault: CatalogueFault) -> String {
    switch fault {
    case .emptyFile: say("파일이 비어 있습니다", "The file is empty")
    case .notJSON: say("JSON 파일이 아닙니다", "This is not a JSON file")
    case .badUTF8(looksLikeCP949: true):
      say(
        "UTF-8이 아닌 글자가 있습니다. CP949(EUC-KR)로 저장한 듯합니다",
        "The text is not UTF-8; it looks like CP949 (EUC-KR)")
    case .badUTF8(looksLikeCP949: false): say("UTF-8이 아닌 바이트가 있습니다", "This byte is not UTF-8")
    case .utf16: say("UTF-16으로 저장한 파일입니다", "The file is in UTF-16")
    case .wrongRoot(let expected, let found):
      say(
        "\(subject(expected)) 와야 할 파일에 \(subject(found)) 있습니다",
        "The file must hold \(noun(expected)) but holds \(noun(found))")
    case .comment:
      say("주석이 있습니다. JSON에는 주석이 없습니다", "This is a comment; JSON has no comments")
    case .cutShort(let open):
      say(
        "파일이 중간에 끝났습니다. 닫히지 않은 \(subject(open)) 있습니다",
        "The file ends too early: \(noun(open)) is still open")
    case .trailingComma: say("마지막 값 뒤에 쉼표가 있습니다", "A comma follows the last value")
    case .missingComma: say("두 값 사이에 쉼표가 없습니다", "The comma between two values is missing")
    case .missingColon: say("키 뒤에 콜론(:)이 없습니다", "The colon (:) after the key is missing")
    case .missingValue: say("값이나 키가 있어야 할 자리가 비어 있습니다", "A value or a key is missing")
    case .mismatchedBracket(let open):
      say(
        "여는 괄호와 닫는 괄호의 짝이 맞지 않습니다. \(subject(open)) 열려 있습니다",
        "The wrong bracket closes \(noun(open))")
    case .missingOpening(.array):
      say("파일 맨 앞에 여는 대괄호([)가 없습니다", "The bracket ([) that opens the file is missing")
    case .missingOpening:
      say("파일 맨 앞에 여는 중괄호({)가 없습니다", "The brace ({) that opens the file is missing")
    case .textAfterEnd:
      say("JSON 값이 끝난 뒤에 글이 더 있습니다", "More text follows the end of the JSON value")
    case .unquotedString: say("따옴표 없는 낱말이 있습니다", "This word has no quotation marks")
    case .singleQuotedString:
      say(
        "작은따옴표가 있습니다. JSON의 문자열은 큰따옴표로 감쌉니다",
        "Single quotation marks: JSON puts strings in double ones")
    case .typographicQuote:
      say(
        "곧은 큰따옴표(\")가 아니라 둥근 따옴표가 있습니다",
        "A curly quotation mark stands in place of a straight one (\")")
    case .unescapedQuote:
      say(
        "큰따옴표 앞에 역슬래시(\\)가 없습니다", "A quotation mark inside a string lacks its backslash (\\)")
    case .controlCharacter("\n"), .controlCharacter("\r"):
      say("문자열 안에서 줄이 바뀌었습니다", "A line ends inside a string")
    case .controlCharacter(let scalar):
      say(
        "문자열 안에 제어 문자가 그대로 있습니다: \(code(scalar))",
        "A string holds a raw control character: \(code(scalar))")
    case .badEscape: say("JSON에 없는 이스케이프입니다", "Unknown escape")
    case .loneSurrogate: say("짝이 없는 서로게이트입니다", "This is half of a surrogate pair")
    case .badNumber: say("JSON의 숫자 표기가 아닙니다", "This is not a valid JSON number")
    case .unexpectedCharacter(let scalar):
      say(
        "예상하지 못한 문자가 있습니다: \(quoted(String(scalar)))(\(code(scalar)))",
        "Unexpected character: \(quoted(String(scalar))) (\(code(scalar)))")
    case .tooDeep(let limit):
      say("배열과 객체의 중첩이 \(limit)단계를 넘습니다", "Arrays and objects are nested more than \(limit) deep")
    case .duplicateKey(let key):
      say("같은 객체에 \(quoted(key)) 키가 또 있습니다", "The object has the key \(quoted(key)) twice")
    case .missingKey(let key):
      say("필수 키가 없습니다: \(quoted(key))", "The required key \(quoted(key)) is missing")
    case .wrongType(let expected, let found):
      say(
        "\(subject(expected)) 와야 하는데 \(subject(found)) 있습니다",
        "This must be \(noun(expected)), not \(noun(found))")
    case .null(let expected):
      say("\(subject(expected)) 와야 하는데 null이 있습니다", "This must be \(noun(expected)), not null")
    case .numberOutOfRange: say("숫자가 너무 크거나 작습니다", "The number is too large or too small")
    case .numberNotWhole:
      say(
        "소수점이나 지수가 없는 정수가 와야 합니다",
        "This must be a whole number, without a decimal point or an exponent")
    case .duplicate(let text, let firstPath):
      say(
        "\(quoted(text)): \(firstPath)에 이미 있습니다", "\(quoted(text)) is already used at \(firstPath)")
    case .emptyText: say("비어 있습니다", "The text is empty")
    case .negativeVisitors: say("방문객 수가 0보다 작습니다", "The number of visitors is below 0")
    case .durationIsNotTwoDates:
      say(
        "날짜 두 개로 읽을 수 없습니다. 1900. 04. 14 - 1900. 11. 12처럼 쓰세요",
        "These are not two dates; write them as 1900. 04. 14 - 1900. 11. 12")
    case .durationEndsBeforeItBegins: say("끝나는 날이 시작하는 날보다 이릅니다", "The last day precedes the first")
    case .linkIsNotHTTP:
      say("http나 https로 시작하는 주소가 아닙니다", "The address does not begin with http or https")
    case .unknownEvidence(let word):
      say(
        "\(quoted(word)): certain, probable, uncertain 가운데 하나가 아닙니다",
        "\(quoted(word)) is not a grade; use certain, probable or uncertain")
    case .formerEvidence(let word, let now):
      say(
        "\(quoted(word)) 대신 \(quoted(now))이라고 씁니다",
        "\(quoted(word)) is now called \(quoted(now))")
    case .missingImageDescription:
      say(
        "그림을 보지 못하는 사람을 위한 ‘image_desc’ 키가 없습니다",
        "‘image_desc’, for readers who cannot see the picture, is missing")
    case .unknownKey(let key, let meant):
      say(
        "\(quoted(key)): 모르는 키입니다. 혹시 \(quoted(meant))입니까?",
        "Unknown key \(quoted(key)); did you mean \(quoted(meant))?")
    case .lineBreak:
      say("한 줄로 보이는 글에 줄바꿈(\\n)이 있습니다", "A line break (\\n) in a text that is shown on one line")
    case .imageNameIsNotFileName:
      say(
        "그림을 찾을 수 없는 이름입니다. 마침표로 시작하거나 /가 들어 있습니다",
        "No picture can have this name: it begins with a full stop or holds a slash (/)")
    case .missingPicture:
      say(
        "다른 출품작에는 그림이 있는데, pictures 폴더에 이 이름의 그림이 없습니다",
        "Other items have a picture; the folder pictures has none with this name")
    case .unusedPicture: say("이 그림을 쓰는 출품작이 없습니다", "No exhibit has this picture")
    case .otherPictureFormat(let file):
      say(
        "XPM 그림만 보여 줄 수 있습니다. 바꾸는 명령: \(conversion(of: file)) (ImageMagick 7에서는 magick)",
        "Only XPM pictures are shown; to convert it: \(conversion(of: file)) (ImageMagick 7: magick)"
      )
    case .untranslatedItem(let name):
      say(
        "\(quoted(name)) 출품작이 이 파일에 없어, 본디 글로 보입니다",
        "The exhibit \(quoted(name)) is missing here; it is shown in the catalogue's own words")
    case .unknownItem:
      say(
        "이 ‘image_name’의 출품작이 본디 목록에 없어, 보이지 않습니다",
        "The catalogue's own list has no exhibit with this ‘image_name’, so that this one is not shown"
      )
    }
  }

  /// What the reader can do about it; empty if the message says it.
  func remedy(_ fault: CatalogueFault) -> String {
    switch fault {
    case .notJSON:
      say(
        "JSON은 [나 {로 시작합니다. 다른 파일을 고르지 않았는지 확인하세요",
        "JSON begins with [ or {. Check that this is the right file")
    case .emptyFile, .wrongRoot:
      say(
        "목록 파일은 배열 [ ], 박람회 파일은 객체 { } 하나로 씁니다",
        "An items file is one array [ ], an exposition file one object { }")
    case .badUTF8, .utf16:
      say("편집기에서 인코딩을 UTF-8로 골라 다시 저장하세요", "Save the file in your editor again, as UTF-8")
    case .comment: say("주석을 지우세요", "Remove the comment")
    case .cutShort:
      say(
        "파일이 끝까지 복사되었는지, 닫는 따옴표와 괄호가 빠지지 않았는지 확인하세요",
        "Check that the whole file was copied and that no closing quotation mark or bracket is missing"
      )
    case .trailingComma: say("이 쉼표를 지우세요", "Remove this comma")
    case .missingComma: say("이 자리에 쉼표(,)를 넣으세요", "Put a comma (,) here")
    case .missingColon: say("키와 값 사이에 콜론(:)을 넣으세요", "Put a colon (:) between the key and its value")
    case .missingValue:
      say("빠진 값을 쓰거나, 남는 쉼표나 콜론을 지우세요", "Add what is missing, or remove the stray comma or colon")
    case .mismatchedBracket:
      say(
        "배열은 ]로, 객체는 }로 닫습니다. 빠진 괄호가 없는지 확인하세요",
        "] closes an array and } an object. Check that no bracket is missing")
    case .missingOpening(.array):
      say("맨 앞에 [를, 맨 끝에 ]를 넣으세요", "Put [ at the beginning, and ] at the end")
    case .missingOpening:
      say("맨 앞에 {를, 맨 끝에 }를 넣으세요", "Put { at the beginning, and } at the end")
    case .textAfterEnd:
      say(
        "한 파일에는 값을 하나만 씁니다. 남는 글이나 괄호를 지우세요",
        "A file holds one value. Remove the text or bracket that is left over")
    case .unquotedString:
      say(
        "키와 문자열은 큰따옴표로 감싸고, true, false, null은 소문자로 쓰세요",
        "Put keys and strings in double quotation marks; write true, false and null in lower case")
    case .singleQuotedString, .typographicQuote:
      say("큰따옴표(\")로 바꾸세요", "Use a straight double quotation mark (\")")
    case .unescapedQuote:
      say("문자열 안의 큰따옴표는 \\\"로 쓰세요", "Write a quotation mark inside a string as \\\"")
    case .controlCharacter("\n"), .controlCharacter("\r"):
      say(
        "닫는 따옴표를 빠뜨렸으면 넣고, 줄을 바꾸려던 것이면 \\n으로 쓰세요",
        "Add the closing quotation mark if it is missing, or write a line break as \\n")
    case .controlCharacter(let scalar):
      say("지우거나 \(escape(scalar))로 쓰세요", "Remove it, or write it as \(escape(scalar))")
    case .badEscape:
      say(
        "역슬래시 자체는 \\\\로 씁니다. "
          + "쓸 수 있는 것은 \\\" \\\\ \\/ \\b \\f \\n \\r \\t와 \\u 뒤의 16진수 네 자리입니다",
        "Write a backslash itself as \\\\. "
          + "The escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four hexadecimal digits"
      )
    case .loneSurrogate:
      say(
        "\\ud83d\\ude00처럼 두 개를 잇거나 글자를 그대로 쓰세요",
        "Write both halves, as in \\ud83d\\ude00, or the character itself")
    case .badNumber:
      say(
        "0이나 12, -3.5, 1e6처럼 쓰세요. 앞에 +나 0을 붙이지 않습니다",
        "Write 0, 12, -3.5 or 1e6, without a leading + or 0")
    case .unexpectedCharacter:
      say("지우거나, 문자열이면 큰따옴표로 감싸세요", "Remove it, or put the string in double quotation marks")
    case .tooDeep: say("배열과 객체의 중첩을 줄이세요", "Nest fewer arrays and objects")
    case .duplicateKey: say("둘 가운데 하나를 지우세요", "Remove one of the two")
    case .missingKey(let key):
      say("이 객체에 \(quoted(key)) 키와 값을 넣으세요", "Add \(quoted(key)) and its value to this object")
    case .wrongType(let expected, _), .null(let expected): example(of: expected)
    case .numberOutOfRange:
      say(
        "-9223372036854775808부터 9223372036854775807까지의 정수를 쓰세요",
        "Write a whole number from -9223372036854775808 to 9223372036854775807")
    case .numberNotWhole: say("48130300처럼 숫자만 쓰세요", "Write digits alone, such as 48130300")
    case .duplicate, .emptyText, .negativeVisitors, .durationIsNotTwoDates,
      .durationEndsBeforeItBegins, .linkIsNotHTTP, .unknownEvidence, .formerEvidence,
      .missingImageDescription,
      .unknownKey, .lineBreak, .imageNameIsNotFileName, .missingPicture, .unusedPicture,
      .otherPictureFormat,
      .untranslatedItem, .unknownItem:
      ""
    }
  }

  /// The type with an article.
  private func noun(_ type: JSONType) -> String {
    switch type {
    case .string: "a string"
    case .integer: "a whole number"
    case .number: "a decimal number"
    case .array: "an array"
    case .object: "an object"
    case .boolean: "true or false"
    case .null: "null"
    }
  }

  /// The type with the particle of a subject.
  private func subject(_ type: JSONType) -> String {
    switch type {
    case .string: "문자열이"
    case .integer: "정수가"
    case .number: "소수가"
    case .array: "배열이"
    case .object: "객체가"
    case .boolean: "참/거짓이"
    case .null: "null이"
    }
  }

  private func example(of type: JSONType) -> String {
    switch type {
    case .string: say("큰따옴표로 감싼 글로 쓰세요: \"…\"", "Write text in double quotation marks: \"…\"")
    case .integer, .number:
      say(
        "따옴표와 쉼표 없는 숫자로 쓰세요: 48130300",
        "Write the number without quotation marks or commas: 48130300")
    case .array: say("대괄호로 감싸세요: [ … ]", "Use square brackets: [ … ]")
    case .object: say("중괄호로 감싸세요: { … }", "Use braces: { … }")
    case .boolean: say("true나 false로 쓰세요", "Write true or false")
    case .null: say("null로 쓰세요", "Write null")
    }
  }

  private func quoted(_ foreign: String) -> String { "‘\(Inline(foreignLine: foreign).text)’" }

  /// A command of ImageMagick that makes an XPM picture of a file.
  private func conversion(of file: String) -> String {
    let name = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    let result = ShellWord.quote("pictures/\(name).xpm")
    return "convert \(ShellWord.quote("pictures/\(file)")) -resize 48x -colors 64 \(result)"
  }

  private func escape(_ scalar: Unicode.Scalar) -> String { "\\u" + scalar.value.hexadecimal(4) }

  private func code(_ scalar: Unicode.Scalar) -> String { "U+" + scalar.value.hexadecimal(4) }
}
