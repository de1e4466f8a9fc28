/// The words about a fault. They quote the file as it is: escape control characters before showing them.
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
    case .missing(let kind):
      return ("이 폴더에 \(kind.fileName)이 없습니다", "The folder has no \(kind.fileName)")
    case .severalExpositions(let names):
      let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
      return (
        "박람회 파일일 수 있는 것이 \(names.count.groupedDigits)개입니다: \(list)",
        "\(names.count.groupedDigits) files could be the exposition file: \(list)"
      )
    case .otherKind(.items):
      return (
        "출품작 목록이 없습니다. 박람회 파일로 보입니다",
        "This is no list of items; it looks like an exposition file"
      )
    case .otherKind(.exposition):
      return ("박람회 소개가 없습니다. 출품작 목록으로 보입니다", "This is no exposition; it looks like an items file")
    case .picture(let fault): return fault.words
    case .malformed(let kind): return kind.words
    case .duplicateKey(let key):
      return ("같은 객체에 ‘\(key)’ 키가 또 있습니다", "The object has the key ‘\(key)’ twice")
    case .missingKey(let key):
      return ("필수 키가 없습니다: ‘\(key)’", "The required key ‘\(key)’ is missing")
    case .wrongType(let expected, let found):
      return (
        "\(expected.name.korean) 와야 하는데 \(found.name.korean) 있습니다",
        "This must be \(expected.name.english), not \(found.name.english)"
      )
    case .tooManyLines(let limit):
      let count = limit.groupedDigits
      return ("글이 \(count)줄을 넘습니다", "The text has more than \(count) lines")
    case .duplicate(let text, let firstPath):
      return ("‘\(text)’: \(firstPath)에 이미 있습니다", "‘\(text)’ is already used at \(firstPath)")
    case .emptyText: return ("내용이 없습니다", "The text says nothing")
    case .linkIsNotHTTP:
      return (
        "http나 https로 시작하고 빈칸이 없는, 8,192바이트까지의 주소가 아닙니다",
        "This is no address of http or https without blanks, of at most 8,192 bytes"
      )
    case .unknownKey(let key, let near):
      let similar = near.map { ("; 비슷한 키: ‘\($0)’", "; similar: ‘\($0)’") } ?? ("", "")
      return ("‘\(key)’: 모르는 키입니다\(similar.0)", "Unknown key ‘\(key)’\(similar.1)")
    case .untranslatedItem(let name):
      return (
        "‘\(name)’ 출품작이 이 파일에 없어, 본디 글로 보입니다",
        "The exhibit ‘\(name)’ is missing here; it is shown in the catalogue's own words"
      )
    case .unknownItem:
      return (
        "이 ‘image_name’의 출품작이 본디 목록에 없어, 보이지 않습니다",
        "The catalogue's own list has no exhibit with this ‘image_name’, so that this one is not shown"
      )
    }
  }
}
