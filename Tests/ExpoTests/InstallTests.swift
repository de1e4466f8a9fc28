import Foundation
import TestSupport
import Testing

@testable import expo

/// `Resources/install.sh`, in a checkout whose `swift` builds a program that the test gives.
@Suite struct InstallTests {
  private static let installed = [
    "bin/expo", "share/bash-completion/completions/expo", "share/expo/installed",
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
      "tools/swift", #"mkdir -p .build/release && cp "$GIVEN" .build/release/expo; eval "$THEN""#)
    _ = try folder.script("tools/strip", "")
    _ = try program("given", version: 6)
  }

  /// A program that replies as a version of expo does.
  private func program(_ name: String, version: Int) throws -> String {
    try folder.script(name, #"[ "$*" = --version ] && echo "expo \#(version).0.0" || echo "$*""#)
  }

  @discardableResult
  private func install(
    _ arguments: String..., given: String = "given", then: String = "", also: [String: String] = [:]
  ) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = [
      "HOME": folder.path("home"), "PATH": "\(folder.path("tools")):\(path)",
      "GIVEN": folder.path(given), "THEN": then,
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

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: folder.path(target))
  }

  @Test
  func `installs, upgrades, and leaves nothing, not even a folder that it made`() throws {
    let first = try install()
    #expect(first.status == 0, "\(first.errors)")
    #expect(files() == Self.installed)
    #expect(folder.contents("home/.local/share/man/ko.UTF-8/man1/expo.1") == "--lang ko manual\n")
    let newer = try program("newer", version: 7)
    #expect(try install(given: "newer").status == 0)
    #expect(files() == Self.installed)
    #expect(
      folder.contents("home/.local/bin/expo")
        == FileManager.default.contents(atPath: newer)
        .map { String(decoding: $0, as: UTF8.self) })
    #expect(try install("--uninstall").status == 0)
    #expect(everything(in: "home").isEmpty)
  }

  @Test
  func `folders that were there and what is in them stay`() throws {
    try folder.folder("home/.local/share/expo")
    try folder.folder("home/.local/bin")
    try folder.file("home/.local/share/expo/favourites.json", "mine")
    #expect(try install().status == 0)
    #expect(try install("--uninstall").status == 0)
    #expect(
      everything() == ["bin", "share", "share/expo", "share/expo/favourites.json"])
  }

  @Test(arguments: installed)
  func `a file that is not its own is neither replaced nor removed`(file: String) throws {
    let path = "home/.local/\(file)"
    try folder.folder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
    try folder.file(path, "mine")
    let before = everything()
    let run = try install()
    #expect(run.status == 73)
    #expect(run.errors.contains(folder.path(path)))
    _ = try install("--uninstall")
    #expect(folder.contents(path) == "mine")
    #expect(everything() == before)
  }

  @Test
  func `a file that was changed since is the reader's own`() throws {
    try install()
    try folder.file("home/.local/bin/expo", "mine")
    #expect(try install().status == 73)
    let run = try install("--uninstall")
    #expect(run.errors.contains(folder.path("home/.local/bin/expo")))
    #expect(files() == ["bin/expo"])
  }

  @Test
  func `neither a link nor a folder in the place of a file is followed`() throws {
    try folder.folder("home/.local/bin")
    try folder.file("mine", "mine")
    try link("home/.local/bin/expo", to: "mine")
    #expect(try install().status == 73)
    try install("--uninstall")
    #expect(folder.contents("mine") == "mine")
    try FileManager.default.removeItem(atPath: folder.path("home/.local/bin/expo"))
    try folder.folder("home/.local/bin/expo")
    #expect(try install().status == 73)
    #expect(everything() == ["bin", "bin/expo"])
  }

  @Test
  func `the files of an earlier version, which left no list, are replaced and removed`() throws {
    func installEarlier() throws {
      let others = Self.installed.filter { !["bin/expo", "share/expo/installed"].contains($0) }
      for file in others + ["share/man/ko/man1/expo.1"] {
        let path = "home/.local/\(file)"
        try folder.folder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
        try folder.file(path, "of 3.0")
      }
      try folder.folder("home/.local/bin")
      _ = try program("home/.local/bin/expo", version: 3)
    }
    try installEarlier()
    let run = try install()
    #expect(run.status == 0, "\(run.errors)")
    #expect(files() == Self.installed)
    #expect(try install("--uninstall").status == 0)
    #expect(files().isEmpty)
    try installEarlier()
    #expect(try install("--uninstall").status == 0)
    #expect(files().isEmpty)
  }

  @Test(arguments: ["exit 1", "kill -9 $$"])
  func `a program that does not run replaces none that does`(fault: String) throws {
    try install()
    let before = files()
    _ = try folder.script("broken", fault)
    let run = try install(given: "broken")
    #expect(run.status == 70)
    #expect(files() == before)
    #expect(
      folder.contents("home/.local/bin/expo") == folder.contents("given"))
    try install("--uninstall")
    #expect(try install(given: "broken").status == 70)
    #expect(everything(in: "home").isEmpty)
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `an interrupted run leaves nothing`(signal: String) throws {
    _ = try folder.script("slow", #"[ "$*" != --version ] || kill -\#(signal) $PPID"#)
    #expect(try install(given: "slow").status > 128)
    #expect(everything(in: "home").isEmpty)
    #expect(try install(then: "kill -\(signal) $PPID").status > 128)
    #expect(everything(in: "home").isEmpty)
  }

  @Test
  func `CDPATH changes nothing`() throws {
    try folder.folder("elsewhere/Resources")
    let run = try install(
      "--prefix", folder.path("home/other"), also: ["CDPATH": folder.path("elsewhere")])
    #expect(run.status == 0)
    #expect(everything(in: "elsewhere") == ["Resources"])
  }

  @Test
  func `a relative folder is one of where the reader stands`() throws {
    #expect(try install("--prefix=other place").status == 0)
    #expect(everything(in: "checkout/other place").contains("bin/expo"))
    #expect(try install("--uninstall", "--prefix", "other place").status == 0)
    #expect(!everything(in: "checkout").contains("other place"))
  }

  @Test(
    arguments: [
      ["--prefix", ""], ["--prefix="], ["--prefix", "--uninstall"], ["--prefix"],
      ["--prefix", "a\nb"],
      ["--unknown"],
    ])
  func `what is no folder is refused`(arguments: [String]) throws {
    let run = try ProgramRun(
      [folder.path("checkout/Resources/install.sh")] + arguments, program: "/bin/sh",
      environment: ["HOME": folder.path("home")], folder: folder.path)
    #expect(run.status == 64)
    #expect(everything(in: "home").isEmpty)
  }
}
