import ExpoCore
import TerminalText

extension Command {
  static let random = Command(
    name: "random",
    otherNames: ["무작위"],
    operands: .text(Operands.kind, .kinds, isRequired: false),
    options: [.json],
    summary: ("출품작 하나를 무작위로 보여 줍니다", "Shows one exhibit at random"),
    examples: [
      Example(
        "악기 가운데 하나를 읽습니다", "Read about a musical instrument", "expo random 악기",
        inEnglish: "expo random instruments")
    ],
    offersBothLanguages: true
  ) { try $0.random($1) }
}

extension Invocation {
  /// `expo random [KIND]`
  func random(
    _ words: [String] = [],
    using generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws -> Output {
    var generator = generator
    let indices = try selection(named: words, for: .random).indices(of: catalogue.items)
    guard let index = indices.randomElement(using: &generator) else {
      if options.json { return try .json([Item]()) }
      return .document([.paragraph(wording.noItems)])
    }
    return try reading(of: [.item(index)])
  }
}
