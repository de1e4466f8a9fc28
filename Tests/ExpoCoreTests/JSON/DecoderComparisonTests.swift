import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// `JSONDecoder` as a second opinion on our decoder.
@Suite
struct DecoderComparisonTests {
  @Test(arguments: 0..<2, [CatalogueFile.Kind.items, .exposition])
  func `both decoders accept the same files and decode the same values`(
    _ seed: UInt64, _ kind: CatalogueFile.Kind
  ) {
    var generator = CatalogueGenerator(seed: seed)
    var accepted = 0
    let count = rounds(20, long: 1_500)
    for _ in 0..<count {
      let text = kind == .items ? generator.items() : generator.exposition()
      #expect(CatalogueProperties.violation(of: Array(text.utf8)) == nil, "\(text)")
      let file = CatalogueFile(text)
      let error = kind == .items ? firstError(ofItems: file) : firstError(ofExposition: file)
      accepted += error == nil ? 1 : 0
    }
    #expect((count / 5...count - count / 5).contains(accepted), "\(accepted)")
  }
}
