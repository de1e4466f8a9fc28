import ExpoCore
import TerminalText

/// `expo picture [name…]`, and `expo picture poster` or `flag` for the exposition's own.
extension Run {
  func picture(_ words: [String]) throws -> Output {
    let rules = pictureRules(showsOnlyPictures: true)
    var pages = pages
    guard !words.isEmpty else {
      pages.pictures = rules.pictures(of: catalogue.source)
      let exposition = try? catalogue.exposition()
      return .document(
        pages.gallery(
          of: try catalogue.items(), exposition, showsPictures: rules.showAny))
    }
    let (documents, errors) = try shownPictures(words).values { shown in
      let picture = try catalogue.source.picture(named: shown.fileName)
      if picture == nil, shown.description?.isEmpty != false {
        throw CommandError.noPicture(of: shown.name.text)
      }
      return pages.picture(shown, picture.flatMap { rules.show($0) ? $0 : nil })
    }
    var output = Output.document(documents.flatMap(\.self))
    output.errors = errors
    return output
  }

  /// `expo picture NAME --png`
  func image(of words: [String]) throws -> Output {
    guard !words.isEmpty else { throw UsageError.missingName([Command.picture.name]) }
    let shown = try shownPictures(words)
    guard shown.count == 1 else { throw UsageError.severalNames(words, .picture) }
    guard let picture = try catalogue.source.picture(named: shown[0].fileName) else {
      throw CommandError.noPicture(of: shown[0].name.text)
    }
    if startup.output.isTerminal { throw CommandError.imageOnTerminal(words) }
    return .bytes(picture.png)
  }

  /// The pictures of the topics that words mean, and those of the exposition that they name.
  private func shownPictures(_ words: [String]) throws -> [ShownPicture] {
    func own(_ word: String) -> ExpositionPicture? {
      let isItem = (try? catalogue.names().indices(named: word).isEmpty) == false
      return isItem ? nil : ExpositionPicture(rawValue: word.lowercased())
    }
    if words.allSatisfy({ own($0) == nil }) {
      let names = try catalogue.names(in: words)
      return try catalogue.topics(of: names, for: [Command.picture.name]).map { topic in
        try topic.index.map { pages.shown($0, of: try catalogue.items()) }
          ?? pages.shown(.poster, of: try? catalogue.exposition())
      }
    }
    return try words.flatMap { word in
      try own(word).map { [pages.shown($0, of: try? catalogue.exposition())] }
        ?? shownPictures([word])
    }
  }
}
