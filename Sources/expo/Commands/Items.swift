import ExpoCore
import TerminalText

extension Command {
  static let items = Command(
    name: "items",
    otherNames: ["목록", "ls", "list"],
    operands: .text(Operands.kind, .kinds, isRequired: false),
    options: [.byCategory, .byEvidence, .names, .json],
    summary: ("출품작의 목록을 보여 줍니다", "Lists the exhibits"),
    details: [
      (
        "번호와 이름, 출품 근거의 등급, 한 줄 소개를 보여 줍니다. 분류 자리에는 등급도 씁니다.",
        "Shows the number, the name, the grade of the evidence and one line about each. "
          + "KIND is a category or a grade."
      ),
      (
        "스크립트에서는 --names나 --json을 쓰세요. JSON의 image_name도 item에 쓸 수 있는 이름입니다.",
        "Scripts use --names or --json; an image_name of the JSON is a name for item, too."
      ),
    ],
    examples: [
      Example(
        "출품의 근거를 등급별로 봅니다", "See the evidence for each, by grade", "expo items --by-evidence"),
      Example(
        "악기를 모두 읽습니다", "Read about every musical instrument",
        "expo items 악기 --json | jq -r '.[].image_name' | xargs expo item",
        inEnglish: "expo items instruments --json | jq -r '.[].image_name' | xargs expo item"),
    ],
    offersBothLanguages: true
  ) { try $0.items($1) }
}

extension Invocation {
  /// `expo items`, and `expo items 악기` for a category or a grade of evidence.
  func items(_ words: [String] = []) throws -> Output {
    let catalogue = try catalogue
    let (selection, division) = (try selection(named: words, for: .items), options.division)
    lazy var indices = catalogue.sections(of: selection, by: division).flatMap(\.indices)
    if options.json { return try .json(indices.map { catalogue.items[$0] }) }
    if options.names { return .lines(try names(of: indices.map(Topic.item))) }
    return .document(try markedPages().items(of: selection, by: division))
  }

  /// `--names`: a line for each topic with a name that finds it.
  func names(of topics: [Topic]) throws -> [Line] {
    let indices = topics.compactMap(\.index)
    var names = try catalogue.shortestNames(of: indices) { Inline(line: $0.name).text }[...]
    return topics.map { topic in
      let name = topic == .exposition ? Topic.overviewName : names.popFirst() ?? ""
      return Line([Inline(line: name)])
    }
  }
}
