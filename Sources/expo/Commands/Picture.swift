import ExpoCore
import TerminalText

extension Command {
  static let picture = Command(
    name: "picture",
    otherNames: ["그림", "pictures"],
    operands: .names(.pictures, isRequired: false),
    summary: ("출품작의 그림을 보여 줍니다", "Shows the picture of an exhibit"),
    spokenSummary: ("출품작의 그림을 말로 설명합니다", "Describes the picture of an exhibit"),
    details: [
      (
        "그림 하나와 그 설명을 보여 줍니다. 박람회의 그림은 poster, 국기는 flag입니다. "
          + "이름을 쓰지 않으면 모든 그림을 늘어놓습니다.",
        "Shows one picture and describes it. The exposition's own pictures are named poster and flag. "
          + "Without a name all pictures are shown side by side."
      ),
      (
        "터미널이 256색을 쓰고 그림보다 넓어야 합니다. 보여 줄 수 없으면 설명만 출력합니다.",
        "A terminal needs 256 colours and room for the picture; otherwise the description is printed."
      ),
    ],
    examples: [
      Example(
        "그림을 색까지 글로 저장합니다", "Save a picture as coloured text",
        "expo picture 갓 --color always > hat",
        inEnglish: "expo picture gat --color always > hat")
    ],
    offersBothLanguages: true
  ) { try $0.picture($1) }
}

/// `expo picture [NAME…]`, and `expo picture poster` or `flag` for the exposition's own.
extension Invocation {
  func picture(_ words: [String]) throws -> Output {
    let pages = try pages
    let isMissed =
      context.output.isTerminal && !settings.isAccessible && !settings.showsPictures
      && options.pictures != .never
    let why: Document =
      isMissed
      ? [
        .paragraph(
          wording.say(
            "그림 대신 설명을 보여 줍니다. 그림은 256색을 쓰고 블록 문자가 한 칸인 터미널에서, 페이저가 색을 전할 때 보입니다.",
            "Descriptions stand for pictures, which need 256 colours, block characters one cell wide, and a pager that passes colours."
          ))
      ] : []
    if words.isEmpty {
      return .document(pages.gallery() + why)
    }
    let (all, unknown) = try shownPictures(words, in: pages)
    let (documents, errors) = try all.values { shown in
      if try pages.catalogue.picture(named: shown.fileName) == nil,
        shown.description?.isEmpty != false
      {
        let name = shown.name.text
        throw wording.message(
          "\(quoting: name)에는 그림이 없습니다", "\(quoting: name) has no picture")
      }
      return pages.picture(shown)
    }
    var output = Output.document(documents.flatMap(\.self) + why)
    output.errors = unknown + errors
    return output
  }

  /// The pictures that words mean, of topics or of the exposition itself, each once, and the errors
  /// of the words that mean none.
  private func shownPictures(
    _ words: [String], in pages: Pages
  ) throws -> (values: [ShownPicture], errors: [any Error]) {
    let names = try names(in: words)
    let (all, errors) = try names.values { name in
      if name.found.first.map({ $0.rank > .alias }) ?? true,
        let picture = ExpositionPicture(named: name.typed, in: pages.exposition)
      {
        return pages.shown(picture)
      }
      return try topic(of: name, for: .picture).index.map { pages.shown($0) }
        ?? pages.shown(.poster)
    }
    try reportOtherNames(of: names)
    var known: Set<String> = []
    return (all.filter { known.insert($0.fileName).inserted }, errors)
  }
}
