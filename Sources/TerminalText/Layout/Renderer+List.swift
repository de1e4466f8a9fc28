extension Renderer {
  /// Sets a list, its sections under their headings.
  func render(_ list: EntryList, emit: (Line) -> Bool) -> Bool {
    let shape = ListShape(of: list, measure: cells)
    return list.sections.enumerated().allSatisfy { index, section in
      if let heading = section.heading {
        if index > 0, !emit(.empty) { return false }
        if !wrap([heading]).allSatisfy(emit) { return false }
      }
      return switch list.layout {
      case .cards: renderCards(section, emit: emit)
      case .rows, .stacked:
        (0..<section.count).allSatisfy {
          lines(of: section.entry($0), in: list.layout, shape).allSatisfy(emit)
        }
      }
    }
  }

  /// One entry: number, name and text side by side where there is room, else the text below the
  /// name.
  private func lines(
    of entry: Entry,
    in layout: EntryList.Layout,
    _ shape: ListShape
  ) -> [Line] {
    let isSqueezed = isNarrow || (columns > 0 && shape.textColumn * 2 > columns)
    if layout == .stacked || isSqueezed {
      return stackedLines(of: entry, shape)
    }
    var head = shape.number(of: entry)
    let name = entry.markedName
    name.forEach { head.append($0.text, $0.role) }
    let text = entry.text
    if text.isEmpty { return [head] }
    head.append(blanks: shape.textColumn - cells.width(of: head.text))
    return wrap(text, after: head, filling: shape.textColumn, indent: shape.textColumn)
  }

  /// Where even the number's column would take a third of the line, nothing is indented.
  private func stackedLines(of entry: Entry, _ shape: ListShape) -> [Line] {
    if columns > 0, shape.nameColumn * 3 > columns {
      return card(of: entry)
    }
    let indent = shape.nameColumn
    let name = wrap(
      entry.markedName, after: shape.number(of: entry), filling: indent, indent: indent)
    let text = entry.text
    if text.isEmpty { return name }
    var below = Line()
    below.append(blanks: indent)
    return name + wrap(text, after: below, filling: indent, indent: indent)
  }

  /// One entry with nothing indented: number and name, the text below.
  func card(of entry: Entry) -> [Line] {
    let number = entry.number.map { [Inline(own: "\($0). ")] } ?? []
    let name = wrap(number + entry.markedName)
    let text = entry.text
    return text.isEmpty ? name : name + wrap(text)
  }
}

extension Entry {
  /// The name, and the mark behind it.
  var markedName: [Inline] { mark.map { [name, Inline(own: " \($0.text)")] } ?? [name] }
}

/// The columns that a whole list needs, in cells: one look at each entry, none of them kept.
private struct ListShape {
  private var numberWidth = 0
  private var nameWidth = 0

  init(of list: EntryList, measure: CellMeasure) {
    if case .cards = list.layout { return }
    for section in list.sections {
      for index in 0..<section.count {
        let entry = section.entry(index)
        numberWidth = max(numberWidth, Self.digits(of: entry).utf8.count)
        let mark = entry.mark == nil ? 0 : 2
        nameWidth = max(nameWidth, measure.width(of: entry.name.text) + mark)
      }
    }
  }

  var nameColumn: Int { numberWidth + 2 }
  var textColumn: Int { nameColumn + nameWidth + 2 }

  /// The beginning of an entry's first line: its number, set right.
  func number(of entry: Entry) -> Line {
    let digits = Self.digits(of: entry)
    var line = Line()
    line.append(blanks: numberWidth - digits.utf8.count)
    line.append(digits.isEmpty ? "  " : "\(digits). ")
    return line
  }

  private static func digits(of entry: Entry) -> String { entry.number.map(String.init) ?? "" }
}
