import TestSupport
import Foundation
import Testing

@testable import TerminalText

@Suite("The table of widths")
struct WidthTableTests {
  private static let file = repositoryRoot.appending(
    path: "Sources/TerminalText/Cells/WidthTable.swift")

  /// The Unicode version that the table's first line names.
  private static var version: Substring? {
    (try? String(decoding: Data(contentsOf: file), as: UTF8.self))?
      .prefix { $0 != ";" }.split(separator: " ").last
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["EXPO_RECORD"] == "1"
  }

  private static var isComparable: Bool {
    guard let machine = UnicodeData.version else { return false }
    return isRecording || version.map { $0 == machine } ?? true
  }

  @Test(
    "is what the machine's Unicode data generate",
    .enabled(
      if: isComparable,
      "the table is of another Unicode version than /usr/share/unicode, or that is absent")
  )
  func isCurrent() throws {
    let generated = try WidthTableSource.generate(version: #require(UnicodeData.version))
    if Self.isRecording {
      try Data(generated.utf8).write(to: Self.file)
      Issue.record("recorded \(Self.file.lastPathComponent)")
      return
    }
    #expect(
      generated == String(decoding: try Data(contentsOf: Self.file), as: UTF8.self),
      "out of date: EXPO_RECORD=1 swift test --filter WidthTableTests")
  }

  @Test("is in order, begins with the first scalar, and no two neighbours are alike")
  func isOrdered() {
    let runs = WidthTable.runs
    #expect(runs.first.map { $0 >> 2 } == 0)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0 >> 2 < $1 >> 2 && $0 & 3 != $1 & 3 })
  }
}
