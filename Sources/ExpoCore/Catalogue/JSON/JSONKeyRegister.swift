/// The keys of the objects that are open around the scanner, to find duplicates.
///
/// Few keys are compared one with another; an object with many gets a set. Its hashes are seeded,
/// so that no file can choose keys that collide.
struct JSONKeyRegister {
  private static let mostCompared = 16

  private var keys: [JSONKey] = []
  /// Where in `keys` each open object's own begin.
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
    if let start = starts.popLast() {
      keys.removeSubrange(start...)
    }
  }

  /// Adds a key of the innermost object, and says whether it is new there.
  mutating func insert(_ key: JSONKey) -> Bool {
    let start = starts.last ?? 0
    if keys.count - start < Self.mostCompared {
      let isNew = !keys[start...].contains(key)
      keys.append(key)
      return isNew
    }
    return sets[starts.count, default: Set(keys[start...])].insert(key).inserted
  }
}
