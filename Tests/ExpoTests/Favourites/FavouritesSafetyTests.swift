import CSystem
import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// Saved favourites stay saved, even if the program is killed.
@Suite(.serialized) struct FavouritesSafetyTests {
  private let home: FavouritesHome

  init() throws {
    home = try FavouritesHome()
  }

  @Test
  func `adds and removes in parallel lose none of each other's`() throws {
    let removals = rounds(10, long: 50)
    try home.keep(removals)
    let additions = (1...13).map { ["favourites", "add", "\($0)"] }
    let programs = try home.start(
      (0..<removals).map { ["favourites", "remove", "x\($0)"] } + additions)
    #expect(programs.allSatisfy { Spawning.ending(of: $0, within: 60) == 0 })
    #expect(home.kept.count == 13)
    #expect(!home.kept.contains { $0.hasPrefix("x") })
    #expect(home.names == ["favourites.json", "favourites.lock"])
  }

  @Test
  func `a program killed at any moment leaves the file whole and loses nothing that was kept`()
    throws
  {
    let seeded = rounds(200, long: 1000)
    try home.keep(seeded)
    var random = SeededGenerator(seed: 1900)
    var added: [String] = []
    for round in 0..<rounds(13, long: 104) {
      let number = round % 13 + 1
      let adds = (round / 13).isMultiple(of: 2)
      let program = try home.start([["favourites", adds ? "add" : "remove", "\(number)"]])[0]
      // From before the program reads anything until after a usual run's end.
      usleep(.random(in: 0..<50_000, using: &random))
      Spawning.kill(program)
      let lists = try FavouritesFile(path: home.path).read()
      let kept = lists.values.flatMap(\.self)
      #expect(kept.prefix(seeded).elementsEqual((0..<seeded).map { "x\($0)" }))
      let now = Array(kept.dropFirst(seeded))
      #expect(abs(now.count - added.count) <= 1)
      #expect(Set(now).symmetricDifference(added).count <= 1)
      added = now
    }
    // At least the second of these writes the file, and clears up what a killed program has left.
    #expect(try home.run("favourites", "remove", "갓", "해금").status == 0)
    #expect(try home.run("favourites", "add", "갓", "해금").status == 0)
    #expect(home.kept.count >= seeded + 2)
    #expect(home.names == ["favourites.json", "favourites.lock"])
  }

  @Test
  func `a FIFO in the place of the lock file does not hang`() throws {
    try home.keep(1)
    #expect(mkfifo(home.folder.path("expo/favourites.lock"), 0o600) == 0)
    let run = try ProgramRun(
      ["favourites", "add", "갓"], environment: home.environment, seconds: 10)
    #expect(run.status == 0)
    #expect(home.kept == ["x0", "god"])
  }

  @Test
  func `at the limit of a file's size the program says so and leaves no other file`() throws {
    try home.keep(3)
    let before = home.contents
    try home.folder.file(
      "script", #"(ulimit -f 0; "$expo" favourites add 갓) 2>&1 | grep '파일이 너무 커집니다'"#)
    #expect(try home.shell(#"exec /bin/sh "$data/script" >/dev/null"#) == 0)
    #expect(home.contents == before)
    #expect(home.names == ["favourites.json", "favourites.lock"])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func `in a folder that one may not write to the program says so and reads on`() throws {
    try home.keep(3)
    let before = home.contents
    chmod(home.folder.path("expo"), 0o500)
    defer { chmod(home.folder.path("expo"), 0o700) }
    let run = try home.run("favourites", "add", "갓")
    #expect(run.status == 74)
    #expect(run.errors.contains("권한이 없습니다"))
    #expect(try home.run("favourites").output.contains("x2"))
    #expect(home.contents == before)
  }

  @Test(
    .enabled(if: OtherProgram.isInstalled("strace"), "strace is not installed"),
    arguments: ["flock", "fsync"], ["ENOLCK", "EIO"])
  func `a file system without locks or without fsync keeps a favourite`(
    call: String, error: String
  ) throws {
    let run = try ProgramRun(
      [
        "strace", "-qq", "-f", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
        "inject=\(call):error=\(error)",
        BuiltProgram.path, "favourites", "add", "갓",
      ], program: "/usr/bin/env", environment: home.environment)
    #expect(run.status == (error == "EIO" ? 74 : 0), "\(run.errors)")
    #expect(home.kept == (error == "EIO" ? [] : ["god"]))
  }

  @Test(.enabled(if: mayMount, "mounting needs a superuser and a namespace"))
  func `a file that is a mount of its own is overwritten`() throws {
    try home.keep(3)
    let command =
      "mount --bind '\(home.path)' '\(home.path)' && '\(BuiltProgram.path)' favourites add 갓"
    let run = try ProgramRun(
      ["unshare", "-m", "sh", "-c", command], program: "/usr/bin/env", environment: home.environment
    )
    #expect(run.status == 0 && home.kept == ["x0", "x1", "x2", "god"])
    #expect(home.names == ["favourites.json", "favourites.lock"])
  }

  private static let mayMount =
    (try? OtherProgram.run("unshare -m mount --bind /etc/passwd /etc/passwd").status) == 0

  @Test func `a file that is replaced keeps its permissions`() throws {
    try home.keep(1)
    for permissions in [0o640, 0o600] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: home.path)
      #expect(try home.run("favourites", "add", permissions == 0o640 ? "갓" : "해금").status == 0)
      let kept = try FileManager.default.attributesOfItem(atPath: home.path)[.posixPermissions]
      #expect(kept as? Int == permissions)
    }
  }

  @Test
  func `a favourite is kept even if the output cannot be written`() throws {
    let run = try ProgramRun(
      ["favourites", "add", "갓"], environment: home.environment, output: .closed)
    #expect(run.status == 74)
    #expect(home.kept == ["god"])
  }
}
