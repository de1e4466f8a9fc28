import Testing

@testable import TerminalText

@Suite("Escaping foreign text")
struct ControlEscapingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let text: String
    let shown: String

    init(_ what: String, _ text: String, _ shown: String) {
      self.what = what
      self.text = text
      self.shown = shown
    }

    var testDescription: String { what }
  }

  static let shown = [
    Case("an escape sequence", "\u{1B}[31m", "\\u{1B}[31m"),
    Case("NUL", "a\u{0}b", "a\\u{0}b"),
    Case("BEL and backspace", "\u{7}\u{8}", "\\u{7}\\u{8}"),
    Case("DEL", "\u{7F}", "\\u{7F}"),
    Case("the one-byte control sequence introducer", "\u{9B}2J", "\\u{9B}2J"),
    Case("next line", "\u{85}", "\\u{85}"),
    Case("a right-to-left override", "a\u{202E}b", "a\\u{202E}b"),
    Case("an isolate", "\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
    Case("an Arabic letter mark", "\u{61C}", "\\u{61C}"),
    Case("a zero-width space", "거\u{200B}문고", "거\\u{200B}문고"),
    Case("a byte-order mark", "\u{FEFF}거문고", "\\u{FEFF}거문고"),
    Case("a soft hyphen", "expo\u{AD}sition", "expo\\u{AD}sition"),
    Case(
      "Hangul fillers", "\u{115F}\u{1160}\u{3164}\u{FFA0}",
      #"\u{115F}\u{1160}\u{3164}\u{FFA0}"#),
    Case("line and paragraph separators", "\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    Case("interlinear annotation", "\u{FFF9}a\u{FFFB}", #"\u{FFF9}a\u{FFFB}"#),
    Case("a combining grapheme joiner", "\u{34F}", #"\u{34F}"#),
    Case("a variation selector on a letter", "a\u{FE0F}", #"a\u{FE0F}"#),
    Case("a variation selector on a Hanja", "葛\u{E0100}", #"葛\u{E0100}"#),
    Case("a joiner between letters", "a\u{200D}b", #"a\u{200D}b"#),
    Case("a joiner after an emoji", "👩\u{200D}", #"👩\u{200D}"#),
    Case("a joiner before an emoji", "\u{200D}👩", #"\u{200D}👩"#),
    Case("the second of two joiners", "👩\u{200D}\u{200D}👩", #"👩\u{200D}\u{200D}👩"#),
    Case("the second of two selectors", "❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
    Case("a selector on a digit", "1\u{FE0F}9", #"1\u{FE0F}9"#),
    Case("a selector on half a flag", "🇰\u{FE0F}", #"🇰\u{FE0F}"#),
    Case("tags on a flag", "🏴\u{E0067}\u{E007F}", #"🏴\u{E0067}\u{E007F}"#),
    Case("a noncharacter", "\u{FFFF}\u{10FFFE}", #"\u{FFFF}\u{10FFFE}"#),
  ]

  @Test("shows invisible characters and controls by their code points", arguments: shown)
  func shows(_ example: Case) {
    expect(example)
  }

  static let spacing = [
    Case("CR LF", "a\r\nb", "a\nb"),
    Case("CR", "a\rb\r", "a\nb\n"),
    Case("CR CR LF", "a\r\r\nb", "a\n\nb"),
    Case("LF CR", "a\n\rb", "a\n\nb"),
    Case("a tab", "a\tb", "a    b"),
  ]

  @Test("turns line ends into line feeds and tabs into spaces", arguments: spacing)
  func spaces(_ example: Case) {
    expect(example)
  }

  @Test(
    "does not change visible text",
    arguments: [
      "", "거문고 玄琴 geomungo\nkŏmun'go", "“따옴표” · … 《삼국사기》", "e\u{301}", "\u{1100}\u{1161}",
      "\u{A0}", "한\u{3000}국", "العربية", "हिन्दी", "👩\u{200D}👩\u{200D}👧", "👩🏽\u{200D}🚀",
      "🏳\u{FE0F}\u{200D}🌈", "❤\u{FE0F}", "⌚\u{FE0E}", "5\u{FE0F}\u{20E3}", "🇰🇷", "\\u{1B}",
    ])
  func leaves(_ text: String) {
    expect(Case("", text, text))
  }

  @Test("needsEscape covers exactly the control, invisible format and default-ignorable characters")
  func needsEscapeIsComplete() {
    let wrong = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      ControlEscaping.needsEscape($0) != Self.isUnseen($0)
    }
    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }

  /// The rule by the standard library's own tables.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control: return scalar != "\n"
    case .lineSeparator, .paragraphSeparator: return true
    case .format: return !isPrependedMark(scalar)
    default: return false
    }
  }

  /// The format characters that are drawn (Prepended_Concatenation_Mark).
  private static func isPrependedMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  @Test("leaves nothing invisible raw except parts of an emoji")
  func isComplete() {
    for text in RandomText.texts(4000, seed: 9) {
      for scalar in ControlEscaping.escaped(text).unicodeScalars
      where ControlEscaping.needsEscape(scalar) {
        #expect(["\u{200D}", "\u{FE0E}", "\u{FE0F}"].contains(scalar), "\(text.debugDescription)")
      }
    }
  }

  @Test("is idempotent")
  func isIdempotent() {
    for text in RandomText.texts(4000, seed: 10) {
      let once = ControlEscaping.escaped(text)
      expect(Case("", once, once))
    }
  }

  @Test("loses no character")
  func losesNothing() {
    for text in RandomText.texts(2000, seed: 11) {
      var expected = ""
      for scalar in text.unicodeScalars where !"\r\n\t ".unicodeScalars.contains(scalar) {
        expected += ControlEscaping.needsEscape(scalar) ? code(scalar) : String(scalar)
      }
      var actual = ""
      for scalar in ControlEscaping.escaped(text).unicodeScalars
      where !"\n ".unicodeScalars.contains(scalar) {
        actual += ControlEscaping.needsEscape(scalar) ? code(scalar) : String(scalar)
      }
      #expect(Array(actual.utf8) == Array(expected.utf8), "\(text.debugDescription)")
    }
  }

  private func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Compares bytes, since canonically equivalent strings are equal.
  private func expect(_ example: Case) {
    let result = ControlEscaping.escaped(example.text)
    #expect(Array(result.utf8) == Array(example.shown.utf8), "\(result.debugDescription)")
  }
}
