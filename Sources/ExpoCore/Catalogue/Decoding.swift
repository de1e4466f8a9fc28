#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Decodes the text of a file, and says in one sentence why it cannot be decoded.
func decode<Value: Decodable>(
  _ type: Value.Type, from data: Data, at path: String
) throws(CatalogueError) -> Value {
  do {
    return try JSONDecoder().decode(type, from: data)
  } catch {
    throw CatalogueError(path, error as? DecodingError, in: data)
  }
}

extension CatalogueError {
  fileprivate init(_ path: String, _ error: DecodingError?, in data: Data) {
    switch error {
    case .keyNotFound(let key, let context):
      let place = Self.place(context.codingPath + [key], in: data)
      self.init(.invalid, path, "\(place): 필수 키가 없습니다", "\(place) is missing")
    case .valueNotFound(_, let context):
      let place = Self.place(context.codingPath, in: data)
      self.init(.invalid, path, "\(place): 필수 키가 없습니다", "\(place) is missing")
    case .typeMismatch(let type, let context):
      let place = Self.place(context.codingPath, in: data)
      let (korean, english) = Self.name(of: type)
      self.init(.invalid, path, "\(place): \(korean) 와야 합니다", "\(place) must be \(english)")
    case _ where Visitors.areNotWhole(in: data):
      self.init(
        .invalid, path, "visitors: 정수가 아니거나 너무 큽니다", "visitors is not a whole number, or too large")
    case _: self.init(.invalid, path, "JSON이 아닙니다", "this is not valid JSON")
    }
  }

  /// Where a value is, as an author counts: `item 3 (갓): links 2 url`.
  private static func place(_ path: [any CodingKey], in data: Data) -> String {
    guard let index = path.first?.intValue else {
      return path.isEmpty ? "JSON" : keys(path[...])
    }
    let names = try? JSONDecoder().decode([Named].self, from: data)
    let name = (names?[index].name).map { " (\($0.prefix(40)))" } ?? ""
    let keys = path.count > 1 ? ": \(keys(path.dropFirst()))" : ""
    return "item \(index + 1)\(name)\(keys)"
  }

  private static func keys(_ path: ArraySlice<any CodingKey>) -> String {
    path.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }.joined(separator: " ")
  }

  private static func name(of type: any Any.Type) -> Phrase {
    switch type {
    case is String.Type: ("글이", "a text")
    case is Int.Type: ("수가", "a number")
    case is [Any].Type: ("배열이", "a list")
    default: ("객체가", "an object")
    }
  }
}

/// The only number of the format: Foundation calls a file with one that is not whole no JSON.
private struct Visitors: Decodable {
  let visitors: Double?

  static func areNotWhole(in data: Data) -> Bool {
    let visitors = try? JSONDecoder().decode(Self.self, from: data).visitors
    return visitors.map { Int(exactly: $0) == nil } ?? false
  }
}

/// The name of an item, if it has one.
private struct Named: Decodable {
  let name: String?

  init(from decoder: any Decoder) {
    let item = try? decoder.container(keyedBy: Item.CodingKeys.self)
    name = try? item?.decode(String.self, forKey: .name)
  }
}
