#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Decodes single values out of a text of well-formed JSON, and says where one cannot be decoded.
struct ElementDecoder {
  private let text: CatalogueText
  private let decoder = JSONDecoder()

  init(_ text: CatalogueText) {
    self.text = text
  }

  /// Decodes the value in a range of the text's bytes; `path` leads to it.
  func decode<Value: Decodable>(
    _ type: Value.Type,
    from range: Range<Int>,
    path: String
  ) throws(LocatedFault) -> Value {
    do {
      return try decoder.decode(type, from: text.bytes.part(range))
    } catch let error as DecodingError {
      throw text.bytes.withBytes { bytes in
        DecodingFault.located(
          error, in: JSONCursor(cutter: JSONCutter(bytes), range: range, codingPath: path))
      }
    } catch {
      throw LocatedFault(.undecodable, at: range.lowerBound, codingPath: path)
    }
  }
}
