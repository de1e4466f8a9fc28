extension Renderer {
  /// Sets a list: number, name and text side by side where there is room, else the text below the
  /// name.
  func render(_ list: EntryList, emit: (Line) -> Bool) -> Bool {
    let shape = ListShape(of: list, measure: cells)
    let isStacked = isNarrow || (columns > 0 && shape.textColumn * 2 > columns)
    return (0..<list.count).allSatisfy { index in
      let entry = list.entry(index)
      let lines = isStacked ? stackedLines(of: entry, shape) : lines(of: entry, shape)
      return lines.allSatisfy(emit)
    }
  }

  private func lines(of entry: Entry, _ shape: ListShape) -> [Line] {
    var head = shape.number(of: entry)
    head.append(entry.name.text, entry.name.role)
    guard entry.hasText else { return [head] }
    head.append(blanks: shape.textColumn - shape.nameColumn - cells.width(of: entry.name.text))
    return wrap(entry.text, after: head, indent: shape.textColumn)
  }

  /// Where even the number's column would take a third of the line, nothing is indented.
  private func stackedLines(of entry: Entry, _ shape: ListShape) -> [Line] {
    guard shape.nameColumn * 3 <= columns else {
      let name = wrap([Span(own: "\(entry.number). "), entry.name])
      return entry.hasText ? name + wrap(entry.text) : name
    }
    let name = wrap([entry.name], after: shape.number(of: entry), indent: shape.nameColumn)
    var below = Line()
    below.append(blanks: shape.nameColumn)
    return entry.hasText
      ? name + wrap(entry.text, after: below, indent: shape.nameColumn) : name
  }
}

/// The columns that a whole list needs, in cells: one look at each entry, none of them kept.
private struct ListShape {
  private var numberWidth = 0
  private var nameWidth = 0

  init(of list: EntryList, measure: CellMeasure) {
    for index in 0..<list.count {
      let entry = list.entry(index)
      numberWidth = max(numberWidth, String(entry.number).utf8.count)
      nameWidth = max(nameWidth, measure.width(of: entry.name.text))
    }
  }

  var nameColumn: Int { numberWidth + 2 }
  var textColumn: Int { nameColumn + nameWidth + 2 }

  /// The beginning of an entry's first line: its number, set right.
  func number(of entry: Entry) -> Line {
    let number = String(entry.number)
    var line = Line()
    line.append(blanks: numberWidth - number.utf8.count)
    line.append("\(number). ")
    return line
  }
}
