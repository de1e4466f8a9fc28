public import Foundation
public import Testing

/// Compares text with a file under `Snapshots/`.
public func expectGolden(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectGenerated(text, at: "Tests/Snapshots/\(name).txt", sourceLocation: sourceLocation)
}

/// Compares text with a file of the repository.
///
/// With `EXPO_RECORD=1` in the environment a file that differs is rewritten, and the test still
/// fails, so that a recording run lists what changed and cannot pass for a check.
public func expectGenerated(
  _ text: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = repositoryRoot.appending(path: path)
  let records = ProcessInfo.processInfo.environment["EXPO_RECORD"] == "1"
  let recorded = records ? (try? Data(contentsOf: file)) ?? Data() : try Data(contentsOf: file)
  if recorded == Data(text.utf8) { return }
  if records {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  let expected = String(decoding: recorded, as: UTF8.self)
  Issue.record(
    "\(path) \(records ? "is recorded" : "differs (EXPO_RECORD=1 records it)"):\n\(difference(expected, text))",
    sourceLocation: sourceLocation)
}

extension String {
  /// The text with `␛` for each escape character.
  public var withVisibleEscapes: String { replacing("\u{1B}", with: "␛") }
}

/// The folder that holds `Package.swift`.
public let repositoryRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A folder of catalogues, or a file, under `Tests/Fixtures/`.
public func fixture(_ name: String) -> URL {
  repositoryRoot.appending(path: "Tests/Fixtures/\(name)")
}

/// The expected lines that are missing (`-`) and the lines in their place (`+`), the first
/// difference first.
private func difference(_ expected: String, _ text: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
    case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
    }
  }.sorted { ($0.0, $1.1) < ($1.0, $0.1) }.map(\.1).joined(separator: "\n")
}
