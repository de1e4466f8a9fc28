import ExpoCore
import TerminalText

extension Command {
  static let sources = Command(
    name: "sources",
    otherNames: ["출처", "인용", "cite", "source"],
    helpTopics: ["citing", "citation"],
    operands: .names(isRequired: false),
    options: [.bibtex],
    summary: ("인용하는 법과 출처, 링크를 보여 줍니다", "Shows how to cite a text, its sources and links"),
    details: [
      (
        "출처의 번호는 본문에 적힌 주석의 번호이고, 링크의 번호는 출처에 이어집니다. 이름을 쓰지 않으면 박람회 소개의 출처입니다.",
        "Sources have the numbers of the notes in the text; those of the links go on after them. "
          + "Without a name it shows the sources of the overview."
      )
    ],
    examples: [
      Example(
        "BibTeX로 인용합니다", "Cite it in BibTeX", "expo sources 거문고 --bibtex",
        inEnglish: "expo sources geomungo --bibtex")
    ],
    offersBothLanguages: true
  ) { try $0.sources($1) }
}

extension Invocation {
  /// `expo sources [NAME…]`
  func sources(_ words: [String]) throws -> Output {
    let (topics, errors) =
      words.isEmpty ? ([.exposition], []) : try topics(of: names(in: words), for: .sources)
    let pages = try pages
    var output: Output =
      options.bibtex
      ? .lines(
        try topics.flatMap { try Citation(of: $0, in: pages.catalogue, wording).entry }
          .map { Line([Inline($0)]) })
      : .document(pages.inOrder(try topics.map(pages.sources)))
    output.errors = errors
    return output
  }
}
