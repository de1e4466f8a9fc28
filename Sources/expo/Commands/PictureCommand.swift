import ExpoCore
import TerminalText

/// `expo picture [name…]`, and `expo picture poster` or `flag` for the exposition's own.
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
    let (shown, errors) = try catalogue.meanings(of: words) { name in
      let shown = try shownPicture(name)
      let picture = try catalogue.catalogue.picture(named: shown.fileName)
      if picture == nil, shown.description?.isEmpty != false {
        throw CommandError.noPicture(of: shown.name.text)
      }
      return Document.picture(shown, picture.flatMap { rules.show($0) ? $0 : nil }, in: pages.plain)
    }
    var output = Output.document(Document(shown.flatMap(\.blocks)))
    output.errors = errors
    return output
  }

  /// `expo picture <name> --png`
  func image(of words: [String]) throws -> Output {
    guard !words.isEmpty else { throw UsageError.missingName(.picture) }
    if outputIsTerminal { throw CommandError.imageOnTerminal(words) }
    let (shown, errors) = try catalogue.meanings(of: words, find: shownPicture)
    guard shown.count + errors.count == 1 else { throw UsageError.severalNames(words, .picture) }
    guard let picture = try catalogue.catalogue.picture(named: shown[0].fileName) else {
      throw CommandError.noPicture(of: shown[0].name.text)
    }
    return .bytes(picture.png)
  }

  private func shownPicture(_ name: String) throws -> ShownPicture {
    let picture = ExpositionPicture(rawValue: name.lowercased())
    if let picture, (try? catalogue.itemList())?.names.has(name) != true {
      return ShownPicture(picture, of: try? catalogue.exposition(), in: pages.plain)
    }
    let list = try catalogue.itemList()
    return switch try list.subject(of: name, for: [Command.picture.name]) {
    case .overview: ShownPicture(.poster, of: try? catalogue.exposition(), in: pages.plain)
    case .item(let index): ShownPicture(index, of: list.items)
    }
  }
}
