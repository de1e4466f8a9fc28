import ExpoCore
import TerminalText

/// A row of the browser's list.
extension Subject {
  /// The number that readers see and type: 0 for the overview.
  var number: Int {
    switch self {
    case .overview: 0
    case .item(let index): index + 1
    }
  }

  func name(in items: [Item], _ wording: Wording) -> String {
    switch self {
    case .overview: wording.overview
    case .item(let index): Inline(line: items[index].name).text
    }
  }

  /// The short description of an item.
  func description(in items: [Item]) -> String {
    switch self {
    case .overview: ""
    case .item(let index): Inline(line: items[index].shortDescription).text
    }
  }
}

struct BrowserPage: Equatable {
  enum Extent: Equatable {
    case whole
    /// The picture if it has no more rows, or else the text.
    case beginning(rows: Int)
  }

  let entry: Subject
  var extent = Extent.whole
  let size: TerminalSize
  let language: Language
  /// Whether the item is a favourite, which its page says.
  let isFavourite: Bool
  /// Whether the page has pictures if it has room for them.
  let pictures: When
}

/// What the browser shows: a catalogue in one language or two, and how its pages are laid out.
struct BrowserCatalogue {
  /// An edition, which is read when it is first needed.
  private final class Edition {
    private(set) lazy var list: ItemList = ItemList(read()) { [weak self] in self?.other?.list.items
    }
    weak var other: Edition?
    private let read: () -> [Item]

    init(_ read: @escaping () -> [Item]) {
      self.read = read
    }
  }

  private let korean: Edition
  private let english: Edition?
  /// Whether there is a page about the exposition.
  let hasOverview: Bool
  private let layOutPage: (BrowserPage, [Item]) -> [Line]

  /// - Parameter english: the items in English; nil if the catalogue has none.
  init(
    korean: @escaping @autoclosure () -> [Item],
    english: (() -> [Item])? = nil,
    hasOverview: Bool = true,
    layOut: @escaping (_ page: BrowserPage, _ items: [Item]) -> [Line]
  ) {
    self.korean = Edition(korean)
    self.english = english.map { Edition($0) }
    self.korean.other = self.english
    self.english?.other = self.korean
    self.hasOverview = hasOverview
    layOutPage = layOut
  }

  /// Lays out a page; the result depends on nothing else.
  func layOut(_ page: BrowserPage) -> [Line] { layOutPage(page, list(in: page.language).items) }

  var hasEnglish: Bool { english != nil }

  /// The items in a language, and the index of their names in both editions.
  func list(in language: Language) -> ItemList {
    switch language {
    case .korean: korean.list
    case .english: (english ?? korean).list
    }
  }
}

/// What the browser asks of the world around it.
enum BrowserEffect: Equatable {
  case quit
  /// Add the item to the favourites, or remove it.
  case toggleFavourite(Int)
  case openLink(Subject)
}
