/// A whole JSON text of another format than a catalogue's.
package enum JSONDocument {
  /// Decodes the value of a text; returns nil if the text is not strict JSON (RFC 8259) or has
  /// another value.
  ///
  ///     JSONDocument.decode([Int].self, from: Array("[1, 2]".utf8))  // [1, 2]
  package static func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8]) -> Value? {
    text.withUnsafeBufferPointer { bytes in
      let outline = JSONOutline(scanning: bytes)
      guard outline.faults.isEmpty, let root = outline.root else { return nil }
      let reading = JSONReading(JSONSlicer(bytes))
      let value = reading.decode(type, from: root.range)
      return reading.faults.isEmpty ? value : nil
    }
  }
}

/// Decodes values of well-formed JSON, and records the faults of all of them.
///
/// A fault does not stop the decoding: the value with the fault is replaced by a placeholder (an
/// empty string, 0, or an object or array without members), so that one pass finds every fault.
/// Members are found once an object, in an array that all objects share, so that an object costs no
/// allocation.
final class JSONReading {
  /// A step of a coding path.
  enum Step {
    case key(String)
    case index(Int)
  }

  /// A fault with the steps to it, the innermost first.
  struct Fault {
    let fault: CatalogueFault
    let offset: Int
    var steps: [Step]
  }

  let slicer: JSONSlicer
  /// Whether strings are decoded; validation needs no more than their type.
  let decodesStrings: Bool
  /// Keys and values in turn, of all objects that have been opened since the last top-level value.
  fileprivate var members: [ByteRange] = []
  private var collected: [Fault] = []

  init(_ slicer: JSONSlicer, decodesStrings: Bool = true) {
    self.slicer = slicer
    self.decodesStrings = decodesStrings
  }

  /// The faults in the order of the text, those of one place in the order of the model.
  var faults: [LocatedFault] {
    collected.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { _, fault in
        LocatedFault(fault.fault, at: fault.offset, codingPath: Self.path(of: fault.steps))
      }
  }

  /// The number of faults so far.
  var faultCount: Int { collected.count }

  /// Decodes one top-level value; an index is its place in an array, for the coding path.
  ///
  /// Returns nil if the type itself rejects the value, as an enumeration may.
  func decode<Value: Decodable>(
    _ type: Value.Type, from value: ByteRange, index: Int? = nil
  ) -> Value? {
    decode(value, index) { try Value(from: $0) }
  }

  /// Decodes one object.
  func decode<Object: JSONObjectDecodable>(
    _ type: Object.Type, from value: ByteRange, index: Int? = nil
  ) -> Object? {
    decode(value, index) { try $0.object() }
  }

  @inline(__always)
  private func decode<Value>(
    _ value: ByteRange, _ index: Int?, _ decode: (JSONValueDecoder) throws -> Value
  ) -> Value? {
    members.removeAll(keepingCapacity: true)
    let before = collected.count
    let decoded = try? decode(JSONValueDecoder(reading: self, value: value))
    if decoded == nil, collected.count == before { record(.undecodable, at: value.lowerBound) }
    if let index { addStep(.index(index), toFaultsFrom: before) }
    return decoded
  }

  fileprivate func record(_ fault: CatalogueFault, at offset: Int) {
    collected.append(Fault(fault: fault, offset: offset, steps: []))
  }

  /// Decodes a member or an element: faults found on the way get its step.
  @inline(__always)
  fileprivate func inside<Value>(
    _ step: @autoclosure () -> Step, _ decode: () throws -> Value
  ) rethrows -> Value {
    let before = collected.count
    defer { if collected.count > before { addStep(step(), toFaultsFrom: before) } }
    return try decode()
  }

  private func addStep(_ step: Step, toFaultsFrom first: Int) {
    for index in first..<collected.count { collected[index].steps.append(step) }
  }

  /// The text of a path, given its steps from the innermost.
  static func path(of steps: [Step]) -> String {
    steps.reversed().reduce("") { path, step in
      switch step {
      case .key(let key): CodingPathText.appending(key: key, to: path)
      case .index(let index): CodingPathText.appending(index: index, to: path)
      }
    }
  }
}

/// Decodes one value from its bytes; an empty range stands for a value that is missing.
struct JSONValueDecoder: Decoder {
  fileprivate let reading: JSONReading
  fileprivate let value: ByteRange

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(JSONObjectDecoder<Key>(object: JSONObject(expect(.object))))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    JSONArrayDecoder(array: expect(.array))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  fileprivate func object<Object: JSONObjectDecodable>() throws -> Object {
    try Object(members: JSONObjectDecoder<Object.CodingKeys>(object: JSONObject(expect(.object))))
  }

  fileprivate func array<Element>(
    of decode: (inout JSONArrayDecoder) throws -> Element
  ) rethrows -> [Element] {
    var array = JSONArrayDecoder(array: expect(.array))
    var elements: [Element] = []
    while !array.isAtEnd { elements.append(try decode(&array)) }
    return elements
  }

  fileprivate var isMissing: Bool { value.lowerBound == value.upperBound }

  fileprivate static func missing(in reading: JSONReading) -> JSONValueDecoder {
    JSONValueDecoder(reading: reading, value: ByteRange(0..<0))
  }

  /// The value itself, or a missing one if it has another type, which is a fault.
  private func expect(_ type: JSONType) -> JSONValueDecoder {
    guard !isMissing, self.type != type else { return self }
    recordMismatch(type)
    return .missing(in: reading)
  }

  fileprivate var type: JSONType { JSONType(ofValue: reading.slicer.bytes[value.range]) }

  fileprivate func recordMismatch(_ expected: JSONType) {
    guard !isMissing else { return }
    let found = type
    reading.record(
      found == .null ? .null(expected: expected) : .wrongType(expected: expected, found: found),
      at: value.lowerBound)
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    isMissing || reading.slicer.bytes[value.lowerBound] == UInt8(ascii: "n")
  }

  func decode(_ type: String.Type) -> String {
    guard !isMissing, let content = reading.slicer.content(ofString: value) else {
      recordMismatch(.string)
      return ""
    }
    return reading.decodesStrings ? JSONString.text(content) : ""
  }

  func decode(_ type: Bool.Type) -> Bool {
    if !isMissing, self.type != .boolean { recordMismatch(.boolean) }
    return !isMissing && reading.slicer.bytes[value.lowerBound] == UInt8(ascii: "t")
  }

  func decode(_ type: Double.Type) -> Double {
    guard !isMissing, self.type == .number || self.type == .integer else {
      recordMismatch(.number)
      return 0
    }
    let text = String(decoding: reading.slicer.bytes[value.range], as: UTF8.self)
    if let number = Double(text), number.isFinite { return number }
    reading.record(.numberOutOfRange, at: value.lowerBound)
    return 0
  }

  func decode(_ type: Float.Type) -> Float { Float(decode(Double.self)) }
  func decode(_ type: Int.Type) -> Int { integer() }
  func decode(_ type: Int8.Type) -> Int8 { integer() }
  func decode(_ type: Int16.Type) -> Int16 { integer() }
  func decode(_ type: Int32.Type) -> Int32 { integer() }
  func decode(_ type: Int64.Type) -> Int64 { integer() }
  func decode(_ type: UInt.Type) -> UInt { integer() }
  func decode(_ type: UInt8.Type) -> UInt8 { integer() }
  func decode(_ type: UInt16.Type) -> UInt16 { integer() }
  func decode(_ type: UInt32.Type) -> UInt32 { integer() }
  func decode(_ type: UInt64.Type) -> UInt64 { integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  private func integer<Integer: FixedWidthInteger>() -> Integer {
    guard !isMissing, type == .integer || type == .number else {
      recordMismatch(.integer)
      return 0
    }
    let bytes = UnsafeBufferPointer(rebasing: reading.slicer.bytes[value.range])
    switch DecimalNumber(bytes).exact(Integer.self) {
    case .success(let integer): return integer
    case .failure(let reason):
      reading.record(
        reason == .fraction ? .numberNotWhole : .numberOutOfRange, at: value.lowerBound)
      return 0
    }
  }
}

/// An object whose members have been found.
///
/// A class, so that a copy of the generic ``JSONObjectDecoder`` copies one reference: for a copy of
/// several properties the runtime looks up that `Key` is a `CodingKey`, 0.07 million instructions.
private final class JSONObject {
  let value: JSONValueDecoder
  /// Where the object's keys and values are in the members of the reading.
  private let members: ByteRange

  init(_ value: JSONValueDecoder) {
    self.value = value
    let first = value.reading.members.count
    if !value.isMissing {
      value.reading.slicer.appendMembers(
        ofObjectAt: value.value.lowerBound, to: &value.reading.members)
    }
    members = ByteRange(first..<value.reading.members.count)
  }

  var reading: JSONReading { value.reading }

  var keys: [String] {
    stride(from: members.lowerBound, to: members.upperBound, by: 2).compactMap {
      reading.slicer.string(reading.members[$0])
    }
  }

  /// The member's value, or a missing one if the object has none, which is a fault.
  func member(_ key: String) -> JSONValueDecoder {
    if let member = find(key) { return member }
    if !value.isMissing {
      reading.record(.missingKey(key), at: value.value.lowerBound)
    }
    return .missing(in: reading)
  }

  func find(_ key: String) -> JSONValueDecoder? {
    reading.slicer.value(of: key, in: reading.members[members.range])
      .map { JSONValueDecoder(reading: reading, value: $0) }
  }

  /// The member's value unless it is missing or null.
  func present(_ key: String) -> JSONValueDecoder? {
    find(key).flatMap { $0.decodeNil() ? nil : $0 }
  }
}

/// Decodes the members of an object.
private struct JSONObjectDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol, JSONMembers {
  let object: JSONObject

  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] { object.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { object.find(key.stringValue) != nil }

  func decodeNil(forKey key: Key) -> Bool { object.member(key.stringValue).decodeNil() }

  func decode(_ type: String.Type, forKey key: Key) -> String {
    let member = object.member(key.stringValue)
    return object.reading.inside(.key(key.stringValue)) { member.decode(type) }
  }

  func decode(_ type: Int.Type, forKey key: Key) -> Int {
    let member = object.member(key.stringValue)
    return object.reading.inside(.key(key.stringValue)) { member.decode(type) }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let member = object.member(key.stringValue)
    return try object.reading.inside(.key(key.stringValue)) { try Value(from: member) }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? {
    guard let member = object.present(key.stringValue) else { return nil }
    return object.reading.inside(.key(key.stringValue)) { member.decode(type) }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let member = object.present(key.stringValue) else { return nil }
    return try object.reading.inside(.key(key.stringValue)) { try Value(from: member) }
  }

  func decodeIfPresent(_ type: [String].Type, forKey key: Key) -> [String]? {
    guard let member = object.present(key.stringValue) else { return nil }
    return object.reading.inside(.key(key.stringValue)) {
      member.array { $0.decode(String.self) }
    }
  }

  func decodeIfPresent<Element: JSONObjectDecodable>(
    _ type: [Element].Type, forKey key: Key
  ) throws -> [Element]? {
    guard let member = object.present(key.stringValue) else { return nil }
    return try object.reading.inside(.key(key.stringValue)) {
      try member.array { try $0.decode(Element.self) }
    }
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    object.member(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    object.member(key.stringValue).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { object.value }

  func superDecoder(forKey key: Key) -> any Decoder { object.member(key.stringValue) }
}

/// Decodes the elements of an array, one after another.
private struct JSONArrayDecoder: UnkeyedDecodingContainer {
  private let array: JSONValueDecoder
  private(set) var currentIndex = 0
  private var next: ByteRange?

  init(array: JSONValueDecoder) {
    self.array = array
    let slicer = array.reading.slicer
    next =
      array.isMissing
      ? nil : slicer.part(at: slicer.firstPart(ofContainerAt: array.value.lowerBound))
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { next == nil }

  mutating func decodeNil() -> Bool {
    guard let next, JSONValueDecoder(reading: array.reading, value: next).decodeNil() else {
      return false
    }
    _ = advance()
    return true
  }

  mutating func decode(_ type: String.Type) -> String {
    let index = currentIndex
    let element = advance()
    return array.reading.inside(.index(index)) { element.decode(type) }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let index = currentIndex
    let element = advance()
    return try array.reading.inside(.index(index)) { try Value(from: element) }
  }

  mutating func decode<Object: JSONObjectDecodable>(_ type: Object.Type) throws -> Object {
    let index = currentIndex
    let element = advance()
    return try array.reading.inside(.index(index)) { try element.object() }
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    advance().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    advance().unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { advance() }

  private mutating func advance() -> JSONValueDecoder {
    guard let element = next else { return .missing(in: array.reading) }
    let slicer = array.reading.slicer
    next = slicer.part(at: slicer.skipSeparators(from: element.upperBound))
    currentIndex += 1
    return JSONValueDecoder(reading: array.reading, value: element)
  }
}
