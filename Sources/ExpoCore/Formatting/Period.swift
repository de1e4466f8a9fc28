/// The period between two calendar days.
public struct Period: Equatable, Sendable {
  /// The first day.
  public let start: CalendarDay
  /// The last day, which bad data may put before the first.
  public let end: CalendarDay

  /// The period that a duration such as `1900. 04. 14 - 1900. 11. 12` writes, or nil where it does
  /// not write two days.
  ///
  /// Each day is three numbers with full stops, hyphens or slashes between them; a hyphen, a dash
  /// or a tilde stands between the days. Nothing depends on a locale or a time zone.
  ///
  ///     Period("1900. 04. 14 - 1900. 11. 12")?.spoken
  ///     // "1900년 4월 14일부터 1900년 11월 12일까지"
  ///     Period("1993")  // nil
  public init?(_ duration: String) {
    let numbers = Self.numbers(in: duration)
    guard numbers.count == 6,
      let start = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2]),
      let end = CalendarDay(year: numbers[3], month: numbers[4], day: numbers[5])
    else { return nil }
    self.start = start
    self.end = end
  }

  /// The period as a Korean reader says it: `1900년 4월 14일부터 1900년 11월 12일까지`.
  public var spoken: String { "\(start.spoken)부터 \(end.spoken)까지" }

  /// The numbers of the text where nothing but blanks and the separators of dates stand between
  /// them; otherwise none.
  private static func numbers(in text: String) -> [Int] {
    guard text.unicodeScalars.allSatisfy(isPartOfDate) else { return [] }
    return text.unicodeScalars.split { !("0"..."9").contains($0) }
      .map { Int(String($0)) ?? 0 }
  }

  private static func isPartOfDate(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", " ", ".", "-", "/", "~", "\u{2013}", "\u{2014}", "\u{301C}", "\u{FF5E}": true
    default: false
    }
  }
}
