import ExpoCore
import TerminalText

/// Generates the table in `Sources/TerminalText/Cells` from the extract.
struct UnicodeTableSource {
  let extract: UnicodeExtract

  /// `WidthTable.swift`.
  func widthTable() -> String {
    let numbers = runs(of: widthClasses()).map {
      "0x" + String($0.first << 2 | $0.value, radix: 16, uppercase: true) + ","
    }
    let rows = stride(from: 0, to: numbers.count, by: 8).map { start in
      "    " + numbers[start..<min(start + 8, numbers.count)].joined(separator: " ")
    }
    return """
      // Unicode \(extract.version); generated: EXPO_RECORD=1 swift test --filter UnicodeTableTests

      /// The width of every scalar that does not join the one before it, from East_Asian_Width.
      enum WidthTable {
        /// One cell or two, depending on the terminal's font (UAX #11, class A).
        static let ambiguous = 3

        /// Runs of scalars of one width, in order: the first scalar times four, plus 1 or 2 cells, or
        /// ``ambiguous``.
        // swift-format-ignore
        static let runs: [UInt32] = [
      \(rows.joined(separator: "\n"))
        ]
      }

      """
  }

  /// The runs of equal classes.
  private func runs(of classes: [Int]) -> [(first: Int, value: Int)] {
    classes.indices.lazy
      .filter { $0 == 0 || classes[$0] != classes[$0 - 1] }
      .map { ($0, classes[$0]) }
  }

  /// The width class of each scalar: 1 narrow, 2 wide, 3 ambiguous; later rules win.
  private func widthClasses() -> [Int] {
    var classes = [Int](repeating: 1, count: 0x110000)
    func assign(_ ranges: [ClosedRange<Int>], _ value: Int) {
      for scalar in ranges.joined() { classes[scalar] = value }
    }
    // Unassigned ideographs are wide (UAX #11, section 5, ED4).
    assign([0x20000...0x2FFFD, 0x30000...0x3FFFD], 2)
    assign(extract.scalars(with: "East_Asian_Width=W"), 2)
    assign(extract.scalars(with: "East_Asian_Width=A"), 3)
    // The other emoji with Emoji_Presentation are East_Asian_Width=W (UAX #11, ED4).
    assign(extract.scalars(with: "Regional_Indicator=Y"), 2)
    return classes
  }
}
