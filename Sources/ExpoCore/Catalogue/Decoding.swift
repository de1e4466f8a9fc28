#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Decodes a file, and says in one sentence why it cannot be decoded; nil if there is no file.
func decode<Value: Decodable>(
  _ type: Value.Type, from file: (path: String, data: Data)?
) throws(CatalogueError) -> Value? {
  guard let file else { return nil }
  do {
    return try JSONDecoder().decode(type, from: file.data)
  } catch {
    throw CatalogueError(file.path, error as? DecodingError, in: file.data)
  }
}

extension CatalogueError {
  fileprivate init(_ path: String, _ error: DecodingError?, in data: Data) {
    switch error {
    case _ where data.isEmpty:
      self.init(.invalid, path, "빈 파일입니다", "The file is empty")
    case .keyNotFound(let key, let context):
      self.init(path, missing: context.codingPath + [key])
    case .valueNotFound(_, let context):
      self.init(path, missing: context.codingPath)
    case .typeMismatch(let type, let context):
      let place = Self.place(context.codingPath)
      let expected = Self.name(of: type)
      let found = Self.kinds.first { context.debugDescription.contains("found \($0.found)") }
      self.init(
        .invalid, path,
        place.korean + (found.map { "\($0.korean) 아니라 " } ?? "") + "\(expected.korean)야 합니다",
        "\(place.english) must be \(expected.english)" + (found.map { ", not \($0.english)" } ?? "")
      )
    case _ where Visitors.areNotWhole(in: data):
      let place = Self.place([Exposition.CodingKeys.visitors])
      self.init(
        .invalid, path, "\(place.korean)정수여야 합니다", "\(place.english) must be a whole number")
    case .dataCorrupted(let context):
      let detail = Self.detail(of: context)
      self.init(.notJSON, path, "JSON이 아닙니다\(detail)", "This is not valid JSON\(detail)")
    case _:
      self.init(.notJSON, path, "JSON이 아닙니다", "This is not valid JSON")
    }
  }

  private init(_ path: String, missing keys: [any CodingKey]) {
    let place = Self.place(keys)
    if keys.isEmpty {
      self.init(.invalid, path, "파일에 null만 있습니다", "The file holds nothing but null")
      return
    }
    self.init(.invalid, path, "\(place.korean)없거나 null입니다", "\(place.english) is missing")
  }

  /// A value as an author counts: `item 3, details 2: ‘value’`.
  private static func place(_ path: [any CodingKey]) -> Phrase {
    guard let last = path.last else { return ("파일: ", "The file") }
    var places: [Phrase] = []
    for (index, key) in path.enumerated() {
      guard let number = key.intValue.map({ $0 + 1 }) else { continue }
      let list = index > 0 ? path[index - 1].stringValue : ""
      places.append(
        list.isEmpty
          ? ("\(number)번째 항목", "item \(number)") : ("\(list) \(number)", "\(list) \(number)"))
    }
    let korean = places.map(\.korean).joined(separator: ", ")
    let english = places.map(\.english).joined(separator: ", ")
    if last.intValue != nil { return ("\(korean): ", english) }
    let key = "‘\(last.stringValue)’"
    return places.isEmpty ? ("\(key): ", key) : ("\(korean), \(key): ", "\(english): \(key)")
  }

  private static func name(of type: any Any.Type) -> Phrase {
    switch type {
    case is String.Type: ("글이어", "a text")
    case is Int.Type: ("정수여", "a whole number")
    case is [Any].Type: ("목록이어", "a list")
    default: ("객체여", "an object")
    }
  }

  /// Foundation's words for the kind of value it found, each with ours.
  private static let kinds: [(found: String, korean: String, english: String)] = [
    ("a string", "글이", "a text"), ("string", "글이", "a text"),
    ("number", "수가", "a number"), ("a number", "수가", "a number"),
    ("bool", "true나 false가", "true or false"), ("a bool", "true나 false가", "true or false"),
    ("an array", "목록이", "a list"), ("a dictionary", "객체가", "an object"),
  ]

  /// The place of an error of syntax. Only Foundation on Darwin reports one.
  private static func detail(of context: DecodingError.Context) -> String {
    #if canImport(Darwin)
      let error = context.underlyingError as NSError?
      return (error?.userInfo[NSDebugDescriptionErrorKey] as? String).map { ": \($0)" } ?? ""
    #else
      return ""
    #endif
  }
}

/// The only number of the format: Foundation calls a file with one that is not whole no JSON.
private struct Visitors: Decodable {
  let visitors: Int?

  /// Whether valid JSON fails to decode only because the number is not whole or too large.
  static func areNotWhole(in data: Data) -> Bool {
    do {
      _ = try JSONDecoder().decode(Self.self, from: data)
      return false
    } catch DecodingError.dataCorrupted {
      return (try? JSONDecoder().decode(Undecoded.self, from: data)) != nil
    } catch {
      return false
    }
  }
}

/// Any JSON; Foundation checks its syntax before it decodes a value.
private struct Undecoded: Decodable {
  init(from decoder: any Decoder) {}
}
