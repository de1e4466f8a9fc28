import ExpoCore
import TestSupport
import Testing

@testable import expo

/// Every key in every state: a key that the status line offers changes something, and the last row
/// says so if a key changes nothing.
@Suite struct OfferedKeyTests {
  private static let keys =
    (KeyBinding.all.flatMap(\.keys) + ["x", "\t", "é", "ㅁ"]).filter { $0 != "\u{C}" }

  /// The keys that the last row offers, in the words of the table.
  private func offered(_ browser: Browser) -> [Key] {
    KeyBinding.all.filter {
      browser.status.contains($0.keys[0].hint(browser.wording.say($0.words)))
    }.map { $0.keys[0] }
  }

  @Test(arguments: 0..<UInt64(rounds(2, long: 16)))
  func `each key that is offered changes something, and each other key or says that it does not`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let (own, other) = ([Item].numbered(7), [Item].numbered(7, english: true))
    var browser = Browser(
      BrowserEdition(own), other: BrowserEdition(other, in: .english),
      columns: [60, 80, 120].randomElement(using: &generator) ?? 80,
      rows: Int.random(in: 6...24, using: &generator), favourites: [2],
      opening: Bool.random(using: &generator) ? .item(3) : nil)
    for _ in 0..<rounds(10, long: 50) {
      let key = Self.keys.randomElement(using: &generator) ?? " "
      _ = browser.handle(key)
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let keys = [
          "/북⏎", "⏎/line 4⏎", "⏎/line 44⏎", "⏎/없는낱말⏎", "⏎G", "f", "␛␛␛", "12⏎", "0⏎", "7⏎", "?",
        ]
        browser.press(keys.randomElement(using: &generator) ?? "")
      }
      if browser.promptPurpose == nil { try expectKey(of: browser, &generator) }
    }
  }

  /// Presses the keys that are offered, and one other.
  private func expectKey(of browser: Browser, _ generator: inout SeededGenerator) throws {
    let offered = offered(browser)
    // The next key clears the message.
    var silent = browser
    silent.showMessage()
    let before = silent.contents
    for key in offered + [Self.keys.randomElement(using: &generator) ?? " "] {
      var after = browser
      let outcome = after.handle(key)
      let asks = ![.nothing, .done].contains(outcome)
      if offered.contains(key) {
        try #require(after.isSilent || asks, "\(key.name) after: \(browser.status)")
      }
      try #require(
        asks || after.contents != before, "\(key.name) is silent after: \(browser.status)")
    }
  }
}
