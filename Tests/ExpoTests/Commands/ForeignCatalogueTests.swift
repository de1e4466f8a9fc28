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
      ["item", "2"], ["item", "2", "--width", "40"], ["check"],
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
    let original = try ProgramRun(item, environment: ["EXPO_CATALOGUE": path]).output
    let copied = try ProgramRun(item, environment: ["EXPO_CATALOGUE": folder.path]).output
    #expect(copied == original)
  }

  @Test(
    .enabled(
      if: getuid() != 0 || OtherProgram.isInstalled("setpriv"),
      "the superuser may list every folder"))
  func `a folder that may be entered but not listed is read, and so is an edition in it`() throws {
    let folder = try TemporaryFolder()
    try folder.folder("films/en")
    for name in ["items.json", "exposition.json", "en/items.json", "en/exposition.json"] {
      try FileManager.default.copyItem(
        atPath: "\(Self.fixtures)/films/\(name.replacing("en/", with: ""))",
        toPath: folder.path("films/\(name)"))
    }
    try Spawning.alone {
      try FileManager.default.copyItem(atPath: BuiltProgram.path, toPath: folder.path("expo"))
    }
    chmod(folder.path, 0o711)
    for path in ["films/en", "films"] { chmod(folder.path(path), 0o111) }
    defer { for path in ["films", "films/en"] { chmod(folder.path(path), 0o755) } }
    let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    for (command, said) in [("items", "등대지기의 겨울잠"), ("overview", "하루별 흥행작")] {
      let run = try OtherProgram.run(
        "\(user)'\(folder.path("expo"))' \(command) --lang en --catalogue '\(folder.path("films"))'"
      )
      #expect(run.status == 0)
      #expect(run.output.contains(said))
      #expect(!run.output.contains("warning"))
    }
  }
}
