/// Writes `WidthTable.swift` from the Unicode Character Database.
enum WidthTableSource {
  /// The file's text for the machine's Unicode data.
  static func generate(version: String) throws -> String {
    let runs = try runs().map { "0x" + String($0, radix: 16, uppercase: true) }
    let rows = stride(from: 0, to: runs.count, by: 10).map { start in
      "    " + runs[start..<min(start + 10, runs.count)].map { $0 + "," }.joined(separator: " ")
    }
    return """
      // Unicode \(version); generated: EXPO_RECORD=1 swift test --filter WidthTableTests

      /// The width class of every scalar, from East_Asian_Width, Emoji_Presentation,
      /// General_Category and Hangul_Syllable_Type.
      enum WidthTable {
        /// Runs of scalars of one class, in order: the first scalar times four, plus the class
        /// (`ScalarWidth`).
        // swift-format-ignore
        static let runs: [UInt32] = [
      \(rows.joined(separator: "\n"))
        ]
      }

      """
  }

  /// The runs, each where the class changes.
  private static func runs() throws -> [Int] {
    let classes = try classes()
    return classes.indices.lazy
      .filter { $0 == 0 || classes[$0] != classes[$0 - 1] }
      .map { $0 << 2 | Int(classes[$0]) }
  }

  /// The class of each scalar: 0 zero, 1 narrow, 2 wide, 3 ambiguous; later rules win.
  private static func classes() throws -> [UInt8] {
    var classes = [UInt8](repeating: 1, count: 0x110000)
    func set(_ ranges: [ClosedRange<Int>], to value: UInt8) {
      for range in ranges {
        for scalar in range { classes[scalar] = value }
      }
    }
    let eastAsianWidth = "EastAsianWidth.txt"
    // Unassigned ideographs are wide (UAX #11, section 5, ED4).
    set([0x20000...0x2FFFD, 0x30000...0x3FFFD], to: 2)
    set(try UnicodeData.scalars(in: eastAsianWidth, with: ["W", "F"]), to: 2)
    set(try UnicodeData.scalars(in: eastAsianWidth, with: ["A"]), to: 3)
    set(
      try UnicodeData.scalars(in: "emoji/emoji-data.txt", with: ["Emoji_Presentation"]), to: 2)
    // Marks that take room of their own (Mc) keep their width, as `wcwidth` has it.
    set(
      try UnicodeData.scalars(
        in: "extracted/DerivedGeneralCategory.txt", with: ["Mn", "Me", "Cf"]),
      to: 0)
    set(try UnicodeData.scalars(in: "HangulSyllableType.txt", with: ["V", "T"]), to: 0)
    // Of the format characters these are drawn.
    set(
      try UnicodeData.scalars(in: "PropList.txt", with: ["Prepended_Concatenation_Mark"]), to: 1)
    set([0xAD...0xAD], to: 1)
    return classes
  }
}
