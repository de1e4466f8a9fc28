@testable import ExpoCore
import Testing

@Suite struct ExpositionTitleTests {
  @Test(
    arguments: [
      (
        "파리 만국박람회 1900(L'Exposition de Paris 1900)",
        ["파리 만국박람회 1900", "(L'Exposition de Paris 1900)"]
      ),
      ("파리 만국박람회 1900 (Paris)", ["파리 만국박람회 1900", "(Paris)"]),
      ("파리 만국박람회 1900\n(Paris)", ["파리 만국박람회 1900", "(Paris)"]),
      ("파리 만국박람회 1900 \r\n  (Paris) \n", ["파리 만국박람회 1900", "(Paris)"]),
      ("가(나)(다)", ["가", "(나)(다)"]),
      ("(나) 다", ["(나) 다"]),
      ("파리 만국박람회", ["파리 만국박람회"]),
      ("파리\n만국박람회", ["파리 만국박람회"]),
      ("가(", ["가", "("]),
      ("", []),
      (" \n ", []),
    ])
  func `a title breaks before its first parenthesis, without empty lines or trailing blanks`(
    title: String, lines: [String]
  ) {
    let exposition = Exposition(
      title: title, visitors: 0, location: "", duration: "", text: "")
    #expect(exposition.titleLines == lines)
  }
}
