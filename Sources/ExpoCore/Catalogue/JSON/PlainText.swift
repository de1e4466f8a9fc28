/// What may stand in a JSON string as it is: well-formed UTF-8 but quotation marks, backslashes
/// and control characters.
///
/// An automaton over the bytes of Unicode's table 3-7. Each byte has one word, in which six bits for
/// each state hold the next state; following them is a shift, without a branch to be mispredicted
/// where Hangul and spaces take turns.
struct PlainText {
  private static let transitions = makeTransitions()

  /// A state, as the place of its six bits in a byte's word.
  private enum State {
    /// No plain text; there is no way out of it.
    static let stop: UInt64 = 0
    static let start: UInt64 = 6
    static let oneMore: UInt64 = 12
    static let twoMore: UInt64 = 18
    static let threeMore: UInt64 = 24
    static let afterE0: UInt64 = 30
    static let afterED: UInt64 = 36
    static let afterF0: UInt64 = 42
    static let afterF4: UInt64 = 48
  }

  /// The end of the plain text that begins at a place: where the first scalar begins that is not
  /// plain or not whole.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
    transitions.withUnsafeBufferPointer { transitions in
      var at = place
      var state = State.start
      while at < bytes.count {
        let next = transitions[Int(bytes[at])] &>> (state & 63)
        if next & 63 == State.stop { break }
        state = next
        at += 1
      }
      if state & 63 == State.start { return at }
      repeat { at -= 1 } while at > place && bytes[at] & 0xC0 == 0x80
      return at
    }
  }

  private static func makeTransitions() -> [UInt64] {
    var words = [UInt64](repeating: 0, count: 256)
    func add(_ bytes: ClosedRange<Int>, _ from: UInt64, _ to: UInt64) {
      for byte in bytes { words[byte] |= to << from }
    }
    for ascii in [0x20...0x21, 0x23...0x5B, 0x5D...0x7F] { add(ascii, State.start, State.start) }
    add(0xC2...0xDF, State.start, State.oneMore)
    add(0xE0...0xE0, State.start, State.afterE0)
    for lead in [0xE1...0xEC, 0xEE...0xEF] { add(lead, State.start, State.twoMore) }
    add(0xED...0xED, State.start, State.afterED)
    add(0xF0...0xF0, State.start, State.afterF0)
    add(0xF1...0xF3, State.start, State.threeMore)
    add(0xF4...0xF4, State.start, State.afterF4)
    add(0x80...0xBF, State.oneMore, State.start)
    add(0x80...0xBF, State.twoMore, State.oneMore)
    add(0x80...0xBF, State.threeMore, State.twoMore)
    add(0xA0...0xBF, State.afterE0, State.oneMore)
    add(0x80...0x9F, State.afterED, State.oneMore)
    add(0x90...0xBF, State.afterF0, State.twoMore)
    add(0x80...0x8F, State.afterF4, State.twoMore)
    return words
  }
}
