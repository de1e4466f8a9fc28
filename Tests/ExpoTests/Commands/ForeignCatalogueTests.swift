import TestSupport
import Foundation
import Testing

@testable import expo

/// A film list and a list of music groups read as well as the bundled catalogue.
@Suite struct ForeignCatalogueTests {
  static let fixtures = fixture("").path

  @Test(arguments: ["films", "groups"])
  func `every command shows another catalogue`(catalogue: String) throws {
    var transcript = Transcript(
      environment: ["EXPO_CATALOGUE": catalogue], folder: Self.fixtures)
    for words in [
      ["overview"], ["items"], ["items", "--by-category"], ["item", "1"],
      ["item", "2"], ["item", "2", "--width", "40"],
    ] {
      let run = try transcript.run(words)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
    }
    try expectGolden(transcript.text, catalogue)
  }

  @Test(arguments: ["films", "groups"])
  func `what items --json prints is the same catalogue again`(catalogue: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(Self.fixtures)/\(catalogue)"
    for (command, name) in [("items", "items.json"), ("overview", "exposition.json")] {
      let printed = try ProgramRun([command, "--json", "--catalogue", path]).output
      try folder.file(name, printed)
      let again = try ProgramRun([command, "--json", "--catalogue", folder.path]).output
      #expect(again == printed)
    }
    let item = ["item", "2", "--width", "0"]
    let help = try ProgramRun(["help"], environment: ["EXPO_CATALOGUE": path]).output
    #expect(!help.contains("거문고"))
    let original = try ProgramRun(item, environment: ["EXPO_CATALOGUE": path]).output
    let copied = try ProgramRun(item, environment: ["EXPO_CATALOGUE": folder.path]).output
    #expect(copied == original)
  }
}
