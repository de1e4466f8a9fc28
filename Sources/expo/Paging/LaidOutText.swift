/// A text's lines in one piece of memory, with a way from a place in the words back to its line.
struct LaidOutText {
  private var bytes: [UInt8] = []
  /// Where each line's bytes begin, and where the last one's end.
  private var starts = [0]
  /// How much ink stands before each line: the bytes that are neither blank nor styling, and one
  /// for a line without any. However the text is broken into lines, the same word has the same ink
  /// before it.
  private var ink = [0]

  init(_ text: PagedText, columns: Int) {
    text.layOut(columns) { line in
      bytes += line
      if bytes.last == UInt8(ascii: "\n") {
        bytes.removeLast()
      }
      let line = bytes[starts[starts.count - 1]...]
      ink.append(ink[ink.count - 1] + max(1, Self.ink(of: line)))
      starts.append(bytes.count)
      return true
    }
  }

  var count: Int { starts.count - 1 }

  /// A line without its line feed.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }

  func ink(before line: Int) -> Int { ink[line] }

  /// The line that holds the word with so much ink before it.
  func line(at place: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if ink[middle + 1] <= place { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, count - 1))
  }

  /// Counts what is neither blank nor part of an escape sequence (ECMA-48: CSI up to its final
  /// byte, OSC up to BEL or ST).
  private static func ink(of line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var rest = line
    while let byte = rest.popFirst() {
      if byte != 0x1B {
        count += byte > 0x20 ? 1 : 0
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "["):
        rest = rest.drop { !(0x40...0x7E).contains($0) }.dropFirst()
      case UInt8(ascii: "]"):
        rest = rest.drop { $0 != 0x07 && $0 != 0x1B }
        rest = rest.first == 0x07 ? rest.dropFirst() : rest.dropFirst(2)
      default:
        break
      }
    }
    return count
  }
}
