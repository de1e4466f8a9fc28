/// A day, without a time or a time zone.
public struct CalendarDay: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads three numbers with full stops between, as in `1900. 04. 14`.
  fileprivate init?(_ text: Substring) {
    let words = text.split { $0 == "." || $0 == " " }
    let numbers = words.compactMap { Int(digits: $0) }
    guard words.count == 3, numbers.count == 3, (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }
}

/// The days from one to another.
public struct Period: Hashable, Sendable {
  /// The first day.
  public let start: CalendarDay
  /// The last day.
  public let end: CalendarDay

  /// The period that a duration such as `1900. 04. 14 - 1900. 11. 12` states; nil if the text is in
  /// any other notation, or ends before it begins.
  package init?(_ duration: String) {
    let days = duration.split(separator: "-").map(CalendarDay.init)
    guard days.count == 2, let start = days[0], let end = days[1],
      (start.year, start.month, start.day) <= (end.year, end.month, end.day)
    else { return nil }
    (self.start, self.end) = (start, end)
  }
}

extension Exposition {
  /// The period of the ``duration``, if that is two days such as `1900. 04. 14 - 1900. 11. 12`.
  public var period: Period? { duration.flatMap(Period.init) }
}

extension Exposition {
  /// The period as pages show it: in Korean as the data write it, in English with the names of
  /// months; any other text of the ``duration`` as it is.
  package func dates(in language: Language) -> String? {
    guard let period else { return duration }
    return language.pick(
      duration, "\(period.start.text(in: .english)) - \(period.end.text(in: .english))")
  }
}

extension CalendarDay {
  /// The day in words, without leading zeros.
  package func text(in language: Language) -> String {
    language.pick(
      "\(year)년 \(month)월 \(day)일", "\(day) \(Self.months[month - 1]) \(year)")
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
