/// Kinds of work that tests count, so that they need no clock.
package enum Work: Hashable, Sendable {
  case openedFiles
  case readBytes
  /// Items of which a field, or more, was looked for.
  case readItems
  case decodedItems
  case foldedNames
  case comparedLetters

  /// Notes work that was done; nothing in a release build.
  @inline(__always)
  static func note(_ kind: Work, _ count: Int = 1) {
    #if DEBUG
      counter?.add(count, kind)
    #endif
  }
}

#if DEBUG
  extension Work {
    @TaskLocal private static var counter: Counter?

    private final class Counter: @unchecked Sendable {
      var counts: [Work: Int] = [:]

      func add(_ count: Int, _ kind: Work) { counts[kind, default: 0] += count }
    }

    /// How much work of a kind a body does.
    package static func count(_ kind: Work, _ body: () throws -> Void) rethrows -> Int {
      try counts(body)[kind] ?? 0
    }

    /// How much work of each kind a body does.
    package static func counts(_ body: () throws -> Void) rethrows -> [Work: Int] {
      let counter = Counter()
      try $counter.withValue(counter, operation: body)
      return counter.counts
    }
  }
#endif
