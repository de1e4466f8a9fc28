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
    for name in ["check 'out/Resources", "tools", "home"] { try folder.folder(name) }
    try FileManager.default.copyItem(
      atPath: repositoryRoot.appending(path: "Resources/install.sh").path,
      toPath: folder.path("check 'out/Resources/install.sh"))
    _ = try folder.script(
      "tools/swift", #"mkdir -p .build/release && cp "$GIVEN" .build/release/expo"#)
    _ = try folder.script("tools/strip", "")
    try program("given", version: 6)
  }

  /// A program that writes what tells the files of expo from others.
  private func program(_ name: String, version: Int) throws {
    _ = try folder.script(
      name, "echo 'version \(version)'; echo command expo __complete EXPO_CATALOGUE \"$@\"")
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
      ["-c", #"umask 077; exec /bin/sh "$0" "$@""#, folder.path("check 'out/Resources/install.sh")]
        + arguments, program: "/bin/sh", environment: variables.merging(also) { $1 },
      folder: folder.path("check 'out"))
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
    // The files of the real program are told from others, too.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("real"), withDestinationPath: BuiltProgram.path)
    let first = try install(given: "real")
    #expect(first.status == 0, "\(first.errors)")
    #expect(files() == Self.installed)
    #expect(
      folder.contents("home/.local/share/man/ko.UTF-8/man1/expo.1")?.contains("EXPO_LANG") == true)
    for (name, mode) in [("bin/expo", 0o755), ("share/man/man1/expo.1", 0o644), ("share", 0o755)] {
      let path = folder.path("home/.local/\(name)")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(name)")
    }
    try program("newer", version: 7)
    #expect(try install(given: "newer").status == 0)
    #expect(files() == Self.installed)
    #expect(folder.contents("home/.local/bin/expo") == folder.contents("newer"))
    try folder.folder("home/.local/share/expo")
    try folder.file("home/.local/share/expo/favourites.json", "mine")
    #expect(try install("--uninstall").status == 0)
    #expect(files() == ["share/expo/favourites.json"])
    #expect(try install("--uninstall").status == 66)
  }

  @Test(
    arguments: ["bin/expo", "share/man/man1/expo.1", "share", "bin/.expo-install"],
    ["file", "link", "folder", "pipe"])
  func `what belongs to others is neither replaced nor removed, and nothing else changes`(
    name: String, kind: String
  ) throws {
    let path = "home/.local/\(name)"
    try folder.folder(FileSystem.parent(of: "/\(path)"))
    try folder.file("other", "another program's")
    switch kind {
    case "link":
      let target = ["share": "nowhere", "bin/.expo-install": "tools"][name] ?? "other"
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(path), withDestinationPath: folder.path(target))
    case "folder":
      // A folder is in its place there.
      if name == "share" || name == "bin/.expo-install" { return }
      try folder.folder(path)
    case "pipe": #expect(mkfifo(folder.path(path), 0o600) == 0)
    default: try folder.file(path, "another program's")
    }
    let before = everything()
    for arguments in [[], ["--uninstall"]] {
      let run = try arguments.isEmpty ? install() : install(arguments[0])
      #expect(run.status == 73)
      #expect(run.errors.hasSuffix(": \(folder.path(path))\n"), "\(run.errors)")
    }
    #expect(everything() == before)
    #expect(folder.contents("other") == "another program's")
    if kind == "file" { #expect(folder.contents(path) == "another program's") }
  }

  @Test func `what is installed but does not run is replaced and removed`() throws {
    let path = "home/.local/bin/expo"
    for isReplaced in [true, false] {
      try install()
      try folder.file(path, "")
      let run = try isReplaced ? install() : install("--uninstall")
      #expect(run.status == 0, "\(run.errors)")
      #expect(folder.contents(path) == (isReplaced ? folder.contents("given") : nil))
    }
    #expect(files().isEmpty)
  }

  @Test(arguments: ["exit 1", "kill -TERM $PPID; sleep 1", "kill -9 $PPID"])
  func `uninstalling removes what an installation left that has failed or was killed`(end: String)
    throws
  {
    try folder.folder("broken tools")
    // Fails at the fourth file.
    _ = try folder.script(
      "broken tools/mv",
      #"case $* in */zsh*) "# + end + #";; esac; PATH=/usr/bin:/bin exec mv "$@""#)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let tools = [folder.path("broken tools"), folder.path("tools"), path]
    let run = try install(also: ["PATH": tools.joined(separator: ":")])
    #expect(run.status != 0)
    #expect(!files().isEmpty)
    #expect(everything().contains("bin/.expo-install") == end.contains("-9"))
    #expect(try install("--uninstall").status == 0)
    #expect(files().isEmpty && !everything().contains("bin/.expo-install"))
    // What is left of it leads nowhere else.
    try folder.file("other", "")
    try folder.folder("home/.local/bin/.expo-install")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("home/.local/bin/.expo-install/expo"),
      withDestinationPath: folder.path("other"))
    #expect(try install().status == 0)
    #expect(files() == Self.installed && folder.contents("other") == "")
  }

  @Test func `under sudo it builds as the caller`() throws {
    _ = try folder.script("tools/id", "echo 0")
    _ = try folder.script(
      "tools/su", #"echo "$@" >"$0.given"; cd /; exec sh -c "$4""#)
    #expect(try install(also: ["SUDO_USER": "reader"]).status == 0)
    #expect(folder.contents("tools/su.given") == "- reader -c sh\n")
    #expect(files() == Self.installed)
    try FileManager.default.removeItem(atPath: folder.path("tools/swift"))
    let bare = try install(also: [
      "SUDO_USER": "reader", "PATH": "\(folder.path("tools")):/usr/bin:/bin",
    ])
    #expect(bare.status == 69 && bare.errors.contains("reader"))
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

  @Test func `DESTDIR stands before the prefix`() throws {
    #expect(try install("--prefix", "/usr", also: ["DESTDIR": folder.path("image")]).status == 0)
    #expect(folder.contents("image/usr/bin/expo") == folder.contents("given"))
    #expect(everything(in: "home").isEmpty)
  }

  @Test(
    arguments: [
      ["--prefix", ""], ["--prefix="], ["--prefix", "--uninstall"], ["--prefix"], ["--unknown"],
    ])
  func `what is no folder is refused`(arguments: [String]) throws {
    let run = try ProgramRun(
      [folder.path("check 'out/Resources/install.sh")] + arguments, program: "/bin/sh",
      environment: ["HOME": folder.path("home")], folder: folder.path)
    #expect(run.status == 64)
    #expect(everything(in: "home").isEmpty)
  }
}
