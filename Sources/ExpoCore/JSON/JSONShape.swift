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
    precondition(recorder.members.count <= 64, "The scanner has a bit for each key.")
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

/// A shape as the scanner follows it: in arrays, so that the scanner keeps a number for each open value
/// and no references.
struct JSONShapeTable {
  /// The place of a value's shape.
  typealias Index = Int

  private enum Kind {
    case string
    case integer
    case array(of: Index)
    case object(members: ByteRange)
  }

  private struct Value {
    let kind: Kind
    let isOptional: Bool
  }

  private struct Member {
    /// Where the key's bytes are.
    let key: ByteRange
    let value: Index
  }

  private var values: [Value] = []
  private var members: [Member] = []
  private var keys: [UInt8] = []
  /// The shape of the whole value; nil for any.
  private(set) var root: Index?

  init(_ shape: JSONShape?) {
    root = shape.map { add($0) }
  }

  private mutating func add(_ shape: JSONShape) -> Index {
    let kind: Kind
    switch shape.kind {
    case .string: kind = .string
    case .integer: kind = .integer
    case .array(let element): kind = .array(of: add(element))
    case .object(let keyed):
      let added = keyed.map { member in
        let start = keys.count
        keys += member.key.utf8
        return Member(key: ByteRange(start..<keys.count), value: add(member.shape))
      }
      kind = .object(members: ByteRange(members.count..<members.count + added.count))
      members += added
    }
    values.append(Value(kind: kind, isOptional: shape.isOptional))
    return values.count - 1
  }

  /// The shape of an object, or of the elements of an array, if the value is to be one.
  func content(of value: Index, as type: JSONType) -> Index? {
    switch (values[value].kind, type) {
    case (.array(let element), .array): element
    case (.object, .object): value
    default: nil
    }
  }

  /// Which member of an object has a key; nil if none has.
  ///
  /// - Parameter probable: The one after the last: most files have the keys in the order of the format.
  func member(_ key: JSONKey, of object: Index, probably probable: Int) -> Int? {
    guard case .object(let range) = values[object].kind else { return nil }
    if key.hasEscapes {
      return JSONString.unescaped(key.bytes).withUnsafeBufferPointer {
        member(JSONKey(bytes: $0, hasEscapes: false), of: object, probably: probable)
      }
    }
    for offset in 0..<range.upperBound - range.lowerBound {
      var index = range.lowerBound + probable + offset
      if index >= range.upperBound { index -= range.upperBound - range.lowerBound }
      if isKey(key.bytes, of: members[index]) { return index - range.lowerBound }
    }
    return nil
  }

  @inline(__always)
  private func isKey(_ bytes: UnsafeBufferPointer<UInt8>, of member: Member) -> Bool {
    guard bytes.count == member.key.upperBound - member.key.lowerBound else { return false }
    var offset = 0
    while offset < bytes.count, bytes[offset] == keys[member.key.lowerBound + offset] {
      offset += 1
    }
    return offset == bytes.count
  }

  /// The shape of a member's value.
  func value(of member: Int, in object: Index) -> Index? {
    guard case .object(let range) = values[object].kind else { return nil }
    return members[range.lowerBound + member].value
  }

  /// The keys that an object lacks.
  ///
  /// - Parameter found: The members that it has, a bit for each.
  func missingKeys(of object: Index, found: UInt64) -> [String] {
    guard case .object(let range) = values[object].kind else { return [] }
    var missing: [String] = []
    for index in range.range where found & 1 << (index - range.lowerBound) == 0 {
      let member = members[index]
      if !values[member.value].isOptional {
        missing.append(String(decoding: keys[member.key.range], as: UTF8.self))
      }
    }
    return missing
  }

  /// Why a value does not have its shape; nil if it does. What it contains is not examined.
  func mismatch(of value: JSONView, with shape: Index) -> CatalogueFault? {
    switch values[shape].kind {
    case .string where value.isString: nil
    case .array where value.isArray: nil
    case .object where value.isObject: nil
    case _ where values[shape].isOptional && value.isNull: nil
    case .string: Self.mismatch(of: value, .string)
    case .array: Self.mismatch(of: value, .array)
    case .object: Self.mismatch(of: value, .object)
    case .integer:
      switch value.integer {
      case .success: nil
      case .failure(.fraction): .numberNotWhole
      case .failure(.outOfRange): .numberOutOfRange
      case nil: Self.mismatch(of: value, .integer)
      }
    }
  }

  private static func mismatch(of value: JSONView, _ expected: JSONType) -> CatalogueFault {
    value.isNull ? .null(expected: expected) : .wrongType(expected: expected, found: value.type)
  }
}
