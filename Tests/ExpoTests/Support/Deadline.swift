/// The moment until which a test waits.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(seconds: Int) {
    end = .now + .seconds(seconds)
  }

  var hasPassed: Bool { ContinuousClock.now >= end }
}
