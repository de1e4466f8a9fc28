/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Comparable, Sendable {
  /// The year, from 1.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The day with these numbers, or nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard year > 0, (1...12).contains(month) else { return nil }
    guard (1...Self.length(ofMonth: month, year: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

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
  /// The last day; bad data may have it before the first.
  public let end: CalendarDay

  /// The period that a duration such as `1900. 04. 14 - 1900. 11. 12` states, or nil if the text is
  /// not two days.
  ///
  /// Each day is three numbers with full stops, hyphens or slashes between them; a hyphen, a dash
  /// or a tilde stands between the days. Nothing depends on a locale or a time zone.
  ///
  ///     Period("1900. 04. 14 - 1900. 11. 12")?.end  // 12 November 1900
  ///     Period("1993")  // nil
  public init?(_ duration: String) {
    let text = duration.unicodeScalars
    guard
      text.allSatisfy({ Self.isDigit($0) || " ./".unicodeScalars.contains($0) || Self.isDash($0) })
    else { return nil }
    let digits = text.split { !Self.isDigit($0) }
    guard digits.count == 6,
      text[digits[2].endIndex..<digits[3].startIndex].contains(where: Self.isDash)
    else { return nil }
    let numbers = digits.map { Int(String($0)) ?? 0 }
    guard let start = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2]),
      let end = CalendarDay(year: numbers[3], month: numbers[4], day: numbers[5])
    else { return nil }
    self.start = start
    self.end = end
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a scalar may stand between two days: a hyphen, a dash or a tilde.
  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "~", "\u{2013}", "\u{2014}", "\u{301C}", "\u{FF5E}": true
    default: false
    }
  }
}
