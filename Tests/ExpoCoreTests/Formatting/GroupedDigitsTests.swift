import ExpoCore
import Testing

@Suite struct GroupedDigitsTests {
  @Test(
    arguments: [
      (0, "0"), (7, "7"), (789, "789"), (1_000, "1,000"), (12_345, "12,345"),
      (999_999, "999,999"), (48_130_300, "48,130,300"),
      (-1, "-1"), (-789, "-789"), (-1_234, "-1,234"), (-100_000, "-100,000"),
      (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func `a comma stands between the thousands`(count: Int, text: String) {
    #expect(count.groupedDigits == text)
  }
}
