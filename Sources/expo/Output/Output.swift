import ExpoCore
import TerminalText

/// What a command shows, and how the program ends after it.
struct Output {
  enum Content {
    /// Laid out for the reader, and paged if it is long.
    case document(Document)
    /// Lines for programs: never wrapped.
    case lines([Line])
    /// For programs: never paged or styled.
    case bytes([UInt8])
    /// A program that fills the screen, if there is one; without it, or a keyboard, the one that asks
    /// line by line.
    case interactive((any FullScreenProgram)?, orElse: () throws -> Void)
  }

  var content: Content
  var status = ExitStatus.done
  /// What went wrong although there is something to show; reported after it. The last one decides the
  /// status.
  var errors: [any Error] = []
  /// What it shows of the catalogue, in order.
  var topics: [Topic] = []
  /// The pages among which the document is one.
  var series: PageSeries?

  /// Adds blocks to a document's end; other content stays as it is.
  mutating func append(_ blocks: [Block]) {
    if case .document(let document) = content {
      content = .document(document + blocks)
    }
  }

  static func document(_ document: Document) -> Output { Output(content: .document(document)) }

  static func lines(_ lines: [Line]) -> Output { Output(content: .lines(lines)) }

  static func json(_ value: JSONValue) -> Output { .bytes(JSONWriter.document(value)) }

  static func bytes(_ bytes: [UInt8]) -> Output { Output(content: .bytes(bytes)) }
}

/// Pages that follow one another, which a pager turns.
struct PageSeries {
  /// The page that is shown first.
  let index: Int
  let count: Int
  let page: (_ index: Int) -> Document
  /// Returns what stands on the normal screen after a pager has closed at a page.
  let next: (_ index: Int) -> Document
}
