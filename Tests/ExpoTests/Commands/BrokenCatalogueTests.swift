import TestSupport
import ExpoCore
import Foundation
import Testing

@testable import expo

/// What the reader of a broken catalogue sees, for every kind of fault.
@Suite struct BrokenCatalogueTests {
  static let folder = fixture("broken").path
  static let names = ((try? FileReader.names(inFolder: folder)) ?? []).map {
    String($0.dropLast(5))
  }

  /// The fixtures that are an exposition's file; the others are files of items.
  static let expositions = [
    "array-for-object", "number-not-whole", "number-out-of-range", "warnings-exposition",
  ]

  @Test("there are fixtures for the faults")
  func fixtures() {
    #expect(Self.names.count >= 20)
  }

  @Test(
    "check names every problem with its place, and the other commands the first one",
    arguments: names)
  func fault(name: String) throws {
    let folder = try TemporaryFolder()
    let isExposition = Self.expositions.contains(name)
    try FileManager.default.copyItem(
      atPath: "\(Self.folder)/\(name).json",
      toPath: folder.path(isExposition ? "exposition.json" : "items.json"))
    let check = try ProgramRun(["check", folder.path])
    #expect(check.errors.isEmpty)
    #expect(check.status == (check.output.contains(": 오류: ") ? 65 : 0))
    let command = isExposition ? "overview" : "items"
    let shown = try ProgramRun([command, "--catalogue", folder.path, "--width", "60"])
    #expect(shown.status == check.status)
    let said = "$ expo check\n\(check.output)\n$ expo \(command)\n\(shown.errors)"
    try expectGolden(said.replacing(folder.path, with: "here"), "broken/\(name)")
  }

  @Test("check names a missing file, and fails only if both are missing")
  func missing() throws {
    let folder = try TemporaryFolder()
    let none = try ProgramRun(["check", folder.path])
    #expect(none.status == 66)
    #expect(none.output.isEmpty)
    try folder.file("items.json", "[]")
    let one = try ProgramRun(["check", folder.path])
    #expect(one.status == 0)
    #expect(one.output.contains("박람회 파일(exposition….json)이 없습니다"))
    #expect(try ProgramRun(["items", "--catalogue", folder.path]).status == 0)
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 66)
  }

  @Test("two files that could both be the exposition are named, and neither is read")
  func ambiguous() throws {
    let folder = try TemporaryFolder()
    try folder.file("exposition_a.json", "{}")
    try folder.file("exposition_b.json", "{}")
    let run = try ProgramRun(["overview", "--catalogue", folder.path])
    #expect(run.status == 66)
    #expect(run.errors.contains("‘exposition_a.json’, ‘exposition_b.json’"))
    try folder.file("exposition.json", "{}")
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 65)
  }

  @Test("the bundled catalogue checks clean")
  func bundled() throws {
    let run = try ProgramRun(["check"])
    #expect(run.status == 0)
    #expect(run.output == "잘못된 곳이 없습니다\n")
  }

  @Test(
    "what is no regular file is refused with status 66, unread",
    arguments: ["/dev/null", "/dev/zero", "/nonexistent"])
  func special(path: String) throws {
    let run = try ProgramRun(["items"], environment: ["EXPO_CATALOGUE": path])
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("expo: 오류: ‘\(path)’: "))
  }
}
