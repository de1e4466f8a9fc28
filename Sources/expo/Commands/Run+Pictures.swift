import ExpoCore
import TerminalText

/// `expo picture [name…]`, and `expo picture poster` or `flag` for the exposition's own.
extension Run {
  func picture(_ words: [String]) throws -> Output {
    let rules = pictureRules(showsOnlyPictures: true)
    var pages = pages
    let isMissed = startup.output.isTerminal && !settings.isAccessible && !rules.showAny
    let why: Document = isMissed ? [.paragraph(wording.whyNoPictures)] : []
    guard !words.isEmpty else {
      pages.pictures = rules.pictures(of: catalogue.source)
      let exposition = try? catalogue.exposition()
      return .document(
        pages.gallery(
          of: try catalogue.items(), exposition, showsPictures: rules.showAny) + why)
    }
    let (all, unknown) = try shownPictures(words)
    let (documents, errors) = try all.values { shown in
      let picture = try catalogue.source.picture(named: shown.fileName)
      if picture == nil, shown.description?.isEmpty != false {
        throw CommandError.noPicture(of: shown.name.text)
      }
      return pages.picture(shown, picture.flatMap { rules.show($0) ? $0 : nil })
    }
    var output = Output.document(documents.flatMap(\.self) + why)
    output.errors = unknown + errors
    return output
  }

  /// `expo picture NAME --png`
  func image(of words: [String]) throws -> Output {
    guard !words.isEmpty else { throw UsageError.missingName([Command.picture.name]) }
    // The shell writes files: a last word such as `gat.png` is meant as one, and not as a name.
    let file = words.count > 1 && words.last?.hasSuffix(".png") == true ? words.last : nil
    let names = file == nil ? words : words.dropLast()
    let (shown, errors) = try shownPictures(names)
    if let first = errors.first { throw first }
    guard shown.count == 1 else { throw UsageError.severalNames(names, .picture) }
    guard let picture = try catalogue.source.picture(named: shown[0].fileName) else {
      throw CommandError.noPicture(of: shown[0].name.text)
    }
    if startup.output.isTerminal || file != nil {
      throw CommandError.imageNeedsFile(of: names, file ?? "picture.png")
    }
    return .bytes(picture.png)
  }

  /// The pictures that words mean, of topics or of the exposition itself, each once, and the errors of the words
  /// that mean none.
  private func shownPictures(
    _ words: [String]
  ) throws -> (values: [ShownPicture], errors: [any Error]) {
    let names = try catalogue.names(in: words)
    let exposition = try? catalogue.exposition()
    let (all, errors) = try names.values { name in
      if let picture = name.picture { return pages.shown(picture, of: exposition) }
      let topic = try catalogue.topic(of: name, for: [Command.picture.name])
      return try topic.index.map { pages.shown($0, of: try catalogue.items()) }
        ?? pages.shown(.poster, of: exposition)
    }
    try say(readingOf: names)
    var known: Set<String> = []
    return (all.filter { known.insert("\($0.number ?? 0) \($0.fileName)").inserted }, errors)
  }
}
