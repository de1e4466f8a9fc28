@testable import ExpoCore
import FoundationEssentials
@testable import TerminalText

/// Reads each input as the items of a catalogue and lays out its pages at a width. A line that is
/// too wide or holds a control character ends the run and keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The sum varies the width without taking a byte from the file.
  let sum = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  let presentation = Layouts(columns: sum % 128, isWide: sum % 256 > 127)
  let wording = Wording(language: sum % 2 == 0 ? .korean : .english)
  if let catalogue = try? Catalogue(decoding: Data(bytes)) {
    let pages = Pages(catalogue: catalogue, wording: wording)
    presentation.check(pages.front())
    presentation.check(pages.items())
    for index in catalogue.items.indices.prefix(8) {
      presentation.check(pages.item(at: index))
      _ = (try? pages.sources(of: .item(index))).map(presentation.check)
    }
    let query = catalogue.items.first?.name ?? ""
    presentation.check(pages.search(catalogue.results(of: query, in: .korean)))
  }
  if let exposition = try? decode(Exposition.self, from: ("exposition.json", Data(bytes))) {
    let catalogue = Catalogue(items: [], exposition: exposition)
    let pages = Pages(catalogue: catalogue, wording: wording)
    _ = (try? pages.overview()).map(presentation.check)
  }
  return 0
}

private struct Layouts {
  let columns: Int
  let measure: CellMeasure

  init(columns: Int, isWide: Bool) {
    self.columns = columns
    measure = CellMeasure(ambiguousIsWide: isWide)
  }

  /// Lays out the document for readers and for listeners.
  func check(_ document: Document) {
    var encoded: [UInt8] = []
    let limit = PageLayout.columns(in: columns)
    for line in PageLayout(columns: columns, measure: measure).lines(of: document) {
      let width = measure.width(of: line.text)
      // A command and an address are whole, so that they can be copied.
      let isWhole = line.spans.contains { $0.role == .command || $0.role == .link }
      precondition(
        limit == 0 || width <= limit || isWhole, "a line of \(width) cells in \(columns)")
      checkBytes(of: line)
      encoded.removeAll(keepingCapacity: true)
      LineEncoder(isStyled: true, hasHyperlinks: true).append(line, to: &encoded)
    }
    SpokenLayout(range: " to ", end: "end").lines(of: document)
      .forEach(checkBytes)
  }

  private func checkBytes(of line: Line) {
    precondition(!line.text.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character")
  }
}
