import ExpoCore
import TerminalText

extension Context {
  /// `expo picture [name]`, and `expo picture poster` or `flag` for the exposition's own.
  func picture(_ words: [String]) throws -> Output {
    let rules = pictureRules(isRequested: true)
    let pages = pages.illustrated(by: pictures(allowedBy: rules))
    guard !words.isEmpty else {
      return .document(
        .gallery(of: try itemList().items, try? catalogue.exposition(), rules.showAny, in: pages))
    }
    let name = words.sentence
    let shown: ShownPicture
    if let picture = ExpositionPicture(rawValue: name.lowercased()) {
      shown = ShownPicture(picture, of: try? catalogue.exposition(), in: pages)
    } else {
      let list = try itemList()
      shown = ShownPicture(
        try index(of: words, in: list, for: .picture), of: list.items)
    }
    return .document(.picture(shown, in: pages))
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
