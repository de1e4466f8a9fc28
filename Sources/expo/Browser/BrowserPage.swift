import ExpoCore
import TerminalText

/// All that the lines of a page in the browser depend on, besides the items.
struct BrowserPage: Equatable {
  enum Extent: Equatable {
    case whole
    /// The picture if it has no more rows, or else the text.
    case beginning(rows: Int)
  }

  let entry: Topic
  var extent = Extent.whole
  let size: TerminalSize
  /// Whether the item is a favourite, which its page says.
  let isFavourite: Bool
  /// Whether the page has pictures if it has room for them.
  let pictures: AutoMode
}
