import ExpoCore
import Testing

@Suite struct ParticleTests {
  @Test(
    arguments: [
      ("거문고", "는 가 를 와 로"), ("갓", "은 이 을 과 으로"), ("해금", "은 이 을 과 으로"),
      ("놋그릇", "은 이 을 과 으로"), ("서울", "은 이 을 과 로"), ("궭", "은 이 을 과 으로"),
      ("거\u{1106}\u{116E}\u{11AB}", "은 이 을 과 으로"), ("\u{1100}\u{1165}", "는 가 를 와 로"),
      ("ㄱ", "은 이 을 과 으로"), ("ㄹ", "은 이 을 과 로"), ("ㅏ", "는 가 를 와 로"),
    ])
  func `a particle follows the last sound`(text: String, forms: String) {
    #expect(Particle.allCases.map { $0.form(after: text) }.joined(separator: " ") == forms)
  }

  @Test(
    arguments: [
      ("0", "이", "으로"), ("1", "이", "로"), ("2", "가", "로"), ("3", "이", "으로"),
      ("4", "가", "로"), ("5", "가", "로"), ("6", "이", "으로"), ("7", "이", "로"),
      ("8", "이", "로"), ("9", "가", "로"), ("10", "이", "으로"), ("13", "이", "으로"),
      ("100", "이", "으로"), ("1900", "이", "으로"), ("2012", "가", "로"), ("007", "이", "로"),
      ("10,000", "이", "으로"), ("100000", "이", "으로"), ("100,000,000", "이", "으로"),
      ("1000000000000", "가", "로"), ("48,130,300", "이", "으로"), ("48,130,301", "이", "로"),
      ("3.14", "가", "로"), ("2.50", "이", "으로"), ("00", "이", "으로"),
      ("1000000000000000000000000", "이(가)", "(으)로"), ("30%", "가", "로"),
    ])
  func `a number is read in Korean`(text: String, subject: String, by: String) {
    #expect(Particle.subject.form(after: text) == subject)
    #expect(Particle.by.form(after: text) == by)
  }

  @Test(
    arguments: [
      ("geomungo", "를"), ("haegeum", "을"), ("screen", "을"), ("hotel", "을"), ("sijang", "을"),
      ("list", "를"), ("Paris", "를"), ("Tower", "를"), ("music", "을"), ("gat", "을(를)"),
      ("Seine", "을(를)"), ("book", "을(를)"), ("A", "를"), ("L", "을"), ("R", "을"), ("N", "을"),
      ("BTS", "를"), ("KBL", "을"), ("CD-ROM", "을"), ("café", "를"),
    ])
  func `a Latin word is read as it is usually written in Hangul`(text: String, object: String) {
    #expect(Particle.object.form(after: text) == object)
  }

  @Test(
    arguments: [
      ("‘거문고’", "를"), ("“갓”", "을"), ("《삼국사기》", "를"), ("직지(直指)", "를"),
      ("해금(奚琴)", "을"), ("파리 만국박람회 1900(L'Exposition de Paris 1900)", "을"),
      ("(갓)", "을"), ("거문고...", "를"), ("갓 ", "을"), ("'갓'?", "을"),
    ])
  func `quotes, brackets and what stands in round brackets at the end are silent`(
    text: String, object: String
  ) {
    #expect(Particle.object.form(after: text) == object)
  }

  @Test(arguments: ["琴", "", "()", "🎻", "—"])
  func `where the reading cannot be known both forms stand`(text: String) {
    #expect(
      Particle.allCases.map { $0.form(after: text) } == ["은(는)", "이(가)", "을(를)", "과(와)", "(으)로"])
  }

  @Test
  func `a joined particle follows its text`() {
    #expect(Particle.topic.join("‘거문고’") == "‘거문고’는")
    #expect(Particle.object.join("갓") == "갓을")
  }
}
