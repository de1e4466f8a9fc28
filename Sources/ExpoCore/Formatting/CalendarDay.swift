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
