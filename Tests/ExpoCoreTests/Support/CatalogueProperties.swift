import Foundation

@testable import ExpoCore

extension CatalogueFile {
  /// All faults of the file by itself, in its order: errors, warnings and notes.
  func check(as kind: Kind) -> [FileFault] {
    let reading = CatalogueReading(self, as: kind)
    var faults: [LocatedFault] = []
    reading.forEachFault(check: CatalogueCheck(itemCount: 0)) { fault in
      faults.append(fault)
      return true
    }
    var placed: [FileFault] = []
    reading.forEachPlaced(faults) { placed.append($0) }
    return placed
  }
}

/// What holds for any bytes that a catalogue's file may hold; the tests and the fuzzer share it.
enum CatalogueProperties {
  /// The first property that the bytes violate, or nil; a trap is a violation, too.
  static func violation(of bytes: [UInt8]) -> String? {
    let file = CatalogueFile(path: "fuzz.json", bytes: bytes)
    let outline = bytes.withUnsafeBufferPointer { JSONOutline(scanning: $0) }
    return judgement(of: file, bytes, outline: outline)
      ?? decodersDisagree(about: file, bytes, outline: outline)
      ?? cuts(bytes, outline: outline)
      ?? decoderDisagrees(with: outline, about: bytes)
  }

  /// A check finds an error exactly where reading fails, and every error has a place.
  private static func judgement(
    of file: CatalogueFile, _ bytes: [UInt8], outline: JSONOutline
  ) -> String? {
    if let kind = file.kind,
      let type = outline.root.map({ root in
        bytes.withUnsafeBufferPointer { JSONView($0, root).type }
      }),
      ![0xFF, 0xFE, 0xEF].contains(bytes.first)
    {
      if (kind == .items) != (type == .array) { return "the first bracket misleads" }
    }
    let items = file.check(as: .items).filter { $0.fault.severity == .error }
    do {
      _ = try Items(file: file)
      if !items.isEmpty { return "a good file has errors" }
    } catch {
      guard case .fault(let error, let excerpt) = error else {
        return "the error is not of the file"
      }
      if items.first?.fault != error.fault { return "the first error is another" }
      if error.position.line < 1 || error.position.column < 1 { return "an error has no place" }
      if excerpt.caret > excerpt.text.utf8.count { return "the caret is outside" }
    }
    let exposition = file.check(as: .exposition).filter { $0.fault.severity == .error }
    do {
      _ = try Exposition(file: file)
      if !exposition.isEmpty { return "a good exposition has errors" }
    } catch {
      guard case .fault(let error, _) = error else { return "the error is not of the file" }
      if exposition.first?.fault != error.fault { return "the first error is another" }
    }
    return nil
  }

  /// Finding values survives any bytes, and finds what the scanner finds in good ones.
  private static func cuts(_ bytes: [UInt8], outline: JSONOutline) -> String? {
    let items = Items(trusted: CatalogueFile(path: "fuzz.json", bytes: bytes))
    for index in 0..<min(items.count, 20) {
      _ = (items.name(at: index), items.aliases(at: index), items.evidence(at: index))
    }
    guard outline.isWellFormed else { return nil }
    let elements = bytes.withUnsafeBufferPointer { JSONView(rootOf: $0).elements.map(\.range) }
    return elements == outline.elements ? nil : "the view finds other elements"
  }

  /// What the scanner passes is well-formed to the decoder, too.
  private static func decoderDisagrees(
    with outline: JSONOutline,
    about bytes: [UInt8]
  ) -> String? {
    outline.isWellFormed && !isAcceptedByDecoder(bytes) ? "the decoder refuses it" : nil
  }

  /// `JSONDecoder` accepts the same files of items, and decodes the same items.
  private static func decodersDisagree(
    about file: CatalogueFile, _ bytes: [UInt8], outline: JSONOutline
  ) -> String? {
    guard outline.isWellFormed, outline.faults.isEmpty else { return nil }
    let ours = (try? Items(file: file)).map { Array($0) }
    let theirs = try? JSONDecoder().decode([Item].self, from: Data(bytes))
    return ours == theirs ? nil : "the decoders disagree about the items"
  }

  /// Whether `JSONDecoder` takes the bytes for JSON when it decodes all of them.
  static func isAcceptedByDecoder(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try JSONDecoder().decode(Anything.self, from: Data(bytes))
      return true
    } catch {
      return false
    }
  }

  /// Whether `JSONDecoder` takes the bytes for JSON when none of their values is wanted.
  static func isSkippedByDecoder(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Nothing.self, from: Data(bytes))) != nil
  }

  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Any JSON value, decoded down to a depth that no thread's stack minds.
  private struct Anything: Decodable {
    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      guard decoder.codingPath.count < 20 else { return }
      if let object = try Self.unlessOther({ try decoder.container(keyedBy: Key.self) }) {
        for key in object.allKeys { _ = try object.decode(Anything.self, forKey: key) }
      } else if var array = try Self.unlessOther({ try decoder.unkeyedContainer() }) {
        while !array.isAtEnd { _ = try array.decode(Anything.self) }
      } else {
        // A number is not looked at: one that fits no type of Swift's is well-formed all the same.
        let value = try decoder.singleValueContainer()
        _ = try Self.unlessOther { try value.decode(String.self) }
      }
    }

    /// The value, or nil where one of another type is there.
    private static func unlessOther<Value>(_ decode: () throws -> Value) throws -> Value? {
      do {
        return try decode()
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
        return nil
      }
    }
  }
}
