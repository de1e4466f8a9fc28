import ExpoCore
import Foundation

/// A folder for one test, which is removed after it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "expo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  func file(_ name: String, _ contents: String) throws -> String {
    try Data(contents.utf8).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// Makes a folder and its missing parents.
  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a catalogue's file of items into a folder, and returns the path of the folder.
  @discardableResult
  func items(_ items: [Item], _ name: String = ".") throws -> String {
    try folder(name)
    try file("\(name)/items.json", String(decoding: JSONEncoder().encode(items), as: UTF8.self))
    return path(name)
  }

  /// Writes a program for the shell and returns its path.
  func script(_ name: String, _ body: String) throws -> String {
    // A program that another test starts meanwhile would hold the file open for writing for a
    // moment, and a file that is open for writing cannot be run (ETXTBSY).
    try Spawning.alone { _ = try file(name, "#!/bin/sh\n\(body)\n") }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path(name))
    return path(name)
  }

  /// The file's text; nil if there is no file.
  func contents(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
