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
    let (all, unknown) = try shownPictures(words)
    let (documents, errors) = try all.values { shown in
      let picture = try catalogue.source.picture(named: shown.fileName)
      if picture == nil, shown.description?.isEmpty != false {
        throw CommandError.noPicture(of: shown.name.text)
      }
      return pages.picture(shown, picture.flatMap { rules.show($0) ? $0 : nil })
    }
    var output = Output.document(documents.flatMap(\.self))
    output.errors = unknown + errors
    return output
  }

  /// `expo picture NAME --png`
  func image(of words: [String]) throws -> Output {
    guard !words.isEmpty else { throw UsageError.missingName([Command.picture.name]) }
    let (shown, errors) = try shownPictures(words)
    if let first = errors.first { throw first }
    guard shown.count == 1 else { throw UsageError.severalNames(words, .picture) }
    guard let picture = try catalogue.source.picture(named: shown[0].fileName) else {
      throw CommandError.noPicture(of: shown[0].name.text)
    }
    if startup.output.isTerminal { throw CommandError.imageOnTerminal(words) }
    return .bytes(picture.png)
  }

  /// The pictures of the topics that words mean, and those of the exposition that they name; and the errors
  /// of the words that mean none.
  private func shownPictures(
    _ words: [String]
  ) throws -> (values: [ShownPicture], errors: [any Error]) {
    func own(_ word: String) -> ShownPicture? {
      let isItem = (try? catalogue.names().indices(named: word).isEmpty) == false
      let picture = isItem ? nil : ExpositionPicture(named: word)
      return picture.map { pages.shown($0, of: try? catalogue.exposition()) }
    }
    func shown(_ topic: Topic) throws -> ShownPicture {
      try topic.index.map { pages.shown($0, of: try catalogue.items()) }
        ?? pages.shown(.poster, of: try? catalogue.exposition())
    }
    if !words.contains(where: { own($0) != nil }) {
      let (topics, errors) = try topics(of: words, for: .picture)
      return (try topics.map(shown), errors)
    }
    let (pictures, errors) = try words.values { word in
      try own(word).map { [$0] } ?? topics(of: [word], for: .picture).values.map(shown)
    }
    return (pictures.flatMap(\.self), errors)
  }
}
