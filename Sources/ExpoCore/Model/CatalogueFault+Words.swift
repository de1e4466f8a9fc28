/// The words about a fault. They quote the file as it is: escape control characters before showing them.
extension CatalogueFault {
  /// What was expected, and what is there.
  public func message(in language: Language) -> String {
    language.say(FaultWords(kind, in: file).message)
  }

  /// The path to the value with its item, and what is wrong: `[3].links (4. 갓): This must be an array`.
  package func statement(in language: Language) -> String {
    let path = valuePath.isEmpty ? "" : "\(valuePath)\(item.map { " (\($0))" } ?? ""): "
    return path + message(in: language)
  }

  /// What the author can do about it; nil if the message says it.
  public func remedy(in language: Language) -> String? {
    replacement.map { language.say("이렇게 쓰세요: \($0)", "Write it so: \($0)") }
      ?? FaultWords(kind, in: file).remedy.map(language.say)
  }

  /// The name of the kind of fault, the same in every version.
  public var code: String { FaultWords(kind, in: file).code }
}

extension CatalogueFault: CustomStringConvertible {
  /// `items.json:12:9: [3].links (4. 갓): This must be an array, not a string`
  public var description: String {
    "\(place): \(statement(in: .english))"
  }
}

/// The code, the message and the remedy of a kind of fault.
struct FaultWords {
  /// The name that programs read, the same in every version.
  let code: String
  let message: Phrase
  let remedy: Phrase?

  init(_ code: String, _ korean: String, _ english: String, remedy: Phrase? = nil) {
    self.code = code
    message = (korean, english)
    self.remedy = remedy
  }

  init(
    _ code: String, _ korean: String, _ english: String, remedy: String, _ remedyInEnglish: String
  ) {
    self.init(code, korean, english, remedy: (remedy, remedyInEnglish))
  }

  /// The contents of the two files.
  static let roots: Phrase = (
    korean: "목록 파일은 배열 [ ], 박람회 파일은 객체 { } 하나로 씁니다",
    english: "An items file is one array [ ], an exposition file one object { }"
  )
}

extension FaultWords {
  init(_ kind: CatalogueFault.Kind, in file: String) {
    switch kind {
    case .unreadable(let error):
      self.init("unreadable", error.reason(in: .korean), error.reason(in: .english))
    case .missing(let kind, let near):
      let name = kind.fileName
      self.init(
        "missing", "이 폴더에 \(name)이 없습니다", "The folder has no \(name)",
        remedy: near.map { ("‘\($0)’의 이름을 \(name)으로 바꾸세요", "Rename ‘\($0)’ to \(name)") })
    case .severalExpositions(let names):
      let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
      self.init(
        "severalExpositions", "박람회 파일일 수 있는 것이 \(names.count.groupedDigits)개입니다: \(list)",
        "\(names.count.groupedDigits) files could be the exposition file: \(list)",
        remedy: "읽을 파일의 이름을 exposition.json으로 바꾸세요", "Rename the one to read to exposition.json")
    case .otherKind(.items):
      self.init(
        "otherKind", "출품작 목록이 없습니다. 박람회 파일로 보입니다",
        "This is no list of items; it looks like an exposition file")
    case .otherKind(.exposition):
      self.init(
        "otherKind", "박람회 소개가 없습니다. 출품작 목록으로 보입니다",
        "This is no exposition; it looks like an items file")
    case .untranslatedFile(let kind):
      self.init(
        "untranslatedFile", "번역에 \(kind.fileName)이 없어, 본디 글로 보입니다",
        "The translation has no \(kind.fileName); the catalogue's own words are shown")
    case .picture(let fault): self.init(fault)
    case .pictureOfOtherFormat(let format):
      self.init(
        "pictureOfOtherFormat", "XPM이 아니라 \(format) 그림입니다",
        "This is a \(format) picture, not an XPM one",
        remedy: Self.conversion(of: file, as: "\(format.lowercased()):"))
    case .pictureTooWide(let size, let fitting):
      let command = Self.conversion(of: file, columns: PictureFile.maxColumns)
      self.init(
        "pictureTooWide", "\(size)픽셀 그림은 80칸 화면에 들어가지 않습니다",
        "A picture of \(size) pixels is too wide for a page of 80 columns",
        remedy: "\(fitting)픽셀까지 보입니다. \(command.korean)",
        "Up to \(fitting) pixels are shown. \(command.english)")
    case .malformed(let kind): self.init(kind)
    case .wrongRoot(let expected, let found, let list):
      self.init(
        "wrongRoot", "\(expected.name.korean) 와야 할 파일에 \(found.name.korean) 있습니다",
        "The file must hold \(expected.name.english) but holds \(found.name.english)",
        remedy: list.map {
          (
            "‘\($0)’의 배열 [ ]만 남기고, 그것을 둘러싼 객체 { }는 지우세요",
            "Keep the array [ ] of ‘\($0)’ alone, without the object { } around it"
          )
        } ?? (
          Self.roots.korean + ". 두 파일이 뒤바뀌지 않았는지도 확인하세요",
          Self.roots.english + "; check that the two files are not swapped"
        ))
    case .duplicateKey(let key):
      self.init(
        "duplicateKey", "같은 객체에 ‘\(key)’ 키가 또 있습니다", "The object has the key ‘\(key)’ twice",
        remedy: "둘 가운데 하나를 지우세요", "Remove one of the two")
    case .missingKey(let key):
      self.init(
        "missingKey", "필수 키가 없습니다: ‘\(key)’", "The required key ‘\(key)’ is missing",
        remedy: "이 객체에 ‘\(key)’ 키와 값을 넣으세요", "Add ‘\(key)’ and its value to this object")
    case .misspeltKey(let key, let meant):
      self.init(
        "misspeltKey", "‘\(key)’: 모르는 키입니다. 필수 키가 없습니다: ‘\(meant)’",
        "Unknown key ‘\(key)’, and the required key ‘\(meant)’ is missing")
    case .wrongType(let expected, let found):
      self.init(
        "wrongType", "\(expected.name.korean) 와야 하는데 \(found.name.korean) 있습니다",
        "This must be \(expected.name.english), not \(found.name.english)",
        remedy: expected.example)
    case .tooManyLines(let limit):
      let count = limit.groupedDigits
      self.init(
        "tooManyLines", "글이 \(count)줄을 넘습니다", "The text has more than \(count) lines",
        remedy: "글을 줄이거나 여러 출품작으로 나누세요", "Shorten the text, or divide it among several items")
    case .duplicate(let text, let firstPath):
      self.init(
        "duplicate",
        "‘\(text)’: \(firstPath)에 이미 있습니다", "‘\(text)’ is already used at \(firstPath)")
    case .emptyText: self.init("emptyText", "내용이 없습니다", "The text says nothing")
    case .impossibleDate(let day):
      self.init("impossibleDate", "달력에 없는 날입니다: \(day)", "The calendar has no such day: \(day)")
    case .durationEndsBeforeItBegins:
      self.init(
        "durationEndsBeforeItBegins", "끝나는 날이 시작하는 날보다 이릅니다", "The last day precedes the first",
        remedy: "이른 날을 먼저 쓰고, 해가 바뀌면 두 날짜에 모두 연도를 쓰세요",
        "Write the earlier day first, and the year of both if they are in different years")
    case .negativeVisitors:
      self.init("negativeVisitors", "방문객 수가 0보다 작습니다", "The number of visitors is below 0")
    case .linkIsNotHTTP:
      self.init(
        "linkIsNotHTTP",
        "http나 https로 시작하고 빈칸이 없는, 8,192바이트까지의 주소가 아닙니다",
        "This is no address of http or https without blanks, of at most 8,192 bytes",
        remedy: "https://로 시작하는 주소 전체를 쓰세요", "Write the whole address, beginning with https://")
    case .durationIsNoPeriod:
      self.init(
        "durationIsNoPeriod", "두 날짜로 읽을 수 없는 기간이어서, 적힌 대로 보입니다",
        "The duration is not two dates, and is shown as it is written",
        remedy: "두 날짜를 ‘연. 월. 일. - 연. 월. 일.’의 차례로, 연도는 네 자리로 쓰세요",
        "Write two dates, each as year, month, day, with all digits of the year and a dash between")
    case .unknownEvidence(let word):
      self.init(
        "unknownEvidence", "‘\(word)’: certain, probable, uncertain 가운데 하나가 아닙니다",
        "‘\(word)’ is not a grade; use certain, probable or uncertain")
    case .missingImageDescription:
      self.init(
        "missingImageDescription", "그림을 보지 못하는 사람을 위한 ‘image_desc’ 키가 없습니다",
        "‘image_desc’, for readers who cannot see the picture, is missing")
    case .unknownKey(let key):
      self.init("unknownKey", "‘\(key)’: 모르는 키여서 읽지 않습니다", "Unknown key ‘\(key)’; it is not read")
    case .emptyList: self.init("emptyList", "목록이 비어 있습니다", "The list is empty")
    case .writtenLineBreak:
      self.init(
        "writtenLineBreak", "줄바꿈이 아니라 \\n이라는 두 글자가 보입니다",
        "Readers see a backslash and an n here, not a line break",
        remedy: "줄을 바꾸려면 JSON에 역슬래시 하나로 \\n이라고 쓰세요",
        "For a line break write \\n in the JSON, with one backslash")
    case .extraBlank:
      self.init(
        "extraBlank", "글의 앞이나 뒤, 또는 낱말 사이에 필요 없는 빈칸이 있습니다",
        "The text has a blank too many, at an end or between words")
    case .hiddenCharacter(let scalars):
      let codes = scalars.prefix(5).map(\.codePoint).joined(separator: ", ")
      self.init(
        "hiddenCharacter", "보이지 않거나 글의 방향을 바꾸는 문자가 있습니다: \(codes)",
        "The text has characters that are invisible or turn its direction: \(codes)")
    case .lineBreak:
      self.init(
        "lineBreak", "한 줄로 보이는 글에 줄바꿈(\\n)이 있습니다",
        "A line break (\\n) in a text that is shown on one line")
    case .imageNameIsNotFileName:
      self.init(
        "imageNameIsNotFileName", "image_name은 폴더와 확장자를 뺀 그림 파일의 이름입니다",
        "An image_name is the name of the picture's file, without folder and extension")
    case .missingPicture:
      self.init(
        "missingPicture", "다른 출품작에는 그림이 있는데, pictures 폴더에 이 이름의 그림이 없습니다",
        "Other exhibits have a picture; the folder pictures has none with this name")
    case .pictureIsCalled:
      self.init(
        "pictureIsCalled", "이 이름의 그림이 없고, 비슷한 이름의 그림이 있습니다",
        "There is no picture with this name, but one with a similar name")
    case .notRead:
      self.init(
        "notRead", "이 자리의 파일은 읽지 않습니다", "Files are not read in this place",
        remedy: "그림은 pictures 폴더에 ‘이름.xpm’으로, 번역은 en 폴더에 두세요",
        "Pictures belong in the folder pictures as ‘name.xpm’, a translation in the folder en")
    case .unusedPicture:
      self.init("unusedPicture", "이 그림을 쓰는 출품작이 없습니다", "No exhibit has this picture")
    case .otherPictureFormat:
      self.init(
        "otherPictureFormat", "XPM 그림만 보여 줄 수 있습니다", "Only XPM pictures are shown",
        remedy: Self.conversion(of: file))
    case .otherThanOriginal(let value):
      self.init(
        "otherThanOriginal",
        "본디 글의 값과 다릅니다: ‘\(value)’", "The catalogue's own value is another: ‘\(value)’")
    case .untranslatedKey(let key):
      self.init(
        "untranslatedKey", "번역에 ‘\(key)’의 글이 없거나 모자라, 그만큼 보이지 않습니다",
        "The translation lacks ‘\(key)’, or a part of it, which readers do not see")
    case .sameAsOriginal:
      self.init("sameAsOriginal", "옮기지 않은 글입니다", "The text is not translated")
    case .untranslatedCopy:
      self.init(
        "untranslatedCopy", "이 파일에는 옮긴 글이 하나도 없습니다", "No text of this file is translated")
    case .untranslatedItem(let name):
      self.init(
        "untranslatedItem", "‘\(name)’ 출품작이 이 파일에 없어, 본디 글로 보입니다",
        "The exhibit ‘\(name)’ is missing here; it is shown in the catalogue's own words")
    case .unknownItem:
      self.init(
        "unknownItem", "이 ‘image_name’의 출품작이 본디 목록에 없어, 보이지 않습니다",
        "The catalogue's own list has no exhibit with this ‘image_name’, so that this one is not shown"
      )
    }
  }

  /// The command that makes an XPM picture of a file.
  ///
  /// - Parameter format: The format and a colon, if the name of the file does not tell it.
  private static func conversion(
    of file: String, as format: String = "", columns: Int = 48
  ) -> Phrase {
    let from = ShellWord.quote(format + file)
    let to = ShellWord.quote(PictureFile.stem(of: file) + PictureFile.ending)
    let command = "convert \(from) -resize \(columns)x -colors 64 \(to)"
    return (
      "바꾸는 명령: \(command) (ImageMagick 7에서는 magick)",
      "To convert it: \(command) (ImageMagick 7: magick)"
    )
  }
}
