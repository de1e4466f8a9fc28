@testable import ExpoCore
@testable import TerminalText

/// Escapes each input, lays it out in one kind of block and encodes it. A violated property ends
/// the run and keeps the input: a byte for the width, one for the block, and the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard bytes.count >= 2 else { return 0 }
  let first = bytes[0]
  let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
  let once = ControlEscaping.escaped(text)
  precondition(ControlEscaping.escaped(once).utf8.elementsEqual(once.utf8), "not idempotent")

  let columns = Int(first & 0x7F)
  let measure = CellMeasure(ambiguousIsWide: first > 0x7F)
  let page = page(text, block: bytes[1])
  let limit = PageLayout.columns(in: columns)
  var encoded: [UInt8] = []
  for line in PageLayout(columns: columns, measure: measure).lines(of: page) {
    let width = measure.width(of: line.text)
    // A command and an address are whole, so that they can be copied.
    let isWhole = line.spans.contains { $0.role == .command || $0.role == .link }
    precondition(
      limit == 0 || width <= limit || isWhole, "a line of \(width) cells in \(columns)")
    precondition(!line.text.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character")
    LineEncoder(isStyled: true).append(line, to: &encoded)
  }
  for line in SpokenLayout(range: " to ", end: "end").lines(of: page) {
    LineEncoder(isStyled: false).append(line, to: &encoded)
  }
  for width in 0...3 {
    precondition(
      Line([Inline(once).clipped(to: width, measure: measure)]).width(measure: measure) <= width,
      "clip")
  }
  return 0
}

/// A page with the text in the block that a number chooses.
private func page(_ text: String, block: UInt8) -> Document {
  let line = Inline(line: text, .name)
  let paragraphs = text.split(separator: "\n").map { Inline(line: String($0)) }
  let picture = Picture(width: 30, height: 3, pixels: Array(repeating: 67, count: 90))
  func facts() -> [TableRow] {
    paragraphs.map { TableRow(label: $0, value: [[$0, line], [line]]) }
  }
  func list(isStacked: Bool) -> Block {
    let entries = paragraphs.enumerated().map { index, name in
      ListEntry(number: index, name: name, mark: Inline("*"), text: [line])
    }
    return .list([ListSection(heading: line, entries)], isStacked: isStacked)
  }
  let blocks: [() -> [Block]] = [
    { Inline.paragraphs(of: text).map { .paragraph([$0]) } },
    { [.lines([[line]])] },
    { [.picture(picture, caption: line)] },
    { [.gallery([(line, picture), (line, nil)])] },
    { [.facts(facts())] },
    { [.terms(facts())] },
    { [list(isStacked: false)] },
    { [list(isStacked: true)] },
    { [.hint(line, command: Inline(line.text, .command))] },
  ]
  return Document(blocks[Int(block) % blocks.count]())
}
