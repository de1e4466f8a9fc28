import ExpoCore
import TerminalText
import Testing

@testable import expo

/// Variables that mean the same as an option.
@Suite struct VariableTests {
  static let options = Option.common.filter { $0.row.variable != nil }

  static let written = [
    "en", "EN", "english", "English", "en_US.UTF-8", "en-GB", "ko", "korean", "ko_KR",
    "ko_KR.eucKR",
    "한국어", "영어", "enough", "fr", "auto", "Always", "never", "NEVER", "on", "0", "40", "+40", "-4",
    "wide",
    "films", "a=b", "~", "99999999999999999999",
  ]

  @Test(arguments: options, written)
  func `a variable means what its option means with the same value, or is refused like it`(
    option: Option, value: String
  ) throws {
    guard option.takesArgument else { return }
    let line = ParsedLine([option.name, value])
    let name = try #require(option.row.variable)
    let (options, mistakes) = Options.read(Environment { $0 == name ? value : nil })
    #expect(options == line.options, "\(name)=\(value)")
    #expect(mistakes.isEmpty == (line.mistake == nil), "\(name)=\(value)")
  }

  @Test func `an empty variable says nothing, and one that is wrong is told`() {
    let (options, mistakes) = Options.read(Environment { _ in "" })
    #expect(options == Options() && mistakes.isEmpty)
    let wrong = Options.read(Environment { $0 == "EXPO_AMBIGUOUS_WIDTH" ? "3" : nil }).mistakes
    #expect(wrong.map(\.english) == ["EXPO_AMBIGUOUS_WIDTH takes 1 or 2, not ‘3’"])
  }
}
