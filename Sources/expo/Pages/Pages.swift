import ExpoCore
import TerminalText

/// Makes pages of a catalogue's data.
///
///     Pages(catalogue: .bundled).item(at: 12)
struct Pages {
  /// The sign after the name of a favourite.
  static let favouriteMark = "*"

  let catalogue: Catalogue
  var wording = Wording.korean
  /// Whether pages name commands; not on a full screen, which has keys.
  var namesCommands = true
  /// The indices of the favourites that pages mark.
  var favourites: Set<Int> = []
  var showsPictures = false

  var items: [Item] { catalogue.items }
  var exposition: Exposition? { catalogue.exposition }

  /// The page of a topic's text.
  func page(of topic: Topic) throws -> Document {
    try topic.index.map(item) ?? overview()
  }

  /// The picture with a name; nil if the catalogue has none, or if pages show none.
  func picture(named name: String) -> Picture? {
    showsPictures ? try? catalogue.picture(named: name) : nil
  }

  /// The picture with a name as a block; no block if there is none, or if pages show none.
  func picture(_ name: String, caption: @autoclosure () -> String? = nil) -> [Block] {
    picture(named: name).map { [block(of: $0, caption: caption())] } ?? []
  }

  /// The picture, or how wide a page must be to have it.
  func block(of picture: Picture, caption: String? = nil) -> Block {
    let columns = picture.width + 1
    return .picture(
      picture, caption: caption.map { Inline($0) },
      ifTooWide: Inline(
        wording.say("(그림은 \(columns)칸부터 보입니다)", "(The picture needs \(columns) columns)"),
        .secondary))
  }

  /// Several pages in one, each after the first with its place among them.
  func inOrder(_ pages: [Document]) -> Document {
    let count = pages.count.groupedDigits
    return pages.enumerated().flatMap { index, page -> Document in
      if index == 0 { return page }
      let number = (index + 1).groupedDigits
      let next = wording.say(
        "다음 글, \(count)개 가운데 \(number)번째", "Next text, \(number) of \(count)")
      return [.lines([[Inline("──── \(number)/\(count)", .secondary, spoken: next)]])] + page
    }
  }

  /// The hint that names a command for one item, and the item's name; no block if there is no item.
  ///
  /// - Parameter words: The hint around a name.
  func hint(
    _ words: (_ name: String) -> String, _ command: Command, _ operands: [String] = [],
    item index: Int?
  ) -> [Block] {
    guard let index else { return [] }
    return hint(words(items[index].name), command, operands + ["\(index + 1)"])
  }

  /// The hint, if pages name commands.
  func hint(
    _ words: String, _ command: Command, _ operands: [String] = [], options: [Option] = [],
    value: String? = nil
  ) -> [Block] {
    namesCommands ? wording.hint(words, command, operands, options: options, value: value) : []
  }
}
