import ExpoCore
import Testing

@Suite struct PeriodTests {
  @Test(
    arguments: [
      ("1900. 04. 14 - 1900. 11. 12", [1900, 4, 14, 1900, 11, 12]),
      ("1900.4.14.-1900.11.12.", [1900, 4, 14, 1900, 11, 12]),
      ("1900-04-14 ~ 1900-11-12", [1900, 4, 14, 1900, 11, 12]),
      ("1900/04/14–1900/11/12", [1900, 4, 14, 1900, 11, 12]),
      ("1. 01. 01 - 1900. 12. 31", [1, 1, 1, 1900, 12, 31]),
      ("2024. 02. 29 - 2024. 02. 29", [2024, 2, 29, 2024, 2, 29]),
      ("1900-04-14/1900-11-12", [1900, 4, 14, 1900, 11, 12]),
      ("1900-04-14 / 1900-11-12", [1900, 4, 14, 1900, 11, 12]),
      ("14 April 1900 - 12 November 1900", [1900, 4, 14, 1900, 11, 12]),
      ("April 14, 1900 – Nov. 12, 1900", [1900, 4, 14, 1900, 11, 12]),
    ])
  func `two dates are read as days`(duration: String, numbers: [Int]) {
    let days = Period(duration).map { [$0.start, $0.end] } ?? []
    #expect(days.flatMap { [$0.year, $0.month, $0.day] } == numbers)
  }

  @Test(
    arguments: [
      "", "1993", "1900. 04. 14", "1900년 4월 14일 - 1900년 11월 12일", "미정",
      "1900. 13. 01 - 1900. 11. 12", "1900. 00. 01 - 1900. 11. 12", "1900. 1. 32 - 1900. 2. 1",
      "1900. 1. 0 - 1900. 2. 1", "1900. 12. 32 - 1901. 1. 1", "1900. 02. 29 - 1900. 03. 01",
      "1900. 04. 31 - 1900. 05. 01",
      "0. 04. 14 - 1900. 11. 12", "99999999999999999999. 1. 1 - 1900. 1. 1", "1 2 3 4 5 6 7",
      "1900 4 14 1900 11 12", "1900. 4. 14. 1900. 11. 12", "1900-4-14 1900-11-12",
      "1900/4/14/1900/11/12", "14 April - 12 November 1900", "14 Aprilis 1900 - 12 May 1900",
      "31 April 1900 - 12 May 1900", "April 14 1900 to May 12 1900", "- 1900. 4. 14 1900. 11. 12",
    ])
  func `what is not two days of the calendar is no period`(duration: String) {
    #expect(Period(duration) == nil)
  }

  @Test
  func `a period that ends before it begins keeps its days as written`() throws {
    let period = try #require(Period("1900. 11. 12 - 1900. 04. 14"))
    #expect(period.end < period.start)
  }
}
