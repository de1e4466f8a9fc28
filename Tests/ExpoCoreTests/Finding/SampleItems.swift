import TestSupport
@testable import ExpoCore

/// One item of a small catalogue made for a test.
struct SampleItem: Sendable {
  var name: String
  var pictureName: String?
  var aliases: [String] = []
  var category: String?
  var short: String = "-"
  var text: String = "-"
  var details: [(String, String)] = []
}

extension [Item] {
  /// The items, each with an `image_name` of its own unless one is given.
  static func sample(_ samples: [SampleItem]) -> [Item] {
    samples.enumerated().map { number, sample in
      Item(
        name: sample.name, pictureName: sample.pictureName ?? "p\(number)x",
        shortDescription: sample.short, text: sample.text, category: sample.category,
        aliases: sample.aliases,
        details: sample.details.map { Detail(label: $0.0, value: $0.1) })
    }
  }

  static func named(_ names: String...) -> [Item] { sample(names.map { SampleItem(name: $0) }) }
}

extension [Found] {
  /// The topics of the best rank.
  var best: [Topic] { prefix { $0.rank == first?.rank }.map(\.topic) }
}

extension Catalogue {
  /// What a name finds.
  func names(_ name: String, in language: Language = .korean) -> [Found] {
    results(of: name, in: language, inTexts: false).found
  }
}

/// Random text of the kinds that lookup tells apart: Hangul composed and decomposed, single
/// letters, Latin in case, width and accents, ideographs, punctuation, blanks and invisible
/// characters.
func randomText(length: Int, using generator: inout SeededGenerator) -> String {
  let blocks: [ClosedRange<UInt32>] = [
    0xAC00...0xAC80, 0xAC00...0xD7A3, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2,
    0x3131...0x3163, 0x61...0x7A, 0x20...0x7E, 0xC0...0x17F, 0x300...0x32F, 0x4E00...0x4E20,
    0xF900...0xF920, 0xFF01...0xFF5E, 0xFFA1...0xFFDC, 0x2010...0x2027, 0x3000...0x3011,
    0x09...0x0D, 0x200B...0x200D, 0x1E00...0x1F40, 0x1F300...0x1F320, 0xA640...0xA660,
  ]
  var text = String.UnicodeScalarView()
  for _ in 0..<length {
    let block = blocks.randomElement(using: &generator) ?? 0x20...0x7E
    if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &generator)) {
      text.append(scalar)
    }
  }
  return String(text)
}
