import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// `JSONDecoder` as a second opinion on our decoder.
@Suite
struct DecoderComparisonTests {
  @Test(arguments: 0..<2, [CatalogueFileKind.items, .exposition])
  func `both decoders accept the same files and decode the same values`(
    _ seed: UInt64, _ kind: CatalogueFileKind
  ) {
    var generator = CatalogueGenerator(seed: seed)
    var accepted = 0
    let count = rounds(30, long: 1_500)
    for _ in 0..<count {
      let text = kind == .items ? generator.items() : generator.exposition()
      #expect(CatalogueProperties.violation(of: Array(text.utf8)) == nil, "\(text)")
      let file = CatalogueFile(text)
      let error = kind == .items ? firstError(ofItems: file) : firstError(ofExposition: file)
      accepted += error == nil ? 1 : 0
    }
    #expect((count / 5...count - count / 5).contains(accepted), "\(accepted)")
  }

  /// Numbers that `JSONDecoder` reads as whole ones, and that we refuse.
  @Test(arguments: ["4.0", "-0.0", "48e2", "120e-1", "9223372036854775807.0"])
  func `a whole number with a fraction or an exponent is refused`(_ number: String) throws {
    let text = Array(
      #"{"title": "", "location": "", "duration": "", "description": "", "visitors": \#(number)}"#
        .utf8)
    #expect { try Exposition(json: text) } throws: {
      ($0 as? CatalogueFault)?.kind == .wrongType(expected: .integer, found: .number)
    }
    if number != "9223372036854775807.0" {
      _ = try JSONDecoder().decode(Exposition.self, from: Data(text))
    }
  }
}
