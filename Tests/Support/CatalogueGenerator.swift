/// Random files of a catalogue, of which about half fit the format: members in any order, some of
/// them missing, twice, unknown or of another type, and texts with every kind of escape.
public struct CatalogueGenerator {
  private var generator: SeededGenerator

  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  public mutating func items() -> String {
    list(upTo: 3) { $0.rarely(20) { $0.value(3) } ?? $0.item() }
  }

  public mutating func exposition() -> String {
    object([
      ("title", name()), ("visitors", number()), ("location", name()), ("duration", text()),
      ("description", name()), ("visitors_note", oneOf("null", text())), ("aliases", texts()),
      ("sources", texts()),
      ("details", parts("label", "value")), ("links", oneOf("null", parts("label", "url"))),
      ("grades", oneOf("null", parts("word", "meaning"))),
    ])
  }

  private mutating func item() -> String {
    object([
      ("name", name()), ("image_name", name()), ("short_desc", name()), ("desc", name()),
      ("aliases", texts()), ("category", oneOf("null", text(), text())),
      ("details", parts("label", "value")), ("links", oneOf("null", parts("label", "url"))),
      ("evidence", oneOf(#""certain""#, text())), ("evidence_note", text()),
      ("sources", texts()),
    ])
  }

  private mutating func parts(_ first: String, _ second: String) -> String {
    list(upTo: 1) {
      $0.rarely(30) { $0.value(2) } ?? $0.object([(first, $0.name()), (second, $0.name())])
    }
  }

  private mutating func texts() -> String { list(upTo: 2) { $0.text() } }

  private mutating func text() -> String { rarely(60) { $0.value(2) } ?? string() }

  /// A text that says something but for now and then, and that no other one is.
  private mutating func name() -> String {
    rarely(60) { $0.text() }
      ?? string(beginning: "\(Int.random(in: 0...99_999, using: &generator))")
  }

  private mutating func string(beginning start: String = "") -> String {
    let parts = [
      "a", "가나", "\u{1100}\u{1161}", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\uAC00"#, #"\ud83d\ude00"#,
      "😀", " ", #"\u0000"#, #"\t\r\b\f"#, "long enough for more than one vector of bytes",
    ]
    let count = int(5)
    return "\"\(start)\((0..<count).map { _ in parts[int(parts.count)] }.joined())\""
  }

  private mutating func number() -> String {
    oneOf(
      "0", "-0", "1.5", "-7", "9223372036854775807", "9223372036854775808", "1e400", "48130300",
      "\(Int.random(in: .min ... .max, using: &generator))")
  }

  /// Any value, nested at most so deep.
  private mutating func value(_ depth: Int) -> String {
    switch int(depth > 0 ? 8 : 5) {
    case 0: "null"
    case 1: "-1.5"
    case 2: string()
    case 3: "true"
    case 4: "7"
    case 5: list(upTo: 2) { $0.value(depth - 1) }
    case 6: "[\(item())]"
    default: "{\"name\": \(value(depth - 1))}"
    }
  }

  private mutating func object(_ members: [(key: String, value: String)]) -> String {
    var members = int(2) == 0 ? members : members.shuffled(using: &generator)
    let place = int(members.count)
    switch int(60) {
    case 0: members.remove(at: place)
    case 1: members.append(members[place])
    case 2: members[place].key = "zzz"
    case 3..<15: members.append(("zzz", value(2)))
    default: break
    }
    let written = members.map { "\"\($0.key)\"\(blank()):\(blank())\($0.value)" }
    return "{\(written.joined(separator: ","))}"
  }

  private mutating func list(upTo count: Int, _ element: (inout Self) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<int(count + 1) { elements.append(element(&self)) }
    return "[\(elements.joined(separator: blank() + ","))]"
  }

  private mutating func blank() -> String { oneOf("", "", " ", "\n\t") }

  private mutating func oneOf(_ choices: String...) -> String { choices[int(choices.count)] }

  private mutating func rarely(_ rarity: Int, _ make: (inout Self) -> String) -> String? {
    int(rarity) == 0 ? make(&self) : nil
  }

  private mutating func int(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
}
