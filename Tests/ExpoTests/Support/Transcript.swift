import Testing

@testable import expo

/// Commands, each with its output, and its status unless that is 0.
///
///     var transcript = Transcript(environment: ["EXPO_LANG": "en"])
///     try transcript.run(["item", "drum"])
///     try expectGolden(transcript.text, "messages/english")
struct Transcript {
  private(set) var text = ""
  private let environment: [String: String]
  private let folder: String?

  init(environment: [String: String] = [:], folder: String? = nil) {
    self.environment = environment
    self.folder = folder
  }

  @discardableResult
  mutating func run(_ words: [String]) throws -> ProgramRun {
    let run = try ProgramRun(words, environment: environment, folder: folder)
    if !text.isEmpty { text += "\n" }
    text += "$ \((["expo"] + words).joined(separator: " "))\n\(run.output)\(run.errors)"
    if run.status != 0 { text += "[\(run.status)]\n" }
    return run
  }
}
