import CSystem
import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

/// A reader's folder for data, and programs that run with it.
final class FavouritesHome {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The file of favourites.
  var path: String { folder.path("expo/favourites.json") }
  var environment: [String: String] { ["XDG_DATA_HOME": folder.path] }
  var contents: String? { folder.contents("expo/favourites.json") }
  /// The identifiers of the favourites.
  var kept: [String] {
    ((try? FavouritesFile(path: path).read()) ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
  }
  /// The names beside the file.
  var names: [String] { (try? FileReader.names(inFolder: folder.path("expo"))) ?? [] }

  /// Replaces the file by a text.
  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("expo"), withIntermediateDirectories: true)
    try folder.file("expo/favourites.json", text)
  }

  /// Adds so many favourites that no catalogue has, from `x0` on, under the bundled catalogue's
  /// title.
  func keep(_ count: Int) throws {
    let lists = [Catalogue.bundled.favouritesKey: (0..<count).map { "x\($0)" }]
    try write(String(decoding: JSONEncoder().encode(lists), as: UTF8.self))
  }

  func run(_ words: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(words, environment: self.environment.merging(environment) { $1 })
  }

  /// Starts `expo` for each list of arguments, all at the same time and without waiting for any.
  func start(_ runs: [[String]]) throws -> [pid_t] {
    try Spawning.alone {
      try runs.map { words in
        try Spawning.start(
          [BuiltProgram.path] + words,
          environment: BuiltProgram.environment(adding: environment),
          streams: [.path("/dev/null"), .path("/dev/null"), .path("/dev/null")])
      }
    }
  }

  /// Runs a script for `/bin/sh`, in which `$expo` is the program, and returns its status.
  func shell(_ script: String) throws -> Int32 {
    let variables = environment.merging(["expo": BuiltProgram.path, "data": folder.path]) { $1 }
    return try OtherProgram.run(script, environment: variables).status
  }
}
