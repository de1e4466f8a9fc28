import ExpoCore
import Testing

@Suite struct PeriodTests {
  @Test(arguments: ["1900. 04. 14 - 1900. 11. 12", "1900.4.14-1900.11.12"])
  func `two days of numbers with full stops are a period`(duration: String) {
    let days = Period(duration).map { [$0.start, $0.end] } ?? []
    #expect(days.flatMap { [$0.year, $0.month, $0.day] } == [1900, 4, 14, 1900, 11, 12])
  }

  @Test(
    arguments: [
      "", "1993", "1900. 04. 14", "1900. 11. 12 - 1900. 04. 14",
      "99999999999999999999. 2. 1 - 99999999999999999999. 1. 1", "1900. 13. 01 - 1900. 11. 12",
      "1900. 1. 32 - 1900. 2. 1",
      "1900-04-14/1900-11-12", "14 April 1900 - 12 November 1900", "2026. 5. 1.(금) - 5. 31.(일)",
      "2026. 5. 1.(금) - 2026. 5. 31.(일)", "약 1900. 04. 14 - 1900. 11. 12",
    ])
  func `any other notation is none`(duration: String) {
    #expect(Period(duration) == nil)
  }
}
