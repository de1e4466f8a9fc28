/// The words about a fault. They quote the file as it is: escape control characters before showing
/// them.
extension CatalogueFault {
  /// What was expected, and what is there.
  public func message(in language: Language) -> String {
    language.say(kind.words)
  }

  /// The path to the value with its item, and what is wrong: `[3].links (4. 갓): This must be an array`.
  package func statement(in language: Language) -> String {
    let path = valuePath.isEmpty ? "" : "\(valuePath)\(item.map { " (\($0))" } ?? ""): "
    return path + message(in: language)
  }
}

extension CatalogueFault: CustomStringConvertible {
  /// `items.json:12:9: [3].links (4. 갓): This must be an array, not a string`
  public var description: String {
    "\(place): \(statement(in: .english))"
  }
}

extension CatalogueFault.Kind {
  fileprivate var words: Phrase {
    switch self {
    case .unreadable(let error):
      return (error.reason(in: .korean), error.reason(in: .english))
    case .noItems(let others):
      if others.isEmpty { return ("이 폴더에 items.json이 없습니다", "The folder has no items.json") }
      let list = Self.list(others)
      return (
        "이 폴더에 items.json이 없습니다. 있는 JSON 파일: \(list)",
        "The folder has no items.json; its JSON files are \(list)"
      )
    case .noExposition:
      return ("박람회 파일 exposition.json이 없습니다", "There is no exposition.json")
    case .severalExpositions(let names):
      return (
        "박람회 파일일 수 있는 것이 \(names.count.groupedDigits)개입니다: \(Self.list(names))",
        "\(names.count.groupedDigits) files could be the exposition file: \(Self.list(names))"
      )
    case .picture(let fault): return fault.words
    case .malformed(let fault): return fault.words
    case .duplicateKey(let key):
      return ("같은 객체에 ‘\(key)’ 키가 또 있습니다", "The object has the key ‘\(key)’ twice")
    case .missingKey(let key):
      return ("필수 키가 없습니다: ‘\(key)’", "The required key ‘\(key)’ is missing")
    case .wrongType(let expected, let found):
      return (
        "\(expected.name.korean) 와야 하는데 \(found.name.korean) 있습니다",
        "This must be \(expected.name.english), not \(found.name.english)"
      )
    case .notWhole: return ("정수가 아니거나 너무 큰 수입니다", "This is not a whole number, or too large")
    case .tooManyLines(let limit):
      let count = limit.groupedDigits
      return ("글이 \(count)줄을 넘습니다", "The text has more than \(count) lines")
    case .duplicateIdentifier(let name, let number):
      return (
        "식별자 ‘\(name)’: \(number)번 출품작이 이미 씁니다",
        "Exhibit \(number) already has the identifier ‘\(name)’"
      )
    case .unsafeIdentifier:
      return (
        "식별자는 점으로 시작하거나 빗금(/)을 담을 수 없습니다",
        "An identifier cannot begin with a full stop or contain a slash"
      )
    case .emptyText: return ("글이 비어 있습니다", "The text is empty")
    case .unknownGrade(let word, let known):
      let words = known.map(\.clipped).joined(separator: ", ")
      return (
        "‘\(word)’: 등급의 목록에 없습니다(\(words))", "‘\(word)’ is not among the grades (\(words))"
      )
    case .otherGrades(let count, let original):
      return (
        "등급이 \(count)개인데, 원본에는 \(original)개입니다",
        "The list has \(count) grades, and that of the original has \(original)"
      )
    case .unknownKey(let key, let near):
      let similar = near.map { ("; 비슷한 키: ‘\($0)’", "; similar: ‘\($0)’") } ?? ("", "")
      return ("‘\(key)’: 모르는 키입니다\(similar.0)", "Unknown key ‘\(key)’\(similar.1)")
    case .badAddress:
      return (
        "http나 https로 시작하고 8,192바이트를 넘지 않는 주소가 아닙니다",
        "This is not an http or https address of at most 8,192 bytes"
      )
    case .badPeriod:
      return (
        "‘1900. 04. 14 - 1900. 11. 12’처럼 적은 기간이 아닙니다",
        "This is not a period such as ‘1900. 04. 14 - 1900. 11. 12’"
      )
    case .missingPicture: return ("출품작의 그림이 없습니다", "The picture of the exhibit is missing")
    case .lostLetters:
      return (
        "깨진 글자(U+FFFD)가 있습니다. 다른 인코딩의 파일을 UTF-8로 읽어 저장한 듯합니다",
        "The text has U+FFFD in place of letters that were lost in another encoding"
      )
    case .markup(let text):
      return ("HTML은 그대로 보입니다: ‘\(text)’", "HTML is shown as it is written: ‘\(text)’")
    case .invisible(let scalar):
      let code = "U+" + scalar.value.padded(to: 4, radix: 16)
      return ("보이지 않는 문자가 있습니다: \(code)", "The text has an invisible character, \(code)")
    case .lineBreak: return ("한 줄로 보이는 글에 줄바꿈이 있습니다", "A text of one line has a line break")
    case .similarIdentifier(let name):
      return (
        "식별자가 ‘\(name)’와(과) 대소문자만 다릅니다",
        "The identifier differs from ‘\(name)’ only in case"
      )
    case .untranslatedItem(let name):
      return (
        "출품작 ‘\(name)’의 영어 글이 없어 원문으로 보입니다",
        "The exhibit ‘\(name)’ is missing; its original is shown"
      )
    case .unknownItem:
      return (
        "원래 목록에 이 식별자가 없어, 이 출품작은 보이지 않습니다",
        "The original list lacks this identifier, so the exhibit is not shown"
      )
    case .untranslatedText(let key):
      return (
        "필수 글 ‘\(key)’이(가) 없어 원문으로 보입니다",
        "The required text ‘\(key)’ is missing; the original is shown"
      )
    case .sameAsOriginal: return ("영어 글이 원문과 같습니다", "The English text is the original's")
    case .notLatin: return ("영어 글에 로마자가 없습니다", "The English text has no Latin letter")
    }
  }

  /// The first names of a list of files.
  private static func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }
}

extension JSONFault {
  fileprivate var words: Phrase {
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
    case .notJSON: ("여기에 빠진 것이 있거나, JSON이 아닌 것이 있습니다", "Something is missing here, or is not JSON")
    }
  }
}

extension JSONType {
  /// The type, in Korean with the particle of a subject.
  fileprivate var name: Phrase {
    switch self {
    case .string: ("문자열이", "a string")
    case .number: ("수가", "a number")
    case .array: ("배열이", "an array")
    case .object: ("객체가", "an object")
    case .boolean: ("참/거짓이", "true or false")
    case .null: ("null이", "null")
    }
  }
}

extension PictureFault.Kind {
  fileprivate var words: Phrase {
    switch self {
    case .tooLong:
      let limit = PictureFault.maxBytes / 1024
      return ("파일이 \(limit) KiB보다 큽니다", "The file is larger than \(limit) KiB")
    case .notXPM:
      return (
        "/* XPM */으로 시작하는 XPM 3 그림이 아닙니다",
        "This is not an XPM 3 picture, which begins with /* XPM */"
      )
    case .badSize:
      let (side, colors) = (Picture.maxPixels, PictureFault.maxColors)
      return (
        "첫 문자열은 너비와 높이(\(side)까지), 색의 수(\(colors)까지), 1이어야 합니다",
        "The first string must be width and height (up to \(side)), number of colours (up to \(colors)), and 1"
      )
    case .cutShort: return ("그림이 중간에 끝났습니다", "The picture ends too early")
    case .badColor:
      return ("새 부호와 c와 #rrggbb나 None이 아닙니다", "Not a new code, c, and #rrggbb or None")
    case .badRow:
      return ("줄의 길이가 다르거나, 모르는 부호가 있습니다", "The row has another length, or an unknown code")
    }
  }
}
