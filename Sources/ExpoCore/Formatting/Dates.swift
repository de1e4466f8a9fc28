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
  /// A day is three numbers, as in `1900. 4. 14` and `1900-04-14`, or has an English month, as in
  /// `14 April 1900` and `April 14, 1900`. A hyphen, a dash, a tilde or a slash stands between the days.
  /// Nothing depends on a locale or a time zone.
  ///
  ///     Period("1900-04-14/1900-11-12")?.end  // 12 November 1900
  ///     Period("1993")  // nil
  public init?(_ duration: String) {
    let text = duration.unicodeScalars
    let isWord = { (scalar: Unicode.Scalar) in
      ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    let words = text.split { !isWord($0) }
    guard words.count == 6,
      text.allSatisfy({ isWord($0) || " .,/".unicodeScalars.contains($0) || Self.isDash($0) }),
      let start = CalendarDay(words: words[..<3].map(String.init)),
      let end = CalendarDay(words: words[3...].map(String.init))
    else { return nil }
    // A slash separates days only if it does not separate their numbers.
    let between = text[words[2].endIndex..<words[3].startIndex]
    let within = text[words[0].endIndex..<words[1].startIndex]
    guard between.contains(where: Self.isDash) || between.contains("/") && !within.contains("/")
    else { return nil }
    self.start = start
    self.end = end
  }

  /// Whether a scalar may stand between two days: a hyphen, a dash or a tilde.
  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "~", "\u{2013}", "\u{2014}", "\u{301C}", "\u{FF5E}": true
    default: false
    }
  }
}

extension CalendarDay {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The day that three words write: year, month and day as numbers, or with an English month.
  fileprivate init?(words: [String]) {
    func month(_ word: String) -> Int? {
      let word = word.lowercased()
      return Self.months.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
    }
    let numbers = words.map { Int($0) }
    if let year = numbers[0], let month = numbers[1], let day = numbers[2] {
      self.init(year: year, month: month, day: day)
    } else if let day = numbers[0], let month = month(words[1]), let year = numbers[2] {
      self.init(year: year, month: month, day: day)
    } else if let month = month(words[0]), let day = numbers[1], let year = numbers[2] {
      self.init(year: year, month: month, day: day)
    } else {
      return nil
    }
  }
}
