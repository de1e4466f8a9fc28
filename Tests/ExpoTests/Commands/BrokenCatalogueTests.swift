import TestSupport
import ExpoCore
import Foundation
import Testing
import TerminalText

@testable import expo

/// The messages about a broken catalogue, for every kind of fault.
@Suite struct BrokenCatalogueTests {
  static let folder = fixture("broken").path
  static let names = ((try? FileReader.names(inFolder: folder)) ?? []).map {
    String($0.dropLast(5))
  }

  /// The fixtures that are an exposition's file; the others are files of items.
  static let expositions = [
    "array-for-object", "number-not-whole", "warnings-exposition",
  ]

  @Test(arguments: Language.allCases)
  func `check names every problem with its place, and the other commands the first one`(
    language: Language
  ) throws {
    let folder = try TemporaryFolder()
    var transcript = Transcript(
      environment: ["EXPO_LANG": language.rawValue], folder: folder.path)
    for name in Self.names.sorted() {
      let isExposition = Self.expositions.contains(name)
      try folder.folder(name)
      for (file, isBroken) in [("exposition.json", isExposition), ("items.json", !isExposition)] {
        try FileManager.default.copyItem(
          at: fixture(isBroken ? "broken/\(name).json" : "films/\(file)"),
          to: URL(filePath: folder.path("\(name)/\(file)")))
      }
      let check = try transcript.run(["check", name])
      #expect(check.errors.isEmpty)
      let isError = check.output.contains(": \(Wording(language: language).error): ")
      #expect(check.status == (isError ? 65 : 0))
      let command = isExposition ? "overview" : "items"
      if isError {
        #expect(try transcript.run([command, "--catalogue", name]).status == 65)
      } else {
        #expect(try ProgramRun([command, "--catalogue", folder.path(name)]).status == 0)
      }
    }
    try expectGolden(transcript.text, "faults/\(language)")
    guard language == .english else { return }
    // The only Korean words are those of the files themselves, and the names of their exhibits.
    let own = transcript.text.replacing(#/\(\d+\. .*?\): /#, with: "").split(separator: "\n").filter
    {
      !$0.contains(" | ") && !$0.contains("‘")
    }
    #expect(own.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x1100 || $0 == "…" } })
  }

  @Test
  func `a catalogue needs no exposition`() throws {
    let folder = try TemporaryFolder()
    try folder.file("items.json", "[]")
    #expect(try ProgramRun(["check", folder.path]).status == 0)
    #expect(try ProgramRun(["items", "--catalogue", folder.path]).status == 0)
    #expect(try ProgramRun(["overview", "--catalogue", folder.path]).status == 66)
  }

  @Test
  func `a file that cannot be read is an error of check`() throws {
    let folder = try TemporaryFolder()
    try folder.file("items.json", "[]")
    try folder.folder("exposition.json")
    let isFolder = try ProgramRun(["check", folder.path])
    #expect(isFolder.status == 65)
    #expect(isFolder.output.contains("/exposition.json: 오류: 파일이 아니라 폴더입니다\n"))
    #expect(isFolder.output.hasSuffix("\n오류 1개, 경고 0개\n"))
    try FileManager.default.removeItem(atPath: folder.path("exposition.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("exposition.json"), withDestinationPath: "/dev/zero")
    #expect(try ProgramRun(["check", folder.path]).status == 65)
    let nowhere = try ProgramRun(["check", "/nonexistent"])
    #expect(nowhere.status == 65)
    #expect(nowhere.output.hasSuffix("/nonexistent: 오류: 그런 파일이나 폴더가 없습니다\n오류 1개, 경고 0개\n"))
  }

  @Test(arguments: ["/dev/null", "/dev/zero", "/nonexistent"])
  func `what is no regular file is refused with status 66, unread`(path: String) throws {
    let run = try ProgramRun(["items"], environment: ["EXPO_CATALOGUE": path])
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("expo: 오류: ‘\(path)’: "))
  }
}
