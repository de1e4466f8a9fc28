import ExpoCore
import TerminalText

extension Command {
  static let item = Command(
    name: "item",
    otherNames: ["show", "read", "보기"],
    helpTopics: ["인쇄", "출력", "저장", "파일", "print", "save", "file"],
    operands: .names(),
    options: [.json],
    summary: ("출품작 하나를 자세히 보여 줍니다", "Shows one exhibit"),
    details: [
      (
        "이름은 목록의 번호, 이름의 처음, 초성(ㄱㅁㄱ), 한자, 로마자, 한/영 키를 잊고 친 글자(rjansrh)로도 찾습니다. "
          + "띄어쓰기, 대소문자, 문장 부호는 달라도 됩니다.",
        "A name may be the number in the list, the beginning of the name, its Korean, its Hanja or its initial "
          + "consonants. Spaces, case, accents and punctuation do not matter."
      ),
      (
        "이름을 여럿 쓰면 차례로 보여 줍니다. 띄어쓰기가 든 이름은 따옴표로 묶습니다.",
        "Several names are shown one after the other; a name with spaces goes in quotation marks."
      ),
    ],
    examples: [
      Example(
        "이름으로 찾아 읽습니다", "Read about one by name", "expo item 거문고",
        inEnglish: "expo item geomungo"),
      Example(
        "여럿을 차례로 읽습니다", "Read about several", "expo item 갓 13",
        inEnglish: "expo item 'folding screen' 13"),
      Example(
        "글과 출처를 인쇄할 파일에 담습니다", "Save a page and its sources, to print",
        "(expo item 13 --width 72; echo; expo sources 13 --width 72) > 13.txt"),
    ],
    offersBothLanguages: true
  ) { try $0.item($1) }
}

extension Invocation {
  /// `expo item NAME…`
  func item(_ words: [String]) throws -> Output {
    let (topics, errors) = try topics(of: names(in: words), for: .item)
    return try reading(of: topics, errors: errors)
  }

  /// Topics as pages or as JSON; a single one is in no array.
  func reading(of topics: [Topic], errors: [any Error] = []) throws -> Output {
    var output: Output
    if options.json {
      let values = try topics.map { AnyEntry(entry: try catalogue.entry($0)) }
      output = try values.count + errors.count == 1 ? .json(values[0]) : .json(values)
    } else {
      let pages = topics == [.exposition] ? try pages : try markedPages()
      output = .document(pages.inOrder(try topics.map(pages.page)))
    }
    output.errors = errors
    return output
  }
}

/// An item or the exposition, encoded as itself.
private struct AnyEntry: Encodable {
  let entry: any CatalogueEntry

  func encode(to encoder: any Encoder) throws { try entry.encode(to: encoder) }
}
