/// What is said about a fault. What a phrase repeats from the file stands in quotation marks as it is:
/// escape control characters before showing it.
extension CatalogueFault {
  /// What is wrong: what was expected, and what is there.
  public func message(in language: Language) -> String {
    language.say(FaultWords(kind).message)
  }

  /// What the author can do about it; nil if the message says it.
  public func remedy(in language: Language) -> String? {
    FaultWords(kind).remedy.map(language.say)
  }

  /// The name of the kind of fault, which no version changes.
  public var code: String {
    if case .picture(let fault) = kind { Self.name(of: fault) } else { Self.name(of: kind) }
  }

  /// The name of an enumeration's case, without its values.
  private static func name(of kind: Any) -> String { String("\(kind)".prefix { $0 != "(" }) }
}

extension CatalogueFault: CustomStringConvertible {
  /// `items.json:12:9: [3].links: This must be an array, not a string`
  public var description: String {
    "\(place): " + (codingPath.isEmpty ? "" : "\(codingPath): ") + message(in: .english)
  }
}

/// The message and the remedy of a kind of fault.
struct FaultWords {
  let message: Phrase
  let remedy: Phrase?

  init(_ korean: String, _ english: String, remedy: Phrase? = nil) {
    message = (korean, english)
    self.remedy = remedy
  }

  init(_ korean: String, _ english: String, remedy: String, _ remedyInEnglish: String) {
    self.init(korean, english, remedy: (remedy, remedyInEnglish))
  }
}

extension FaultWords {
  init(_ kind: CatalogueFault.Kind) {
    switch kind {
    case .unreadable(let error): self.init(error.reason(in: .korean), error.reason(in: .english))
    case .missing(let kind, let near):
      let (korean, english) =
        kind == .items
        ? ("목록 파일(items.json)", "items file (items.json)")
        : ("박람회 파일(exposition….json)", "exposition file (exposition….json)")
      self.init(
        "이 폴더에 \(korean)이 없습니다", "The folder has no \(english)",
        remedy: near.map {
          ("‘\($0)’의 이름을 \(kind.fileName)으로 바꾸세요", "Rename ‘\($0)’ to \(kind.fileName)")
        })
    case .severalExpositions(let names):
      let list = names.joined(separator: ", ")
      self.init(
        "박람회 파일일 수 있는 것이 \(names.count.groupedDigits)개입니다: \(list)",
        "\(names.count.groupedDigits) files could be the exposition file: \(list)",
        remedy: "읽을 파일의 이름을 exposition.json으로 바꾸거나, --catalogue로 그 파일을 고르세요",
        "Rename the one to read to exposition.json, or name it with --catalogue")
    case .otherKind(.items):
      self.init(
        "출품작 목록이 없습니다. 박람회 파일로 보입니다",
        "This is no list of items; it looks like an exposition file")
    case .otherKind(.exposition):
      self.init(
        "박람회 소개가 없습니다. 출품작 목록으로 보입니다",
        "This is no exposition; it looks like an items file")
    case .picture(let fault): self.init(fault)
    case .emptyFile:
      self.init("파일이 비어 있습니다", "The file is empty", remedy: Self.roots)
    case .notJSON:
      self.init(
        "JSON 파일이 아닙니다", "This is not a JSON file",
        remedy: "JSON은 [나 {로 시작합니다. 다른 파일을 고르지 않았는지 확인하세요",
        "JSON begins with [ or {. Check that this is the right file")
    case .notUTF8(let encoding):
      self.init(
        "UTF-8이 아닌 글자가 있습니다" + (encoding.map { ". \($0)인 듯합니다" } ?? ""),
        "The text is not UTF-8" + (encoding.map { "; it looks like \($0)" } ?? ""),
        remedy: "편집기에서 인코딩을 UTF-8로 골라 다시 저장하세요", "Save the file in your editor again, as UTF-8")
    case .wrongRoot(let expected, let found):
      self.init(
        "\(expected.name.korean) 와야 할 파일에 \(found.name.korean) 있습니다",
        "The file must hold \(expected.name.english) but holds \(found.name.english)",
        remedy: Self.roots)
    case .comment:
      self.init(
        "주석이 있습니다. JSON에는 주석이 없습니다", "This is a comment; JSON has no comments",
        remedy: "주석을 지우세요", "Remove the comment")
    case .cutShort(let open):
      self.init(
        "파일이 중간에 끝났습니다. 닫히지 않은 \(open.name.korean) 있습니다",
        "The file ends too early: \(open.name.english) is still open",
        remedy: "파일이 끝까지 복사되었는지, 닫는 따옴표와 괄호가 빠지지 않았는지 확인하세요",
        "Check that the whole file was copied and that no closing quotation mark or bracket is missing"
      )
    case .trailingComma:
      self.init(
        "마지막 값 뒤에 쉼표가 있습니다", "A comma follows the last value",
        remedy: "이 쉼표를 지우세요", "Remove this comma")
    case .missingComma:
      self.init(
        "두 값 사이에 쉼표가 없습니다", "The comma between two values is missing",
        remedy: "이 자리에 쉼표(,)를 넣으세요", "Put a comma (,) here")
    case .missingColon:
      self.init(
        "키 뒤에 콜론(:)이 없습니다", "The colon (:) after the key is missing",
        remedy: "키와 값 사이에 콜론(:)을 넣으세요", "Put a colon (:) between the key and its value")
    case .missingValue:
      self.init(
        "값이나 키가 있어야 할 자리가 비어 있습니다", "A value or a key is missing",
        remedy: "빠진 값을 쓰거나, 남는 쉼표나 콜론을 지우세요",
        "Add what is missing, or remove the stray comma or colon")
    case .mismatchedBracket(let open):
      self.init(
        "여는 괄호와 닫는 괄호의 짝이 맞지 않습니다. \(open.name.korean) 열려 있습니다",
        "The wrong bracket closes \(open.name.english)",
        remedy: "배열은 ]로, 객체는 }로 닫습니다. 빠진 괄호가 없는지 확인하세요",
        "] closes an array and } an object. Check that no bracket is missing")
    case .missingOpening(let type):
      let (opening, closing) = type == .array ? ("[", "]") : ("{", "}")
      self.init(
        "파일 맨 앞에 여는 괄호(\(opening))가 없습니다",
        "The bracket (\(opening)) that opens the file is missing",
        remedy: "맨 앞에 \(opening)를, 맨 끝에 \(closing)를 넣으세요",
        "Put \(opening) at the beginning, and \(closing) at the end")
    case .textAfterEnd:
      self.init(
        "JSON 값이 끝난 뒤에 글이 더 있습니다", "More text follows the end of the JSON value",
        remedy: "한 파일에는 값을 하나만 씁니다. 남는 글이나 괄호를 지우세요",
        "A file holds one value. Remove the text or bracket that is left over")
    case .unquotedString:
      self.init(
        "따옴표 없는 낱말이 있습니다", "This word has no quotation marks",
        remedy: "키와 문자열은 큰따옴표로 감싸고, true, false, null은 소문자로 쓰세요",
        "Put keys and strings in double quotation marks; write true, false and null in lower case")
    case .wrongQuotationMark:
      self.init(
        "곧은 큰따옴표(\")가 아닌 따옴표가 있습니다",
        "This is another quotation mark than the straight double one (\")",
        remedy: "큰따옴표(\")로 바꾸세요", "Use a straight double quotation mark (\")")
    case .unescapedQuote:
      self.init(
        "큰따옴표 앞에 역슬래시(\\)가 없습니다",
        "A quotation mark inside a string lacks its backslash (\\)",
        remedy: "문자열 안의 큰따옴표는 \\\"로 쓰세요", "Write a quotation mark inside a string as \\\"")
    case .controlCharacter("\n"), .controlCharacter("\r"):
      self.init(
        "문자열 안에서 줄이 바뀌었습니다", "A line ends inside a string",
        remedy: "닫는 따옴표를 빠뜨렸으면 넣고, 줄을 바꾸려던 것이면 \\n으로 쓰세요",
        "Add the closing quotation mark if it is missing, or write a line break as \\n")
    case .controlCharacter(let scalar):
      let digits = scalar.value.hexadecimal(4)
      self.init(
        "문자열 안에 제어 문자가 그대로 있습니다: U+\(digits)",
        "A string holds a raw control character: U+\(digits)",
        remedy: "지우거나 \\u\(digits)로 쓰세요", "Remove it, or write it as \\u\(digits)")
    case .badEscape:
      let escapes = "\\\" \\\\ \\/ \\b \\f \\n \\r \\t"
      self.init(
        "JSON에 없는 이스케이프입니다", "Unknown escape",
        remedy: "역슬래시 자체는 \\\\로 씁니다. 쓸 수 있는 것은 \(escapes)와 \\u 뒤의 16진수 네 자리입니다",
        "Write a backslash itself as \\\\. The escapes are \(escapes), and \\u with four hexadecimal digits"
      )
    case .loneSurrogate:
      self.init(
        "짝이 없는 서로게이트입니다", "This is half of a surrogate pair",
        remedy: "\\ud83d\\ude00처럼 두 개를 잇거나 글자를 그대로 쓰세요",
        "Write both halves, as in \\ud83d\\ude00, or the character itself")
    case .badNumber:
      self.init(
        "JSON의 숫자 표기가 아닙니다", "This is not a valid JSON number",
        remedy: "0이나 12, -3.5, 1e6처럼 쓰세요. 앞에 +나 0을 붙이지 않습니다",
        "Write 0, 12, -3.5 or 1e6, without a leading + or 0")
    case .unexpectedCharacter(let scalar):
      let character = "‘\(scalar)’"
      let code = "U+\(scalar.value.hexadecimal(4))"
      self.init(
        "예상하지 못한 문자가 있습니다: \(character)(\(code))",
        "Unexpected character: \(character) (\(code))",
        remedy: "지우거나, 문자열이면 큰따옴표로 감싸세요", "Remove it, or put the string in double quotation marks")
    case .tooDeep(let limit):
      self.init(
        "배열과 객체의 중첩이 \(limit)단계를 넘습니다",
        "Arrays and objects are nested more than \(limit) deep",
        remedy: "배열과 객체의 중첩을 줄이세요", "Nest fewer arrays and objects")
    case .duplicateKey(let key):
      self.init(
        "같은 객체에 ‘\(key)’ 키가 또 있습니다", "The object has the key ‘\(key)’ twice",
        remedy: "둘 가운데 하나를 지우세요", "Remove one of the two")
    case .missingKey(let key):
      self.init(
        "필수 키가 없습니다: ‘\(key)’", "The required key ‘\(key)’ is missing",
        remedy: "이 객체에 ‘\(key)’ 키와 값을 넣으세요", "Add ‘\(key)’ and its value to this object")
    case .wrongType(let expected, let found):
      self.init(
        "\(expected.name.korean) 와야 하는데 \(found.name.korean) 있습니다",
        "This must be \(expected.name.english), not \(found.name.english)",
        remedy: expected.example)
    case .numberOutOfRange:
      self.init(
        "숫자가 너무 크거나 작습니다", "The number is too large or too small",
        remedy: "\(Int.min)부터 \(Int.max)까지의 정수를 쓰세요",
        "Write a whole number from \(Int.min) to \(Int.max)")
    case .tooManyLines(let limit):
      let count = limit.groupedDigits
      self.init(
        "글이 \(count)줄을 넘습니다", "The text has more than \(count) lines",
        remedy: "글을 줄이거나 여러 출품작으로 나누세요", "Shorten the text, or divide it among several items")
    case .addressTooLong(let limit):
      let count = limit.groupedDigits
      self.init(
        "주소가 \(count)바이트를 넘습니다", "The address is longer than \(count) bytes",
        remedy: "더 짧은 주소를 쓰거나 이 링크를 지우세요", "Use a shorter address, or remove the link")
    case .duplicate(let text, let firstPath):
      self.init(
        "‘\(text)’: \(firstPath)에 이미 있습니다", "‘\(text)’ is already used at \(firstPath)")
    case .emptyText: self.init("비어 있습니다", "The text is empty")
    case .negativeVisitors:
      self.init("방문객 수가 0보다 작습니다", "The number of visitors is below 0")
    case .impossibleDate(let day):
      self.init("달력에 없는 날입니다: \(day)", "The calendar has no such day: \(day)")
    case .durationEndsBeforeItBegins:
      self.init("끝나는 날이 시작하는 날보다 이릅니다", "The last day precedes the first")
    case .linkIsNotHTTP:
      self.init(
        "http나 https로 시작하는 주소가 아닙니다", "The address does not begin with http or https")
    case .blankInAddress: self.init("주소에 빈칸이 있습니다", "The address has a blank")
    case .unknownEvidence(let word):
      self.init(
        "‘\(word)’: certain, probable, uncertain 가운데 하나가 아닙니다",
        "‘\(word)’ is not a grade; use certain, probable or uncertain")
    case .missingImageDescription:
      self.init(
        "그림을 보지 못하는 사람을 위한 ‘image_desc’ 키가 없습니다",
        "‘image_desc’, for readers who cannot see the picture, is missing")
    case .unknownKey(let key, nil):
      self.init("‘\(key)’: 모르는 키여서 읽지 않습니다", "Unknown key ‘\(key)’; it is not read")
    case .unknownKey(let key, let meant?):
      self.init(
        "‘\(key)’: 모르는 키입니다. 혹시 ‘\(meant)’입니까?",
        "Unknown key ‘\(key)’; did you mean ‘\(meant)’?")
    case .lineBreak:
      self.init(
        "한 줄로 보이는 글에 줄바꿈(\\n)이 있습니다",
        "A line break (\\n) in a text that is shown on one line")
    case .imageNameIsNotFileName:
      self.init(
        "그림을 찾을 수 없는 이름입니다. 마침표로 시작하거나 /가 들어 있습니다",
        "No picture can have this name: it begins with a full stop or holds a slash (/)")
    case .missingPicture:
      self.init(
        "다른 출품작에는 그림이 있는데, pictures 폴더에 이 이름의 그림이 없습니다",
        "Other exhibits have a picture; the folder pictures has none with this name")
    case .pictureIsCalled(let name):
      self.init(
        "이 이름의 그림이 없습니다. 혹시 ‘\(name)’입니까?",
        "There is no picture with this name; did you mean ‘\(name)’?")
    case .notRead:
      self.init(
        "이 자리의 파일은 읽지 않습니다", "Files are not read in this place",
        remedy: "그림은 pictures 폴더에 ‘이름.xpm’으로, 번역은 en 폴더에 두세요",
        "Pictures belong in the folder pictures as ‘name.xpm’, a translation in the folder en")
    case .unusedPicture:
      self.init("이 그림을 쓰는 출품작이 없습니다", "No exhibit has this picture")
    case .otherPictureFormat(let file):
      let name = "pictures/\(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]).xpm"
      let command =
        "convert \(Self.shellWord("pictures/\(file)")) -resize 48x -colors 64 \(Self.shellWord(name))"
      self.init(
        "XPM 그림만 보여 줄 수 있습니다", "Only XPM pictures are shown",
        remedy: "바꾸는 명령: \(command) (ImageMagick 7에서는 magick)",
        "To convert it: \(command) (ImageMagick 7: magick)")
    case .otherThanOriginal(let value):
      self.init(
        "본디 글의 값과 다릅니다: ‘\(value)’", "The catalogue's own value is another: ‘\(value)’")
    case .categoryTranslatedTwice(let other):
      self.init(
        "같은 분류를 다른 곳에서는 ‘\(other)’로 옮겼습니다",
        "The same category is ‘\(other)’ elsewhere")
    case .untranslatedItem(let name):
      self.init(
        "‘\(name)’ 출품작이 이 파일에 없어, 본디 글로 보입니다",
        "The exhibit ‘\(name)’ is missing here; it is shown in the catalogue's own words")
    case .unknownItem:
      self.init(
        "이 ‘image_name’의 출품작이 본디 목록에 없어, 보이지 않습니다",
        "The catalogue's own list has no exhibit with this ‘image_name’, so that this one is not shown"
      )
    }
  }

  private static let roots: Phrase = (
    korean: "목록 파일은 배열 [ ], 박람회 파일은 객체 { } 하나로 씁니다",
    english: "An items file is one array [ ], an exposition file one object { }"
  )

  /// A path in quotes, in which a shell gives no character a meaning.
  private static func shellWord(_ path: String) -> String {
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}

extension JSONType {
  /// The type, in Korean with the particle of a subject.
  fileprivate var name: Phrase {
    switch self {
    case .string: ("문자열이", "a string")
    case .integer: ("정수가", "a whole number")
    case .number: ("소수가", "a decimal number")
    case .array: ("배열이", "an array")
    case .object: ("객체가", "an object")
    case .boolean: ("참/거짓이", "true or false")
    case .null: ("null이", "null")
    }
  }

  /// How a value of the type is written.
  fileprivate var example: Phrase {
    switch self {
    case .string:
      ("큰따옴표로 감싼 글로 쓰세요: \"…\"", "Write text in double quotation marks: \"…\"")
    case .integer, .number:
      (
        "따옴표와 쉼표 없는 숫자로 쓰세요: 48130300",
        "Write the number without quotation marks or commas: 48130300"
      )
    case .array: ("대괄호로 감싸세요: [ … ]", "Use square brackets: [ … ]")
    case .object: ("중괄호로 감싸세요: { … }", "Use braces: { … }")
    case .boolean: ("true나 false로 쓰세요", "Write true or false")
    case .null: ("null로 쓰세요", "Write null")
    }
  }
}
