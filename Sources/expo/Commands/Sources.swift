import ExpoCore
import TerminalText

extension Command {
  static let sources = Command(
    name: "sources",
    otherNames: ["출처", "인용", "인용하기", "각주", "참고문헌", "cite", "source"],
    helpTopics: ["citing", "citation", "footnote"],
    operands: .names(isRequired: false),
    options: [.bibtex],
    summary: ("인용하는 법과 출처, 링크를 보여 줍니다", "Shows how to cite a text, its sources and links"),
    details: [
      (
        "출처마다 번호와 무엇의 출처인지가 있고, 링크의 번호는 출처에 이어집니다. 본문은 그 번호로 출처를 밝히며, 낭독기는 번호를 읽지 않습니다. 이름을 쓰지 않으면 박람회 소개의 출처입니다.",
        "Each source has a number, by which the text cites it, and says what it is for; links go on after them. "
          + "Listeners do not hear the numbers in the text. Without a name it shows the sources of the overview."
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
