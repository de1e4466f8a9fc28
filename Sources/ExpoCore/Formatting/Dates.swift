/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Comparable, Sendable {
  /// The year, from 1 on.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1 on.
  public let day: Int

  /// The day with these numbers, or nil where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard year > 0, (1...12).contains(month) else { return nil }
    guard (1...Self.length(ofMonth: month, year: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day as a Korean reader says it: `1900년 4월 14일`.
  public var spoken: String { "\(year)년 \(month)월 \(day)일" }

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 400) || (year.isMultiple(of: 4) && !year.isMultiple(of: 100)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

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
