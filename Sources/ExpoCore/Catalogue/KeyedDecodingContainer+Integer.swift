extension KeyedDecodingContainer {
  /// Decodes an integer; one that `Int` cannot hold is an error at its key.
  ///
  /// Linux's `JSONDecoder` throws an error of its own there, which names no key.
  func decodeInteger(forKey key: Key) throws -> Int {
    do {
      return try decode(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
    }
  }
}
