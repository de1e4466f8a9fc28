import TestSupport
import Testing

@testable import ExpoCore
@testable import TerminalText

@Suite("Escaping foreign text")
struct ControlEscapingTests {
  static let shown: [(what: String, text: String, shown: String)] = [
    ("an escape sequence", "\u{1B}[31m", "\\u{1B}[31m"),
    ("NUL", "a\u{0}b", "a\\u{0}b"),
    ("DEL", "\u{7F}", "\\u{7F}"),
    ("the one-byte control sequence introducer", "\u{9B}2J", "\\u{9B}2J"),
    ("next line", "\u{85}", "\\u{85}"),
    ("a right-to-left override", "a\u{202E}b", "a\\u{202E}b"),
    ("an Arabic letter mark", "\u{61C}", "\\u{61C}"),
    ("a zero-width space", "거\u{200B}문고", "거\\u{200B}문고"),
    ("a soft hyphen", "expo\u{AD}sition", "expo\\u{AD}sition"),
    (
      "Hangul fillers", "\u{115F}\u{1160}\u{3164}\u{FFA0}",
      #"\u{115F}\u{1160}\u{3164}\u{FFA0}"#
    ),
    ("line and paragraph separators", "\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("interlinear annotation", "\u{FFF9}a\u{FFFB}", #"\u{FFF9}a\u{FFFB}"#),
    ("a combining grapheme joiner", "\u{34F}", #"\u{34F}"#),
    ("a variation selector on a letter", "a\u{FE0F}", #"a\u{FE0F}"#),
    ("an ideographic selector on a syllable", "갈\u{E0100}", #"갈\u{E0100}"#),
    (
      "an ideographic selector on a compatibility ideograph", "\u{F900}\u{E0100}",
      "\u{F900}\\u{E0100}"
    ),
    ("a non-joiner between letters", "a\u{200C}b", #"a\u{200C}b"#),
    ("a non-joiner at the end", "می\u{200C}", #"می\u{200C}"#),
    ("conjoining Jamo", "\u{1100}\u{1161} 거무\u{11AB}\u{11AB} \u{1100}", "가 거문\u{11AB} \u{1100}"),
    ("the second of two", "ក\u{200B}\u{200B}ក", #"ក\u{200B}\u{200B}ក"#),
    ("a joiner between letters", "a\u{200D}b", #"a\u{200D}b"#),
    ("a joiner between syllables", "가\u{200D}나", #"가\u{200D}나"#),
    ("a non-joiner between kana", "か\u{200C}カ", #"か\u{200C}カ"#),
    (
      "a joiner between marks on Latin letters", "e\u{301}\u{200D}\u{301}",
      "e\u{301}\\u{200D}\u{301}"
    ),
    ("a joiner at the end of a word", "അവന്\u{200D} വന്നു", #"അവന്\u{200D} വന്നു"#),
    ("the placeholder of an object", "a\u{FFFC}", #"a\u{FFFC}"#),
    ("a joiner after an emoji", "👩\u{200D}", #"👩\u{200D}"#),
    ("the second of two joiners", "👩\u{200D}\u{200D}👩", #"👩\u{200D}\u{200D}👩"#),
    ("a selector on a digit", "1\u{FE0F}9", #"1\u{FE0F}9"#),
    ("a selector on half a flag", "🇰\u{FE0F}", #"🇰\u{FE0F}"#),
    ("tags on a flag", "🏴\u{E0067}\u{E007F}", #"🏴\u{E0067}\u{E007F}"#),
    ("a joiner of hieroglyphs", "\u{13080}\u{13430}", "\u{13080}\\u{13430}"),
    ("a noncharacter", "\u{FFFF}\u{FFFFE}", #"\u{FFFF}\u{FFFFE}"#),
  ]

  @Test(arguments: shown)
  func `shows invisible characters and controls by their code points`(
    _ what: String, _ text: String, _ shown: String
  ) {
    expect(text, shown)
  }

  static let spacing: [(what: String, text: String, shown: String)] = [
    ("CR LF", "a\r\nb", "a\nb"),
    ("CR", "a\rb\r", "a\nb\n"),
    ("CR CR LF", "a\r\r\nb", "a\n\nb"),
    ("LF CR", "a\n\rb", "a\n\nb"),
    ("a tab", "a\tb", "a    b"),
  ]

  @Test(arguments: spacing)
  func `turns line ends into line feeds and tabs into spaces`(
    _ what: String, _ text: String, _ shown: String
  ) {
    expect(text, shown)
  }

  @Test(
    arguments: [
      "", "거문고 玄琴 geomungo\nkŏmun'go", "“따옴표” · … 《삼국사기》", "e\u{301}",
      "\u{A0}", "한\u{3000}국", "العربية", "\u{600}١", "हिन्दी", "👩\u{200D}👩\u{200D}👧", "👩🏽\u{200D}🚀",
      "🏳\u{FE0F}\u{200D}🌈", "❤\u{FE0F}", "⌚\u{FE0E}", "5\u{FE0F}\u{20E3}", "🇰🇷", "\\u{1B}",
      "葛\u{E0100}城", "辻\u{E0101}", "𠮟\u{E01EF}",
    ])
  func `does not change visible text`(_ text: String) {
    expect(text, text)
  }

  @Test
  func `is idempotent`() {
    for text in RandomText.texts(rounds(150, long: 4_000), seed: 10) + Self.shown.map(\.text) {
      let once = ControlEscaping.escaped(text)
      expect(once, once)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["\t", "👩\u{200D}"])
  func `takes linear time`(unit: String) {
    let text = String(repeating: unit, count: 50_000)
    #expect(ControlEscaping.escaped(text).utf8.count >= text.utf8.count)
  }

  /// Compares bytes, since canonically equivalent strings are equal.
  private func expect(_ text: String, _ shown: String) {
    let result = ControlEscaping.escaped(text)
    #expect(Array(result.utf8) == Array(shown.utf8), "\(result.debugDescription)")
  }
}
