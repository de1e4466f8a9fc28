import Testing

@testable import expo

/// How a line of bash is taken apart, and what is put back into it.
@Suite struct BashLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let replaced: String
    let words: [String]
    /// What is put in for the word `a:b 'c'`, or for one that begins with the kept part.
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
    "words lose their quotes, and replies are quoted for their place",
    arguments: [
      Case("expo ", "", [""], "item", "item"),
      Case("expo it", "it", ["it"], "item", "item"),
      Case("expo item fold", "fold", ["item", "fold"], "folding screen", "'folding screen'"),
      Case("expo item 'fold", "fold", ["item", "fold"], "folding screen", "folding screen"),
      Case("expo item 'L", "L", ["item", "L"], "L'Or", "L'\\''Or"),
      Case("expo item \"a", "a", ["item", "a"], "a$b`c\"d\\e'f", "a\\$b\\`c\\\"d\\\\e'f"),
      Case("expo item \"a", "a", ["item", "a"], "a!b", "a\"'!'\"b"),
      Case("expo item $'a", "a", ["item", "a"], "a'b", "a\\'b"),
      Case(
        #"expo item folding\ s"#, #"folding\ s"#, ["item", "folding s"], "folding s", "'folding s'"),
      Case("expo 'item' \"a b\" c", "c", ["item", "a b", "c"], "cd", "cd"),
      Case("expo item a'b", "a'b", ["item", "ab"], "abc", "bc"),
      Case("expo --color=a", "a", ["--color=a"], "--color=always", "always"),
      Case("expo --color='a", "a", ["--color=a"], "--color=always", "always"),
      Case("expo --color=", "", ["--color="], "--color=always", "always"),
      Case("expo item a:b", "b", ["item", "a:b"], "a:bc", "bc"),
      Case("expo item ㄱ:b", "b", ["item", "ㄱ:b"], "가:bc", nil),
      Case("expo items > out 2> err --co", "--co", ["items", "--co"], "--color", "--color"),
      Case(#"expo item "a\"b\c" d\'e"#, #"d\'e"#, ["item", #"a"b\c"#, "d'e"], "d'e", #"'d'\''e'"#),
      Case("expo item $(rm x) ", "", ["item", "$(rm", "x)", ""], "a", "a"),
      Case(#"expo item a\"#, #"a\"#, ["item", "a"], "ab", "ab"),
    ])
  func replies(example: Case) {
    let line = BashLine(example.line, replaced: example.replaced)
    #expect(line.words == example.words)
    #expect(line.reply(for: example.word) == example.reply)
    #expect(!line.isRedirection)
  }

  @Test(
    "the word after < and > is a file",
    arguments: ["expo items >", "expo items 2> o", "expo items >& o"])
  func redirections(line: String) {
    #expect(BashLine(line, replaced: "").isRedirection)
  }
}
