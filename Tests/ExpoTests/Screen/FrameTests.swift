import ExpoCore
import TerminalText
import Testing

@testable import expo

/// What one key writes to the terminal, in bytes.
@Suite(.serialized) struct FrameTests {
  struct Step: Sendable {
    let columns: Int
    let rows: Int
    /// The keys before the one that is counted.
    let before: String
    let key: String
    /// How many rows of the screen may change.
    let changedRows: Int
  }

  private static let steps = [
    Step(columns: 80, rows: 24, before: "jj", key: "j", changedRows: 4),
    Step(columns: 80, rows: 24, before: "20", key: "k", changedRows: 4),
    Step(columns: 80, rows: 24, before: "⏎", key: "j", changedRows: 24),
    Step(columns: 80, rows: 24, before: "jj⏎", key: "n", changedRows: 24),
    Step(columns: 80, rows: 24, before: "", key: "/", changedRows: 1),
    Step(columns: 80, rows: 24, before: "/", key: "장", changedRows: 24),
    Step(columns: 200, rows: 60, before: "jj", key: "j", changedRows: 60),
    Step(columns: 200, rows: 60, before: "jj", key: " ", changedRows: 60),
    Step(columns: 200, rows: 60, before: "jj⏎", key: "j", changedRows: 60),
    Step(columns: 200, rows: 60, before: "/낱", key: "말", changedRows: 60),
    Step(columns: 200, rows: 60, before: "jj", key: "x", changedRows: 0),
  ]

  private static let catalogues = Result {
    try [100, 1_000].map { try [Item].numbered($0) }
  }

  private func bytes(
    of step: Step, in items: [Item]
  ) throws -> (count: Int, rows: Int) {
    var state = BrowserState(
      .sample(items), size: TerminalSize(columns: step.columns, rows: step.rows))
    state.press(step.before)
    let shown = BrowserScreen(state).contents
    state.press(step.key)
    let contents = BrowserScreen(state).contents
    let update = contents.update(from: shown, encoder: LineEncoder(isStyled: true))
    return (update.count, zip(shown.rows, contents.rows).count { $0 != $1 })
  }

  @Test(arguments: steps)
  func `a key writes what the screen needs, in a catalogue of any size`(step: Step) throws {
    let catalogues = try Self.catalogues.get()
    let small = try bytes(of: step, in: catalogues[0])
    let large = try bytes(of: step, in: catalogues[1])
    #expect(large.rows <= step.changedRows)
    // A cell takes at most two bytes, as half a syllable does; a row moves the cursor to its start,
    // and has the styles of a name and of a status, or of a grade.
    #expect(large.count <= large.rows * (2 * step.columns + 40) + 40)
    // Numbers, which are in three columns of a row and in the status, have a digit more or none.
    #expect(abs(large.count - small.count) <= 4 * (large.rows + 1))
  }
}
