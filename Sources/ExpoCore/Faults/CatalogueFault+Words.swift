/// The messages about faults. They quote the file unchanged: escape control characters before
/// showing them.
extension CatalogueFault {
  /// What was expected, and what is there.
  public func message(in language: Language) -> String {
    language.say(kind.words)
  }

  /// The path to the value with its item, and what is wrong: `[3].links (4. 갓): This must be an
  /// array`.
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
    case .unreadable(let error): (error.reason(in: .korean), error.reason(in: .english))
    case .noItems(let others):
      others.isEmpty
        ? ("items.json이 없습니다", "There is no items.json")
        : (
          "items.json이 없습니다. 있는 JSON 파일: \(Self.list(others))",
          "There is no items.json; the JSON files are \(Self.list(others))"
        )
    case .noExposition: ("exposition.json이 없습니다", "There is no exposition.json")
    case .badPicture:
      (
        "XPM 3이 아닙니다: 한 픽셀에 한 글자, \(Picture.maxColors)색과 "
          + "\(Picture.maxPixels)×\(Picture.maxPixels)픽셀까지, 색은 #rrggbb나 None",
        "This is not XPM 3 with a character a pixel, up to \(Picture.maxColors) colours and "
          + "\(Picture.maxPixels) × \(Picture.maxPixels) pixels, each colour #rrggbb or None"
      )
    case .malformed(let fault): fault.words
    case .duplicateKey(let key): ("‘\(key)’ 키가 또 있습니다", "The key ‘\(key)’ is there twice")
    case .missingKey(let key): ("필수 키가 없습니다: ‘\(key)’", "The required key ‘\(key)’ is missing")
    case .wrongType(let expected, let found):
      (
        "\(expected.name.korean) 와야 하는데 \(found.name.korean) 있습니다",
        "This must be \(expected.name.english), not \(found.name.english)"
      )
    case .notWhole: ("정수가 아니거나 너무 큰 수입니다", "This is not a whole number, or too large")
    case .duplicateIdentifier(let name, let number):
      (
        "식별자 ‘\(name)’: \(number)번 출품작이 이미 씁니다",
        "Exhibit \(number) already has the identifier ‘\(name)’"
      )
    case .unsafeIdentifier:
      ("식별자에 빗금(/)이나 맨 앞의 점이 있습니다", "An identifier has no slash, and no full stop at its beginning")
    case .emptyText: ("글이 비어 있습니다", "The text is empty")
    case .unknownGrade(let word, let known):
      (
        "‘\(word)’: 등급의 목록에 없습니다(\(known.map(\.clipped).joined(separator: ", ")))",
        "‘\(word)’ is not among the grades (\(known.map(\.clipped).joined(separator: ", ")))"
      )
    case .otherGrades(let count, let original):
      (
        "등급이 \(count)개인데, 원본에는 \(original)개입니다",
        "The list has \(count) grades, and that of the original has \(original)"
      )
    case .unknownKey(let key, let near):
      (
        "‘\(key)’: 모르는 키입니다" + (near.map { "; 비슷한 키: ‘\($0)’" } ?? ""),
        "Unknown key ‘\(key)’" + (near.map { "; similar: ‘\($0)’" } ?? "")
      )
    case .badAddress:
      ("http나 https의 주소가 아니거나 너무 깁니다", "This is not an http or https address, or too long")
    case .badPeriod:
      (
        "‘1900. 04. 14 - 1900. 11. 12’ 같은 기간이 아닙니다",
        "This is not a period such as ‘1900. 04. 14 - 1900. 11. 12’"
      )
    case .missingPicture: ("출품작의 그림이 없습니다", "The picture of the exhibit is missing")
    case .lostLetters:
      ("깨진 글자(U+FFFD)가 있습니다", "U+FFFD stands for letters lost in another encoding")
    case .markup(let text):
      ("HTML은 그대로 보입니다: ‘\(text)’", "HTML is shown as it is written: ‘\(text)’")
    case .invisible(let scalar):
      (
        "보이지 않는 문자가 있습니다: U+\(scalar.value.padded(to: 4, radix: 16))",
        "The text has an invisible character, U+\(scalar.value.padded(to: 4, radix: 16))"
      )
    case .lineBreak: ("한 줄로 보이는 글에 줄바꿈이 있습니다", "A text of one line has a line break")
    case .similarIdentifier(let name):
      ("‘\(name)’과 대소문자만 다른 식별자입니다", "The identifier differs from ‘\(name)’ only in case")
    case .untranslatedItem(let name):
      ("‘\(name)’의 영어 글이 없습니다", "The exhibit ‘\(name)’ is missing; its original is shown")
    case .unknownItem:
      ("원래 목록에 없어 보이지 않습니다", "The original has no such exhibit, so it is not shown")
    case .untranslatedText(let key):
      ("‘\(key)’가 없어 원문으로 보입니다", "‘\(key)’ is missing, so the original is shown")
    case .sameAsOriginal: ("영어 글이 원문과 같습니다", "The English text is the original's")
    case .notLatin: ("영어 글에 로마자가 없습니다", "The English text has no Latin letter")
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
    case .missingQuote:
      ("글에 큰따옴표(\")가 빠졌거나, 글 안에 그대로 있습니다", "A quotation mark (\") is missing, or not escaped")
    case .controlCharacter:
      ("문자열 안에 줄바꿈이나 제어 문자가 그대로 있습니다", "A string holds a raw line break or control character")
    case .badEscape: ("JSON에 없는 이스케이프입니다", "Unknown escape")
    case .notUTF8: ("UTF-8이 아닌 글자가 있습니다", "The text is not UTF-8")
    case .textAfterEnd: ("JSON 값 뒤에 글이 더 있습니다", "More text follows the JSON value")
    case .tooDeep(let limit):
      ("배열과 객체가 \(limit)단계를 넘습니다", "Arrays and objects are nested more than \(limit) deep")
    case .notJSON: ("빠진 것이 있거나, JSON이 아닙니다", "Something is missing here, or is not JSON")
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
