/// A Korean particle in the form that fits the last sound of the preceding text.
public enum Particle: CaseIterable, Sendable {
  /// 은 or 는: what is spoken of.
  case topic
  /// 이 or 가: who or what does.
  case subject
  /// 을 or 를: to whom or what it is done.
  case object
  /// 과 or 와: with.
  case with
  /// 으로 or 로: by, to, as.
  case by

  /// The particle's form after a text.
  ///
  /// The last sound is that of the text read aloud: numbers have their Korean reading (10 is 십),
  /// Latin words their usual one; quotes and brackets at the end are silent, and so is text in round
  /// brackets there. If the sound is unknown, as after a hanja, both forms: 을(를).
  ///
  ///     Particle.object.form(after: "거문고")  // "를"
  ///     Particle.by.form(after: "서울")        // "로"
  ///     Particle.topic.form(after: "琴")       // "은(는)"
  public func form(after text: String) -> String {
    let forms = forms
    return switch LastSound(of: text) {
    case .vowel: forms.afterVowel
    case .rieul: self == .by ? forms.afterVowel : forms.afterConsonant
    case .consonant: forms.afterConsonant
    case nil: forms.unknown
    }
  }

  /// The text with the particle joined to it.
  ///
  ///     Particle.topic.join("갓")  // "갓은"
  public func join(_ text: String) -> String { text + form(after: text) }

  private var forms: (afterConsonant: String, afterVowel: String, unknown: String) {
    switch self {
    case .topic: ("은", "는", "은(는)")
    case .subject: ("이", "가", "이(가)")
    case .object: ("을", "를", "을(를)")
    case .with: ("과", "와", "과(와)")
    case .by: ("으로", "로", "(으)로")
    }
  }
}
