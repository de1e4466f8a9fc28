import Testing

@testable import expo

/// How a line of bash is taken apart, and what is put back into it.
@Suite struct BashLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let replaced: String
    let words: [String]
    let word: String
    let reply: String?

    init(_ line: String, _ replaced: String, _ words: [String], _ word: String, _ reply: String?) {
      self.line = line
      self.replaced = replaced
      self.words = words
      self.word = word
      self.reply = reply
    }

    var testDescription: String { line }
  }

  @Test(
    arguments: [
      Case("expo ", "", [""], "item", "item"),
      Case("expo it", "it", ["it"], "item", "item"),
      Case("expo item fold", "fold", ["item", "fold"], "folding screen", #"folding\ screen"#),
      Case("expo item L", "L", ["item", "L"], "L'Art [a]; (b)", #"L\'Art\ \[a\]\;\ \(b\)"#),
      Case("expo item 공", "공", ["item", "공"], "공예·가구", "공예·가구"),
      Case("expo item 'fold", "fold", ["item", "fold"], "folding screen", "folding screen"),
      Case("expo item \"갓", "갓", ["item", "갓"], "갓-a_b, c. 1", "갓-a_b, c. 1"),
      Case("expo item $\"갓", "갓", ["item", "갓"], "갓 a", "갓 a"),
      Case("expo item 'L", "L", ["item", "L"], "L'Or", nil),
      Case("expo item \"a", "a", ["item", "a"], "a!b", nil),
      Case("expo item \"a", "a", ["item", "a"], "a - b", "a - b"),
      Case("expo item \"a", "a", ["item", "a"], "a --pager b", nil),
      Case("expo item $'a", "a", ["item", "$a"], "ab", nil),
      Case(#"expo item $'a\' c"#, "c", ["item", #"$a\"#, "c"], "cd", nil),
      Case(
        #"expo item folding\ s"#, #"folding\ s"#, ["item", "folding s"], "folding s",
        #"folding\ s"#),
      Case(#"expo item L\'"#, #"L\'"#, ["item", "L'"], "L'Or", nil),
      Case("expo 'item' \"a b\" c", "c", ["item", "a b", "c"], "c;d", #"c\;d"#),
      Case("expo item a'b", "b", ["item", "ab"], "abc", "bc"),
      Case("expo item 'a b'", "'a b'", ["item", "a b"], "a b c", #"a\ b\ c"#),
      Case("expo item 'a b'", "'a b'", ["item", "a b"], "a b;c", nil),
      Case("expo item 'a b'", "", ["item", "a b"], "a bc", nil),
      Case("expo --color=a", "a", ["--color=a"], "--color=always", "always"),
      Case("expo --color='a", "a", ["--color=a"], "--color=always", "always"),
      Case("expo --color=", "", ["--color="], "--color=always", "always"),
      Case("expo item a:b", "b", ["item", "a:b"], "a:bc", "bc"),
      Case("expo item a:", "", ["item", "a:"], "a: b;c", #"\ b\;c"#),
      Case("expo item ㄱ:b", "b", ["item", "ㄱ:b"], "가:bc", nil),
      Case("expo items > out 2> err --co", "--co", ["items", "--co"], "--color", "--color"),
      Case(#"expo item "a\"b\c" d\'e"#, #"d\'e"#, ["item", #"a"b\c"#, "d'e"], "de", "de"),
      Case("expo item $(rm x) ", "", ["item", "$(rm", "x)", ""], "a", nil),
      Case("expo item `rm` ", "", ["item", "`rm`", ""], "a", nil),
      Case("expo item \"${x}", "${x}", ["item", "${x}"], "a", nil),
      Case("expo item $x '$(a)' b", "b", ["item", "$x", "$(a)", "b"], "b", "b"),
      Case(#"expo item a\"#, #"a\"#, ["item", "a"], "ab", "ab"),
      Case("expo item ab", "xab", ["item", "ab"], "ab", nil),
      Case("expo item ab", "b ab", ["item", "ab"], "ab", nil),
    ])
  func `words lose their quotes, and replies are escaped, or harmless and as they are`(
    example: Case
  ) {
    let line = BashLine(example.line, replaced: example.replaced)
    #expect(line.words == example.words)
    #expect(line.reply(for: example.word) == example.reply)
    #expect(!line.isRedirection)
  }

  @Test(arguments: ["expo items >", "expo items 2> o", "expo items >& o"])
  func `the word after < and > is a file`(line: String) {
    #expect(BashLine(line, replaced: "").isRedirection)
  }
}
