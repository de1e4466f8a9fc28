import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// Every key in every state: a key that the status line offers changes something, and the last row says so if a key
/// changes nothing.
@Suite struct OfferedKeyTests {
  private static let keys =
    (ListAction.keys.flatMap(\.keys) + PageAction.keys.flatMap(\.keys) + ["x", "\t", "é", "ㅁ"])
    .filter { $0 != "\u{C}" }

  /// The keys that the last row offers, in the words of the tables.
  private func offered(_ state: BrowserState) -> [Key] {
    func keys<Action>(_ bindings: [KeyBinding<Action>]) -> [Key] {
      bindings.filter { state.status.contains("\($0.keys[0].name) \(state.wording.say($0.words))") }
        .map(\.keys[0])
    }
    return keys(ListAction.keys) + keys(PageAction.keys)
  }

  private func isSaidToDoNothing(_ state: BrowserState) -> Bool {
    let wording = state.wording
    return state.reader.messages.contains { message in
      [wording.isFirst, wording.isLast, wording.isStartOfText, wording.isEndOfText]
        .contains(message) || message.contains(wording.doesNothing("").prefix(8))
    }
  }

  @Test(arguments: 0..<UInt64(rounds(2, long: 16)))
  func `each key that is offered changes something, and each other key or says that it does not`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(
      columns: [60, 80, 120].randomElement(using: &generator) ?? 80,
      rows: Int.random(in: 6...24, using: &generator))
    var state = BrowserState(
      .sample(try .numbered(7), other: try .numbered(7, english: true)), size: size,
      favourites: [2],
      opening: Bool.random(using: &generator) ? .item(3) : nil,
      generator: SeededGenerator(seed: seed))
    for _ in 0..<rounds(25, long: 50) {
      let key = Self.keys.randomElement(using: &generator) ?? " "
      if state.handle(.key(key)) == .changeLanguage { state.press("L") }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let keys = [
          "/북⏎", "⏎/line 4⏎", "⏎/line 44⏎", "⏎/없는낱말⏎", "⏎G", "f", "␛␛␛", "12", "0⏎", "7⏎",
        ]
        state.press(keys.randomElement(using: &generator) ?? "")
      }
      let isTyping = ["searching", "filtering"].contains(state.modeName)
      if !isTyping { try expectKey(of: state, &generator) }
    }
  }

  /// Presses the keys that are offered, and one other.
  private func expectKey(of state: BrowserState, _ generator: inout SeededGenerator) throws {
    let offered = offered(state)
    // The next key clears the message.
    var silent = state
    silent.say([])
    let before = silent.contents
    for key in offered + [Self.keys.randomElement(using: &generator) ?? " "] {
      var after = state
      let effect = after.handle(.key(key))
      if offered.contains(key) {
        try #require(!isSaidToDoNothing(after), "\(key.name) after: \(state.status)")
      }
      try #require(
        effect != nil || after.contents != before, "\(key.name) is silent after: \(state.status)")
    }
  }
}
