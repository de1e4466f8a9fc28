import TerminalText

/// Generates the tables in `Sources/TerminalText/Cells` from the extract.
struct UnicodeTableSource {
  let extract: UnicodeExtract

  /// `WidthTable.swift`.
  func widthTable() -> String {
    source(
      documentation: """
        /// The width class of every scalar, from East_Asian_Width, General_Category and
        /// Hangul_Syllable_Type.
        """,
      name: "WidthTable",
      runs: """
        Runs of scalars of one class, in order: the first scalar times four, plus the class
          /// (`ScalarWidth`).
        """,
      values: runs(of: widthClasses()).map { $0.first << 2 | $0.value }
    )
  }

  /// `JoiningTable.swift`.
  func joiningTable() -> String {
    source(
      documentation: """
        /// The joining behaviour of scalars in the scripts that have joining letters or a virama,
        /// from Script, Joining_Type, Canonical_Combining_Class and General_Category.
        """,
      name: "JoiningTable",
      runs: """
        Runs of scalars of one script and class, in order: the first scalar times 1024, plus the
          /// script times eight, plus the class (`JoiningClass`). The scripts are numbered:
          /// \(scriptNames())
        """,
      values: runs(of: joiningClasses()).map { $0.first << 10 | $0.value }
    )
  }

  private func scriptNames() -> String {
    let names = ["inherited"] + extract.scripts
    let rows = stride(from: 0, to: names.count, by: 14).map { start in
      names[start..<min(start + 14, names.count)].joined(separator: ", ")
    }
    return rows.joined(separator: ",\n  /// ")
  }

  private func source(
    documentation: String,
    name: String,
    runs: String,
    values: [Int]
  ) -> String {
    let numbers = values.map { "0x" + String($0, radix: 16, uppercase: true) + "," }
    let rows = stride(from: 0, to: numbers.count, by: 8).map { start in
      "    " + numbers[start..<min(start + 8, numbers.count)].joined(separator: " ")
    }
    return """
      // Unicode \(extract.version); generated: EXPO_RECORD=1 swift test --filter UnicodeTableTests

      \(documentation)
      enum \(name) {
        /// \(runs)
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

  /// The width class of each scalar: 0 zero, 1 narrow, 2 wide, 3 ambiguous; later rules win.
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
    // Spacing marks (Mc) keep their width, as in `wcwidth`.
    for category in ["Mn", "Me", "Cf"] {
      assign(extract.scalars(with: "General_Category=\(category)"), 0)
    }
    assign(extract.scalars(with: "Hangul_Syllable_Type=V"), 0)
    assign(extract.scalars(with: "Hangul_Syllable_Type=T"), 0)
    // Of the format characters these are drawn.
    assign(extract.scalars(with: "Prepended_Concatenation_Mark=Y"), 1)
    assign([0xAD...0xAD], 1)
    return classes
  }

  /// The script and joining class of each scalar; later rules win.
  private func joiningClasses() -> [Int] {
    var scripts = [Int](repeating: 0, count: 0x110000)
    var classes = [Int](repeating: 0, count: 0x110000)
    for (index, script) in extract.scripts.enumerated() {
      for scalar in extract.scalars(with: "Script=\(script)").joined() {
        scripts[scalar] = index + 1
        classes[scalar] = 1
      }
    }
    var inherited = Set(extract.scalars(with: "Script=Zinh").joined())
    inherited.subtract(extract.scalars(with: "General_Category=Cf").joined())
    func assign(_ property: String, _ value: Int) {
      for scalar in extract.scalars(with: property).joined()
      where scripts[scalar] > 0 || inherited.contains(scalar) {
        classes[scalar] = value
      }
    }
    assign("General_Category=L", 2)
    assign("Joining_Type=D", 3)
    assign("Joining_Type=R", 4)
    assign("Joining_Type=L", 5)
    assign("General_Category=Mn", 6)
    assign("Canonical_Combining_Class=9", 7)
    // A mark that is escaped itself is no part of a sequence.
    for scalar in classes.indices where classes[scalar] == 6 {
      guard let mark = Unicode.Scalar(UInt32(scalar)), ControlEscaping.needsEscape(mark) else {
        continue
      }
      classes[scalar] = 0
      scripts[scalar] = 0
    }
    return zip(scripts, classes).map { $0 << 3 | $1 }
  }
}
