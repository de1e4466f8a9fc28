import ExpoCore
import TerminalText

extension Context {
  /// `expo picture [name]`, and `expo picture poster` or `flag` for the exposition's own.
  func picture(_ words: [String]) throws -> Output {
    if options.svg { return try vectorPicture(words) }
    let rules = pictureRules(isRequested: true)
    let pages = pages.illustrated(by: pictures(allowedBy: rules))
    guard !words.isEmpty else {
      return .document(
        .gallery(of: try itemList().items, try? catalogue.exposition(), rules.showAny, in: pages))
    }
    return .document(.picture(try shownPicture(words), in: pages))
  }

  /// `expo picture <name> --svg`
  private func vectorPicture(_ words: [String]) throws -> Output {
    guard !words.isEmpty else { throw UsageError.missingName(.picture) }
    let shown = try shownPicture(words)
    guard let picture = catalogue.picture(named: shown.fileName) else {
      throw CommandError.noPicture(of: shown.title)
    }
    let svg = SVG(picture, title: shown.title, description: shown.description ?? "")
    return .bytes(Array(svg.text.utf8))
  }

  private func shownPicture(_ words: [String]) throws -> ShownPicture {
    if let picture = ExpositionPicture(rawValue: words.sentence.lowercased()) {
      return ShownPicture(picture, of: try? catalogue.exposition(), in: pages)
    }
    let list = try itemList()
    return ShownPicture(try index(of: words, in: list, for: .picture), of: list.items)
  }

  /// The rules of this run.
  ///
  /// - Parameter isRequested: whether the reader asks for nothing but pictures.
  func pictureRules(isRequested: Bool = false) -> PictureRules {
    PictureRules(
      option: options.pictures,
      environment: environment,
      output: surroundings.output,
      presentation: presentation,
      pager: pager,
      isRequested: isRequested
    )
  }

  /// Returns the catalogue's pictures by their names, as far as the rules allow; reads none if they
  /// allow none.
  func pictures(allowedBy rules: PictureRules) -> (String) -> Picture? {
    guard rules.showAny else { return { _ in nil } }
    return { name in
      catalogue.picture(named: name).flatMap { rules.show($0) ? $0 : nil }
    }
  }
}
