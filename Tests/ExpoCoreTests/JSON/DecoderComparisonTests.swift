import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// `JSONDecoder` as a second opinion on our decoder.
@Suite
struct DecoderComparisonTests {
  private struct Sample: JSONModel, Equatable {
    let text: String
    let number: Int
    let note: String?
    let list: [String]
    let inners: [Inner]
    let others: [Inner]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case text, number, note, list, inners, others
    }

    init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
      text = try members.text(.text)
      number = try members.integer(.number)
      note = try members.optionalLine(.note)
      list = try members.optionalLines(.list)
      inners = try members.objects(.inners)
      others = try members.optionalObjects(.others)
    }

    var json: JSONValue {
      .members([
        (CodingKeys.text, .string(text)), (.number, .integer(number)), (.note, .string(note)),
        (.list, .list(list.map { .string($0) })), (.inners, .array(inners.map(\.json))),
        (.others, .list(others.map(\.json))),
      ])
    }
  }

  private struct Inner: JSONModel, Equatable {
    let text: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case text
    }

    init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
      text = try members.optionalText(.text)
    }

    var json: JSONValue { .members([(CodingKeys.text, .string(text))]) }
  }

  @Test(arguments: 0..<4)
  func `both decoders accept the same documents and decode the same values`(_ seed: UInt64) throws {
    var generator = JSONGenerator(seed: seed)
    var accepted = 0
    let count = rounds(300, long: 1_500)
    for _ in 0..<count {
      let text = generator.sample()
      let ours = try? Sample(json: Array(text.utf8))
      let theirs = try? JSONDecoder().decode(Sample.self, from: Data(text.utf8))
      #expect(ours == theirs, "\(text)")
      #expect(ours.map { Array($0.text.utf8) } == theirs.map { Array($0.text.utf8) }, "\(text)")
      if let ours {
        let written = JSONWriter.document(ours.json)
        #expect(try Sample(json: written) == ours, "\(text)")
        accepted += 1
      }
    }
    #expect((count / 5...count - count / 5).contains(accepted), "\(accepted)")
  }

  @Test(arguments: 0..<4)
  func `both decoders accept the same catalogues and decode the same items`(_ seed: UInt64) {
    var generator = JSONGenerator(seed: seed)
    var accepted = 0
    let count = rounds(100, long: 500)
    for _ in 0..<count {
      let bytes = Array(generator.items().utf8)
      #expect(CatalogueProperties.violation(of: bytes) == nil)
      accepted +=
        firstError(ofItems: CatalogueFile(path: "items.json", bytes: bytes)) == nil ? 1 : 0
    }
    #expect((count / 10...count - count / 10).contains(accepted))
  }

  @Test(arguments: 0..<4)
  func `both decoders accept the same mutants of well-shaped items`(_ seed: UInt64) {
    var generator = JSONGenerator(seed: seed)
    var accepted = 0
    let count = rounds(200, long: 1_000)
    for _ in 0..<count {
      let text = generator.mutantOfItem()
      let bytes = Array(text.utf8)
      #expect(CatalogueProperties.violation(of: bytes) == nil, "\(text)")
      accepted +=
        firstError(ofItems: CatalogueFile(path: "items.json", bytes: bytes)) == nil ? 1 : 0
    }
    #expect((count / 5...count - count / 5).contains(accepted), "\(accepted)")
  }

  /// What `JSONDecoder` reads as whole numbers, and we refuse.
  @Test(arguments: ["4.0", "-0.0", "48e2", "120e-1", "9223372036854775807.0"])
  func `a whole number with a fraction or an exponent is refused`(_ number: String) throws {
    let text = Array(
      #"{"title": "", "location": "", "duration": "", "description": "", "visitors": \#(number)}"#
        .utf8)
    #expect(throws: CatalogueFault.numberNotWhole) { try Exposition(json: text) }
    if number != "9223372036854775807.0" {
      _ = try JSONDecoder().decode(Exposition.self, from: Data(text))
    }
  }
}

/// Generates JSON documents of which about half fit their type.
private struct JSONGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func sample() -> String {
    object([
      ("text", string()), ("number", number()), ("note", oneOf("null", string())),
      ("list", strings()), ("inners", inners()), ("others", oneOf("null", inners())),
    ])
  }

  mutating func items() -> String {
    let items = (0..<int(3)).map { _ in
      object([
        ("name", string()), ("image_name", string()), ("short_desc", string()), ("desc", string()),
        ("aliases", strings()), ("category", oneOf(string(), "null", string())),
        ("details", "[\(object([("label", string()), ("value", string())]))]"),
        ("links", oneOf("[]", "null", "[\(object([("label", string()), ("url", string())]))]")),
        ("evidence", oneOf(#""certain""#, string())),
      ])
    }
    return "[\(items.joined(separator: ", "))]"
  }

  /// A file of one good item in which, mostly, one member of one object has another value or another
  /// key, or is left out.
  mutating func mutantOfItem() -> String {
    let detail = mutant([("label", string()), ("value", string())])
    let link = mutant([("label", string()), ("url", string())])
    let item = mutant([
      ("name", string()), ("image_name", string()), ("short_desc", string()), ("desc", string()),
      ("category", string()), ("aliases", strings()), ("image_desc", string()),
      ("details", "[\(detail)]"), ("links", "[\(link)]"), ("evidence", string()),
      ("evidence_note", string()),
    ])
    return "[\(item)]"
  }

  private mutating func mutant(_ members: [(String, String)]) -> String {
    var members = int(2) == 0 ? members : members.shuffled(using: &generator)
    let index = int(members.count)
    switch int(9) {
    case 0: members[index].1 = other()
    case 1: members.remove(at: index)
    case 2: members[index].0 = "zzz"
    default: break
    }
    return "{\(members.map { "\"\($0)\":\(blank())\($1)" }.joined(separator: ","))}"
  }

  /// An object with its members in any order; sometimes one is missing, or has another type.
  private mutating func object(_ members: [(String, String)]) -> String {
    var members = members.shuffled(using: &generator)
    if int(24) == 0 { members.removeLast() }
    if int(24) == 0 { members[0].1 = other() }
    if int(4) == 0 { members.append(("zzz", other())) }
    return "{\(members.map { "\"\($0)\"\(blank()):\(blank())\($1)" }.joined(separator: ","))}"
  }

  private mutating func inners() -> String {
    let inners = (0..<int(3)).map { _ in
      object([("text", oneOf("null", string())), ("zz", number())])
    }
    return "[\(inners.joined(separator: ","))]"
  }

  private mutating func strings() -> String {
    "[\((0..<int(4)).map { _ in string() }.joined(separator: blank() + ","))]"
  }

  private mutating func string() -> String {
    let parts = [
      "a", "가나", "\u{1100}\u{1161}", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\uAC00"#, #"\ud83d\ude00"#,
      "😀", " ", #"\u0000"#, #"\t\r\b\f"#, "long enough for more than one vector of bytes",
    ]
    let text = (0..<int(6)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    return "\"\(text)\""
  }

  private mutating func number() -> String {
    oneOf(
      "0", "-0", "1.5", "-7", "9223372036854775807", "9223372036854775808", "1e400", "48130300",
      "\(Int.random(in: .min ... .max, using: &generator))")
  }

  private mutating func other() -> String {
    oneOf("null", "true", "3", "-1.5", "[]", "{}", "[[], {\"a\": null}]", string())
  }

  private mutating func blank() -> String { oneOf("", "", " ", "\n\t") }

  private mutating func oneOf(_ choices: String...) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  private mutating func int(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
}
