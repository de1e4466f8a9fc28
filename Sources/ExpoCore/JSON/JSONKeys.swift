/// An object's key, as the bytes between its quotation marks.
///
/// Keys are equal if their code units are after escapes are resolved (RFC 8259, section 8.3);
/// Swift's `String` would also treat different Unicode forms of a key as equal.
struct JSONKey: Hashable {
  let bytes: UnsafeBufferPointer<UInt8>
  let hasEscapes: Bool

  /// The key without its escapes, clipped as a coding path repeats it.
  ///
  /// Reads no more of the key than it repeats: a fault names all keys around it, and a file may have
  /// any number of faults inside one long key.
  var clippedText: String { CodingPaths.clipped(JSONString.text(head)) }

  /// The bytes of one scalar more than a path repeats, or of the whole key.
  var head: UnsafeBufferPointer<UInt8> {
    var end = 0
    for _ in 0...CodingPaths.maxKeyScalars where end < bytes.count {
      end = JSONString.endOfScalar(in: bytes, at: end)
    }
    return UnsafeBufferPointer(rebasing: bytes[..<end])
  }

  static func == (left: Self, right: Self) -> Bool {
    if left.hasEscapes || right.hasEscapes {
      return JSONString.unescaped(left.bytes) == JSONString.unescaped(right.bytes)
    }
    return left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    if hasEscapes {
      JSONString.unescaped(bytes).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }
}

/// The keys of the objects that are open around the scanner, to find duplicates.
///
/// A few keys are compared one by one; an object with many gets a set. Its hashes are seeded, so
/// that no file can choose keys that collide.
struct JSONKeyRegister {
  private static let maxCompared = 16

  private var keys: [JSONKey] = []
  /// Where in `keys` the keys of each open object begin.
  private var starts: [Int] = []
  /// The keys of the objects that have more than are compared, by nesting.
  private var sets: [Int: Set<JSONKey>] = [:]

  mutating func openObject() {
    starts.append(keys.count)
  }

  mutating func closeObject() {
    if !sets.isEmpty {
      sets[starts.count] = nil
    }
    if let start = starts.popLast(), start < keys.count {
      keys.removeSubrange(start...)
    }
  }

  /// Adds a key of the innermost object, and returns whether it is new there.
  mutating func insert(_ key: JSONKey) -> Bool {
    let start = starts.last ?? 0
    if keys.count - start < Self.maxCompared {
      let isNew = !keys[start...].contains(key)
      keys.append(key)
      return isNew
    }
    return sets[starts.count, default: Set(keys[start...])].insert(key).inserted
  }
}
