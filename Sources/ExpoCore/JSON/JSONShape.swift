/// What the format says of a value: its type, and the shape of what it contains.
struct JSONShape: Sendable {
  indirect enum Kind: Sendable {
    case string
    /// A whole number that `Int` holds, in any notation.
    case integer
    case array(of: JSONShape)
    case object([Member])
  }

  /// A key of an object and the shape of its value.
  struct Member: Sendable {
    let key: String
    let shape: JSONShape
  }

  let kind: Kind
  /// Whether the value may be `null` or, as a member, missing.
  var isOptional = false
}

extension JSONModel {
  /// The shape of the object: the members that its initializer reads.
  static var shape: JSONShape {
    var recorder = ShapeRecorder<CodingKeys>()
    _ = Self(members: &recorder)
    precondition(recorder.members.count <= 64, "The validator has a bit for each key.")
    return JSONShape(kind: .object(recorder.members))
  }
}

/// Records which members a model reads, and as what.
private struct ShapeRecorder<Key: CodingKey>: MemberReader {
  typealias Failure = Never

  private(set) var members: [JSONShape.Member] = []

  private mutating func record(_ key: Key, _ kind: JSONShape.Kind, isOptional: Bool = false) {
    let shape = JSONShape(kind: kind, isOptional: isOptional)
    members.append(JSONShape.Member(key: key.stringValue, shape: shape))
  }

  mutating func string(_ key: Key) -> String {
    record(key, .string)
    return ""
  }

  mutating func integer(_ key: Key) -> Int {
    record(key, .integer)
    return 0
  }

  mutating func objects<Model: JSONModel>(_ key: Key) -> [Model] {
    record(key, .array(of: Model.shape))
    return []
  }

  mutating func optionalString(_ key: Key) -> String? {
    record(key, .string, isOptional: true)
    return nil
  }

  mutating func optionalStrings(_ key: Key) -> [String] {
    record(key, .array(of: JSONShape(kind: .string)), isOptional: true)
    return []
  }

  mutating func optionalObjects<Model: JSONModel>(_ key: Key) -> [Model] {
    record(key, .array(of: Model.shape), isOptional: true)
    return []
  }
}

/// Finds the values of well-formed JSON that do not have their shape.
///
/// A fault in one value keeps no other from being examined.
struct ShapeValidator {
  /// Those of one object are together, not always in the order of the text.
  private(set) var faults: [LocatedFault] = []

  mutating func removeFaults() -> [LocatedFault] {
    defer { faults.removeAll() }
    return faults
  }

  mutating func validate(_ value: JSONView, as shape: JSONShape) {
    if shape.isOptional, value.isNull { return }
    switch shape.kind {
    case .string:
      if !value.isString { recordMismatch(value, .string) }
    case .integer:
      switch value.integer {
      case .success: break
      case .failure(.fraction): record(.numberNotWhole, at: value)
      case .failure(.outOfRange): record(.numberOutOfRange, at: value)
      case nil: recordMismatch(value, .integer)
      }
    case .array(let element):
      if !value.isArray { return recordMismatch(value, .array) }
      for part in value.elements { validate(part, as: element) }
    case .object(let members):
      if !value.isObject { return recordMismatch(value, .object) }
      validateMembers(of: value, members)
    }
  }

  /// Of several members with one key the first counts: the scanner reports the others.
  private mutating func validateMembers(of object: JSONView, _ members: [JSONShape.Member]) {
    var found: UInt64 = 0
    // Most files have the keys in the order of the format.
    var next = 0
    for (key, value) in object.members {
      let index =
        members[next...].firstIndex { key.isString($0.key) }
        ?? members[..<next].firstIndex { key.isString($0.key) }
      guard let index, found & 1 << index == 0 else { continue }
      found |= 1 << index
      next = index + 1
      validate(value, as: members[index].shape)
    }
    for (index, member) in members.enumerated()
    where !member.shape.isOptional && found & 1 << index == 0 {
      record(.missingKey(member.key), at: object)
    }
  }

  private mutating func recordMismatch(_ value: JSONView, _ expected: JSONType) {
    record(
      value.isNull
        ? .null(expected: expected) : .wrongType(expected: expected, found: value.type),
      at: value)
  }

  private mutating func record(_ fault: CatalogueFault, at value: JSONView) {
    faults.append(LocatedFault(fault, at: value.range.lowerBound))
  }
}
