import Foundation
import TestSupport
import Testing

@testable import expo

/// `Resources/install.sh`, in a checkout whose `swift` builds a program that the test gives.
@Suite struct InstallTests {
  private static let installed = [
    "bin/expo", "share/bash-completion/completions/expo",
    "share/fish/vendor_completions.d/expo.fish", "share/man/ko.UTF-8/man1/expo.1",
    "share/man/man1/expo.1", "share/zsh/site-functions/_expo",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["checkout/Resources", "tools", "home"] { try folder.folder(name) }
    try FileManager.default.copyItem(
      atPath: repositoryRoot.appending(path: "Resources/install.sh").path,
      toPath: folder.path("checkout/Resources/install.sh"))
    _ = try folder.script(
      "tools/swift", #"mkdir -p .build/release && cp "$GIVEN" .build/release/expo"#)
    _ = try folder.script("tools/strip", "")
    _ = try program("given", version: 6)
  }

  /// A program that replies as a version of expo does.
  private func program(_ name: String, version: Int) throws -> String {
    try folder.script(name, #"[ "$*" = --version ] && echo "expo \#(version).0.0" || echo "$*""#)
  }

  @discardableResult
  private func install(
    _ arguments: String..., given: String = "given", also: [String: String] = [:]
  ) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = [
      "HOME": folder.path("home"), "PATH": "\(folder.path("tools")):\(path)",
      "GIVEN": folder.path(given),
    ]
    return try ProgramRun(
      ["Resources/install.sh"] + arguments, program: "/bin/sh",
      environment: variables.merging(also) { $1 }, folder: folder.path("checkout"))
  }

  /// Everything below a folder, without what the folders are for.
  private func everything(in name: String = "home/.local") -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(name)).sorted()) ?? []
  }

  private func files() -> [String] {
    everything().filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.path("home/.local/\($0)"), isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }

  @Test func `installs, upgrades and uninstalls`() throws {
    let first = try install()
    #expect(first.status == 0, "\(first.errors)")
    #expect(files() == Self.installed)
    #expect(folder.contents("home/.local/share/man/ko.UTF-8/man1/expo.1") == "--lang ko manual\n")
    _ = try program("newer", version: 7)
    // A list of version 6.0.
    try folder.folder("home/.local/share/expo")
    try folder.file("home/.local/share/expo/installed", "")
    #expect(try install(given: "newer").status == 0)
    #expect(files() == Self.installed)
    #expect(folder.contents("home/.local/bin/expo") == folder.contents("newer"))
    try folder.file("home/.local/share/expo/favourites.json", "mine")
    #expect(try install("--uninstall").status == 0)
    #expect(files() == ["share/expo/favourites.json"])
    #expect(try install("--uninstall").status == 66)
  }

  @Test(arguments: ["echo 0.18.6", "echo expo", "echo expo seven", "exit 1", "kill -9 $$"])
  func `another program of the same name is neither replaced nor removed`(body: String) throws {
    try folder.folder("home/.local/bin")
    _ = try folder.script("home/.local/bin/expo", body)
    let before = folder.contents("home/.local/bin/expo")
    for arguments in [[], ["--uninstall"]] {
      let run = try arguments.isEmpty ? install() : install(arguments[0])
      #expect(run.status == 73)
      #expect(run.errors.contains(folder.path("home/.local/bin/expo")))
    }
    #expect(folder.contents("home/.local/bin/expo") == before)
    #expect(files() == ["bin/expo"])
  }

  @Test(arguments: ["exit 1", "kill -9 $$"])
  func `a program that does not run replaces none that does`(fault: String) throws {
    try install()
    let before = files()
    _ = try folder.script("broken", fault)
    #expect(try install(given: "broken").status == 70)
    #expect(files() == before)
    #expect(folder.contents("home/.local/bin/expo") == folder.contents("given"))
  }

  @Test func `DESTDIR stands before the prefix, and CDPATH changes nothing`() throws {
    try folder.folder("elsewhere/Resources")
    let also = ["DESTDIR": folder.path("image"), "CDPATH": folder.path("elsewhere")]
    #expect(try install("--prefix", "/usr", also: also).status == 0)
    #expect(folder.contents("image/usr/bin/expo") == folder.contents("given"))
    #expect(everything(in: "elsewhere") == ["Resources"])
    #expect(everything(in: "home").isEmpty)
  }

  @Test(
    arguments: [
      ["--prefix", ""], ["--prefix="], ["--prefix", "--uninstall"], ["--prefix"], ["--unknown"],
    ])
  func `what is no folder is refused`(arguments: [String]) throws {
    let run = try ProgramRun(
      [folder.path("checkout/Resources/install.sh")] + arguments, program: "/bin/sh",
      environment: ["HOME": folder.path("home")], folder: folder.path)
    #expect(run.status == 64)
    #expect(everything(in: "home").isEmpty)
  }
}
