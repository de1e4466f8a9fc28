/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Comparable, Hashable, Sendable {
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

extension CalendarDay: CustomStringConvertible {
  /// The day as ISO 8601 writes it: `1900-04-14`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

/// The period between two calendar days.
public struct Period: Hashable, Sendable {
  /// The first day.
  public let start: CalendarDay
  /// The last day; bad data may have it before the first.
  public let end: CalendarDay

  /// The period that a duration such as `1900. 04. 14 - 1900. 11. 12` states, or nil if the text is
  /// not two days.
  ///
  /// A day is three numbers, as in `1900. 4. 14`, `1900-04-14` and `1900년 4월 14일`, or has an English
  /// month, as in `14 April 1900` and `April 14, 1900`; the second may leave out its year, as in
  /// `2026. 5. 1.(금) - 5. 31.(일)`. A hyphen, a dash, a tilde, a slash or `부터` stands between the days.
  /// Nothing depends on a locale or a time zone.
  ///
  ///     Period("1900-04-14/1900-11-12")?.end  // 12 November 1900
  ///     Period("1993")  // nil
  public init?(_ duration: String) {
    guard let (start, end) = Self.numbers(in: duration),
      let start = CalendarDay(start), let end = CalendarDay(end)
    else { return nil }
    self.start = start
    self.end = end
  }

  typealias Numbers = (year: Int, month: Int, day: Int)

  /// The numbers of two days, which the calendar may not have.
  static func numbers(in duration: String) -> (Numbers, Numbers)? {
    let text = Self.withoutKoreanWords(duration).unicodeScalars
    let isWord = { (scalar: Unicode.Scalar) in
      ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    let words = text.split { !isWord($0) }
    guard words.count == 5 || words.count == 6,
      text.allSatisfy({ isWord($0) || " .,/".unicodeScalars.contains($0) || isDash($0) }),
      let start = numbers(of: words[..<3].map(String.init))
    else { return nil }
    let year = words.count == 5 ? ["\(start.year)"] : []
    guard let end = numbers(of: year + words[3...].map(String.init)) else { return nil }
    // A slash separates days only if it does not separate their numbers.
    let between = text[words[2].endIndex..<words[3].startIndex]
    let within = text[words[0].endIndex..<words[1].startIndex]
    guard between.contains(where: isDash) || between.contains("/") && !within.contains("/")
    else { return nil }
    return (start, end)
  }

  /// The text with full stops for `년`, `월` and `일`, a tilde for `부터`, and without days of the week in
  /// parentheses and `까지`.
  private static func withoutKoreanWords(_ duration: String) -> String {
    let weekdays = "월화수목금토일".map { "\($0))" }
    var text = ""
    var rest = duration[...]
    while let character = rest.popFirst() {
      switch character {
      case "년", "월", "일": text += "."
      case "부" where rest.first == "터":
        rest.removeFirst()
        text += "~"
      case "까" where rest.first == "지": rest.removeFirst()
      case "(" where weekdays.contains(where: rest.hasPrefix): rest.removeFirst(2)
      default: text.append(character)
      }
    }
    return text
  }

  /// The day that three words write: year, month and day as numbers, or with an English month.
  static func numbers(of words: [String]) -> Numbers? {
    func month(_ word: String) -> Int? {
      let word = word.lowercased()
      return CalendarDay.months.map { $0.lowercased() }
        .firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
    }
    let numbers = words.map { Int($0) }
    if let year = numbers[0], let month = numbers[1], let day = numbers[2] {
      return (year, month, day)
    } else if let day = numbers[0], let month = month(words[1]), let year = numbers[2] {
      return (year, month, day)
    } else if let month = month(words[0]), let day = numbers[1], let year = numbers[2] {
      return (year, month, day)
    }
    return nil
  }

  /// Whether a scalar may stand between two days: a hyphen, a dash or a tilde.
  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    "-~\u{2013}\u{2014}\u{301C}\u{FF5E}".unicodeScalars.contains(scalar)
  }
}

extension Period: CustomStringConvertible {
  /// The period as ISO 8601 writes it: `1900-04-14/1900-11-12`.
  public var description: String { "\(start)/\(end)" }
}

extension CalendarDay {
  /// The English names of the months.
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  init?(_ numbers: Period.Numbers) {
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }
}
