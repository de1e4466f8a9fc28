import ExpoCore
import TerminalText

/// `expo picture [NAME…]`, and `expo picture poster` or `flag` for the exposition's own.
extension Run {
  func picture(_ words: [String]) throws -> Output {
    let pages = pages
    let isMissed =
      startup.output.isTerminal && !settings.isAccessible && !settings.showsPictures
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
    guard !words.isEmpty else {
      let exposition = try? catalogue.exposition()
      return .document(
        pages.gallery(
          of: try catalogue.items(), exposition, showsPictures: settings.showsPictures) + why)
    }
    let (all, unknown) = try shownPictures(words)
    let (documents, errors) = try all.values { shown in
      let picture = try catalogue.picture(named: shown.fileName)
      if picture == nil, shown.description?.isEmpty != false {
        let name = shown.name.text
        throw wording.message(
          "\(quoting: name)에는 그림이 없습니다", "\(quoting: name) has no picture")
      }
      return pages.picture(shown, settings.showsPictures ? picture : nil)
    }
    var output = Output.document(documents.flatMap(\.self) + why)
    output.errors = unknown + errors
    return output
  }

  /// The pictures that words mean, of topics or of the exposition itself, each once, and the errors
  /// of the words that mean none.
  private func shownPictures(
    _ words: [String]
  ) throws -> (values: [ShownPicture], errors: [any Error]) {
    let matches = try matches(of: words)
    let exposition = try? catalogue.exposition()
    let (all, errors) = try matches.values { name in
      if name.rank > .alias, let picture = ExpositionPicture(named: name.typed) {
        return pages.shown(picture, of: exposition)
      }
      return try topic(of: name, for: .picture).index.map {
        pages.shown($0, of: try catalogue.items())
      }
        ?? pages.shown(.poster, of: exposition)
    }
    try noteReading(of: matches)
    var known: Set<String> = []
    return (all.filter { known.insert("\($0.number ?? 0) \($0.fileName)").inserted }, errors)
  }
}
