import ExpoCore
import TerminalText

/// `expo picture [name]`, and `expo picture poster` or `flag` for the exposition's own.
struct PictureCommand {
  let catalogue: CatalogueCache
  let pages: RunPages
  let outputIsTerminal: Bool

  func output(_ words: [String]) throws -> Output {
    let rules = pages.rules(isRequested: true)
    guard !words.isEmpty else {
      let context = pages.illustrated(pages.plain, by: rules)
      let exposition = try? catalogue.exposition()
      return .document(
        .gallery(of: try catalogue.itemList().items, exposition, rules.showAny, in: context))
    }
    let shown = try shownPicture(words)
    let picture = try catalogue.catalogue.picture(named: shown.fileName)
    if picture == nil, shown.description?.isEmpty != false {
      throw CommandError.noPicture(of: shown.name.text)
    }
    return .document(
      .picture(shown, picture.flatMap { rules.show($0) ? $0 : nil }, in: pages.plain))
  }

  /// `expo picture <name> --png`
  func image(of words: [String]) throws -> Output {
    guard !words.isEmpty else { throw UsageError.missingName(.picture) }
    if outputIsTerminal { throw CommandError.imageOnTerminal(words) }
    let shown = try shownPicture(words)
    guard let picture = try catalogue.catalogue.picture(named: shown.fileName) else {
      throw CommandError.noPicture(of: shown.name.text)
    }
    return .bytes(picture.png)
  }

  private func shownPicture(_ words: [String]) throws -> ShownPicture {
    if let picture = ExpositionPicture(rawValue: words.sentence.lowercased()) {
      return ShownPicture(picture, of: try? catalogue.exposition(), in: pages.plain)
    }
    let list = try catalogue.itemList()
    return ShownPicture(try list.index(of: words, for: .picture), of: list.items)
  }
}
