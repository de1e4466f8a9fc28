import ExpoCore
import TerminalText

/// A page on a screen that shows a part of it: its scroll position and its search.
///
///     var view = PageView(layout.lines(of: document), rows: 23)
///     view.move(.pageDown)
///     view.visible  // 23..<46
///     view.search(SearchQuery("금속"))
///     view.visibleLines  // with the matches marked
struct PageView {
  enum Move: CaseIterable {
    case lineDown
    case lineUp
    case halfDown
    case halfUp
    case pageDown
    case pageUp
    case top
    case bottom
    /// To the percentage of the text that the number before the key says.
    case percent

    /// Whether it goes a screen or half of one.
    var isPaging: Bool { [.halfDown, .halfUp, .pageDown, .pageUp].contains(self) }

    var goesDown: Bool { [.lineDown, .halfDown, .pageDown, .bottom].contains(self) }

    /// The line to go to from another: on a screen of so many rows, in a text of so many lines.
    ///
    /// - Parameter number: the number before the key: how often, or which line or percentage.
    func line(from line: Int, number: Int?, rows: Int, of count: Int) -> Int {
      let times = max(1, number ?? 1)
      return switch self {
      case .lineDown: line + times
      case .lineUp: line - times
      case .halfDown: line + times * max(1, rows / 2)
      case .halfUp: line - times * max(1, rows / 2)
      case .pageDown: line + times * rows
      case .pageUp: line - times * rows
      case .top: (number ?? 1) - 1
      case .bottom: (number ?? count + 1) - 1
      case .percent: number.map { count * $0 / 100 } ?? line
      }
    }
  }

  private(set) var lines: [Line] { didSet { pictures = Self.pictures(in: lines) } }
  /// Where the pictures are, with their captions. A page of a gallery ends between two.
  private var pictures: [Range<Int>]
  /// Whether the page is a gallery: a text has one picture or two.
  private var isGallery: Bool { pictures.count > 2 }
  /// The number of lines on the screen, at least one.
  private(set) var rows: Int
  /// The first line that is shown; the last page is always a full one.
  private(set) var offset = 0
  /// The length of the text above the first line when the reader last scrolled; see ``Line/textLength``.
  /// Changes of the size keep it, so that a window that is made small and large again shows the same place.
  private var place: Int?
  private(set) var search: PageSearch?

  init(_ lines: [Line], rows: Int) {
    self.lines = lines
    self.rows = max(1, rows)
    pictures = Self.pictures(in: lines)
  }

  private static func pictures(in lines: [Line]) -> [Range<Int>] {
    var pictures: [Range<Int>] = []
    for (number, line) in lines.enumerated() where line.hasPicture {
      if let last = pictures.last, number < last.upperBound { continue }
      let end = lines[number...].firstIndex(of: .empty) ?? lines.count
      pictures.append(number..<end)
    }
    return pictures
  }

  /// The lines on the screen: as many as fit, without a picture that would be cut.
  var visible: Range<Int> {
    let end = min(lines.count, offset + rows)
    let cut = pictures.first {
      $0.lowerBound > offset && $0.lowerBound < end && $0.upperBound > end
    }
    return offset..<(isGallery ? cut?.lowerBound ?? end : end)
  }

  /// Whether the last line is shown.
  var isAtEnd: Bool { visible.upperBound == lines.count }

  /// The lines that are shown, with the matches of the search marked.
  var visibleLines: [Line] {
    guard let search else { return Array(lines[visible]) }
    return visible.map { number in
      let line = lines[number].marking(search.ranges(in: number), as: .match)
      guard let selected = search.selected, selected.line == number else { return line }
      return line.marking([selected.range], as: .selection)
    }
  }

  /// How much of the page is shown or above the screen, in percent.
  var percent: Int { lines.isEmpty ? 100 : visible.upperBound * 100 / lines.count }

  /// - Parameter number: the number before the key, if there is one.
  mutating func move(_ move: Move, number: Int? = nil) {
    scroll(
      to: move.line(from: offset, number: number, rows: visible.count, of: lines.count))
  }

  /// Shows the line at the top, or as near to the top as there are lines for.
  mutating func scroll(to line: Int) {
    let before = offset
    offset = max(0, min(line, lines.count - rows))
    if isGallery,
      let cut = pictures.first(where: { $0.contains(offset) && $0.lowerBound < offset }),
      cut.count <= rows
    {
      // On the way up, its end may be where the screen is.
      let isAtItsEnd = line < before && cut.upperBound >= before
      offset = isAtItsEnd ? cut.lowerBound : cut.upperBound
    }
    place = nil
  }

  /// Replaces the lines by those of the same page at another size, and keeps the reader's place.
  mutating func layOut(_ lines: [Line], rows: Int) {
    let place = place ?? self.lines[..<offset].reduce(0) { $0 + $1.textLength }
    self.lines = lines
    self.rows = max(1, rows)
    search?.begin(in: lines)
    var length = 0
    let line = lines.firstIndex { line in
      length += line.textLength
      return length > place
    }
    scroll(to: line ?? lines.count)
    self.place = place
  }
}

extension Line {
  /// The UTF-8 bytes of the text without blanks, whose sum does not depend on line breaks. An empty
  /// line counts as one.
  fileprivate var textLength: Int {
    max(1, runs.reduce(0) { $0 + $1.text.utf8.count { $0 > 0x20 } })
  }
}

extension PageView {
  /// Searches the page, and shows the nearest match from the first visible line on; nil ends the search.
  mutating func search(_ query: SearchQuery?) {
    search = query.flatMap { PageSearch($0, in: lines, from: offset) }
    showMatch()
  }

  /// Shows the match so many matches further; the first follows the last.
  mutating func searchAgain(by step: Int) {
    search?.select(by: step)
    showMatch()
  }

  /// Scrolls to the selected match unless it is on the screen, with a third of the screen above it.
  private mutating func showMatch() {
    guard let line = search?.selected?.line, !visible.contains(line) else { return }
    scroll(to: line - rows / 3)
  }
}
