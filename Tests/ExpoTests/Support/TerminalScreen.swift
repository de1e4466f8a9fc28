/// The parts of a terminal that tests look at: cells, the cursor, the second screen and a few modes
/// (ECMA-48, and xterm's private modes). Hangul, Hanja and fullwidth forms take two cells.
struct TerminalScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var isAlternate = false
  private(set) var showsCursor = true
  private(set) var wraps = true
  /// Whether pasted text is marked (bracketed paste).
  private(set) var marksPaste = false

  /// A cell's text; empty for the second half of a wide character.
  private var cells: [[String]]
  private var row = 0
  private var column = 0
  private var saved: (cells: [[String]], row: Int, column: Int)?
  private var unread: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns: columns, rows: rows)
  }

  /// The rows from the top, without the blanks at their ends.
  var lines: [String] {
    cells.map { row in
      let text = row.joined()
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The same contents in another size, cut or filled up at the right and at the bottom.
  func resized(columns: Int, rows: Int) -> TerminalScreen {
    var screen = self
    screen.columns = columns
    screen.rows = rows
    screen.cells = Self.fitted(cells, columns: columns, rows: rows)
    screen.saved = saved.map {
      (
        Self.fitted($0.cells, columns: columns, rows: rows), min($0.row, rows - 1),
        min($0.column, columns - 1)
      )
    }
    screen.row = min(row, rows - 1)
    screen.column = min(column, columns - 1)
    return screen
  }

  /// Takes the bytes that a program sends.
  mutating func feed(_ bytes: [UInt8]) {
    unread += bytes
    var rest = unread[...]
    while let used = take(rest) {
      rest = rest.dropFirst(used)
    }
    unread = Array(rest)
  }

  /// Takes the first character or sequence and returns its length; nil if it is not yet whole.
  private mutating func take(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return takeSequence(bytes)
    case UInt8(ascii: "\r"): column = 0
    case UInt8(ascii: "\n"): feedLine()
    case 0x08: column = max(0, column - 1)
    case 0x20..<0x7F: put(String(UnicodeScalar(first)), width: 1)
    case 0xC2...: return takeScalar(bytes, length: first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
    default: break
    }
    return 1
  }

  private mutating func takeScalar(_ bytes: ArraySlice<UInt8>, length: Int) -> Int? {
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    let isWide = text.unicodeScalars.contains {
      (0x1100...0xFFE6).contains($0.value) && !(0x2010...0x2E7F).contains($0.value)
    }
    put(text, width: isWide ? 2 : 1)
    return length
  }

  private mutating func takeSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let second = bytes.dropFirst().first else { return nil }
    if second == UInt8(ascii: "]") { return lengthOfCommand(bytes) }
    guard second == UInt8(ascii: "[") else { return 2 }
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
    let parameters = String(decoding: body[..<end], as: UTF8.self)
    control(Character(UnicodeScalar(body[end])), parameters)
    return end - bytes.startIndex + 1
  }

  /// The length of an operating system command, such as a link's address or a title, which `ESC \`
  /// or BEL ends.
  private func lengthOfCommand(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropFirst(3).first { place in
      bytes[place] == 0x07 || bytes[place] == UInt8(ascii: "\\") && bytes[place - 1] == 0x1B
    }
    .map { $0 - bytes.startIndex + 1 }
  }

  private mutating func control(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap(\.self)
    switch (final, parameters) {
    case ("H", _):
      row = min(rows, max(1, first ?? 1)) - 1
      column = min(columns, max(1, (numbers.count > 1 ? numbers[1] : nil) ?? 1)) - 1
    case ("K", "2"): cells[row] = Self.blankRow(columns)
    case ("K", "0"), ("K", ""): erase(row: row, from: column)
    case ("J", "0"), ("J", ""):
      (row..<rows).forEach { erase(row: $0, from: $0 == row ? column : 0) }
    case ("J", "2"): cells = Self.blank(columns: columns, rows: rows)
    case ("h", "?25"), ("l", "?25"): showsCursor = final == "h"
    case ("h", "?7"), ("l", "?7"): wraps = final == "h"
    case ("h", "?2004"), ("l", "?2004"): marksPaste = final == "h"
    case ("h", "?1049"): openAlternate()
    case ("l", "?1049"): closeAlternate()
    default: break
    }
  }

  private mutating func openAlternate() {
    if !isAlternate { saved = (cells, row, column) }
    isAlternate = true
    cells = Self.blank(columns: columns, rows: rows)
  }

  private mutating func closeAlternate() {
    if let saved { (cells, row, column) = saved }
    saved = nil
    isAlternate = false
  }

  private mutating func put(_ text: String, width: Int) {
    if column + width > columns {
      if wraps {
        column = 0
        feedLine()
      } else {
        column = max(0, columns - width)
      }
    }
    guard column + width <= columns else { return }
    cells[row][column] = text
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func feedLine() {
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Self.blankRow(columns))
    }
  }

  private mutating func erase(row: Int, from start: Int) {
    for column in start..<columns where column < columns {
      cells[row][column] = " "
    }
  }

  private static func blankRow(_ columns: Int) -> [String] {
    [String](repeating: " ", count: columns)
  }

  private static func blank(columns: Int, rows: Int) -> [[String]] {
    [[String]](repeating: blankRow(columns), count: rows)
  }

  private static func fitted(_ cells: [[String]], columns: Int, rows: Int) -> [[String]] {
    let kept = cells.prefix(rows).map { Array(($0 + blankRow(columns)).prefix(columns)) }
    return Array((kept + blank(columns: columns, rows: rows)).prefix(rows))
  }
}
