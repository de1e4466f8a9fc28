import ExpoCore
import TerminalText

/// `expo picture [name…]`, and `expo picture poster` or `flag` for the exposition's own.
extension Context {
  func picture(_ words: [String]) throws -> Output {
    let rules = pictureRules(isRequested: true)
    var page = page
    guard !words.isEmpty else {
      page.pictures = rules.pictures(of: catalogue.catalogue)
      let exposition = try? catalogue.exposition()
      return .document(
        .gallery(of: try catalogue.itemList().items, exposition, rules.showAny, in: page))
    }
    let (shown, errors) = try meanings(of: words) { name in
      let shown = try shownPicture(name)
      let picture = try catalogue.catalogue.picture(named: shown.fileName)
      if picture == nil, shown.description?.isEmpty != false {
        throw CommandError.noPicture(of: shown.name.text)
      }
      return Document.picture(shown, picture.flatMap { rules.show($0) ? $0 : nil }, in: page)
    }
    var output = Output.document(Document(shown.flatMap(\.blocks)))
    output.errors = errors
    return output
  }

  /// `expo picture <name> --png`
  func image(of words: [String]) throws -> Output {
    guard !words.isEmpty else { throw UsageError.missingName([Command.picture.name]) }
    if surroundings.output.isTerminal { throw CommandError.imageOnTerminal(words) }
    let (shown, errors) = try meanings(of: words, find: shownPicture)
    guard shown.count + errors.count == 1 else { throw UsageError.severalNames(words, .picture) }
    guard let picture = try catalogue.catalogue.picture(named: shown[0].fileName) else {
      throw CommandError.noPicture(of: shown[0].name.text)
    }
    return .bytes(picture.png)
  }

  private func shownPicture(_ name: String) throws -> ShownPicture {
    let picture = ExpositionPicture(rawValue: name.lowercased())
    if let picture, (try? catalogue.itemList())?.names.has(name) != true {
      return ShownPicture(picture, of: try? catalogue.exposition(), in: page)
    }
    let list = try catalogue.itemList()
    return switch try list.topic(of: name, for: [Command.picture.name]) {
    case .overview: ShownPicture(.poster, of: try? catalogue.exposition(), in: page)
    case .item(let index): ShownPicture(index, of: list.items)
    }
  }
}
