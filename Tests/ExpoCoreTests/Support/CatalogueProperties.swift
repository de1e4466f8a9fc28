import Foundation

@testable import ExpoCore

extension CatalogueFile {
  /// The faults of the file by itself, in its order: errors, warnings and notes.
  func faults(as kind: CatalogueFile.Kind) -> [CatalogueFault] { check(as: kind).faults }
}

/// The fault of a text as JSON.
func textFaults(of bytes: [UInt8]) -> [CatalogueFault] {
  bytes.withUnsafeBufferPointer { JSONReader($0).report(on: "").faults }
}

/// The properties of reading any bytes as a catalogue's file; the tests and the fuzzer share them.
enum CatalogueProperties {
  /// The first property that the bytes violate, or nil; a trap is a violation, too.
  static func violation(of bytes: [UInt8]) -> String? {
    let file = CatalogueFile(path: "fuzz.json", bytes: bytes)
    return disagreement(of: file, as: .items) { () throws(CatalogueFault) in _ = try file.items() }
      ?? disagreement(of: file, as: .exposition) { () throws(CatalogueFault) in
        _ = try file.exposition()
      }
      ?? disagreementWithDecoder(about: file, bytes)
  }

  /// A check finds an error exactly if reading fails, the same first, and every error has a place.
  private static func disagreement(
    of file: CatalogueFile, as kind: CatalogueFile.Kind, read: () throws(CatalogueFault) -> Void
  ) -> String? {
    let errors = file.faults(as: kind).filter { $0.severity == .error }
    if file.kind != nil, file.kind != kind, errors.isEmpty { return "the first bracket misleads" }
    do {
      try read()
      return errors.isEmpty ? nil : "a good file has errors"
    } catch {
      guard let excerpt = error.sourceExcerpt else {
        return "no fault of the file"
      }
      if errors.first != error { return "the first error is another" }
      if error.position == nil { return "an error has no place" }
      return excerpt.caret > excerpt.text.unicodeScalars.count ? "the caret is outside" : nil
    }
  }

  /// A text that the parser accepts is well-formed to `JSONDecoder`, too, which decodes the same
  /// values.
  private static func disagreementWithDecoder(
    about file: CatalogueFile, _ bytes: [UInt8]
  ) -> String? {
    guard textFaults(of: bytes).isEmpty else { return nil }
    if !isAcceptedByDecoder(bytes) { return "the decoder refuses it" }
    // The decoder takes one of two equal keys, texts that say nothing, and any identifiers.
    let faults = CatalogueFile.Kind.allCases.flatMap { file.faults(as: $0) }
    let isStricter = faults.contains { fault in
      switch fault.kind {
      case .duplicateKey, .emptyText, .duplicateIdentifier, .unsafeIdentifier: true
      default: false
      }
    }
    if isStricter { return nil }
    let decoder = JSONDecoder()
    let items = try? decoder.decode([Item].self, from: Data(bytes))
    if written((try? file.items())?.map(\.json)) != written(items?.map(\.json)) {
      return "the items differ"
    }
    // The decoder may take another number for a whole one.
    if file.faults(as: .exposition).contains(where: { $0.kind == .notWhole }) { return nil }
    let exposition = try? decoder.decode(Exposition.self, from: Data(bytes))
    return written((try? file.exposition()).map { [$0.json] })
      == written(exposition.map { [$0.json] }) ? nil : "the expositions differ"
  }

  /// The bytes of the values, which tell apart texts that are only canonically equal.
  private static func written(_ values: [JSONValue]?) -> [UInt8]? {
    values.map { JSONWriter.document(.array($0)) }
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

  /// Any JSON value, decoded down to a depth that any thread's stack allows.
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
        // A number is not decoded: one that fits no type of Swift is well-formed, too.
        let value = try decoder.singleValueContainer()
        _ = try Self.unlessOther { try value.decode(String.self) }
      }
    }

    /// The value; nil if it has another type.
    private static func unlessOther<Value>(_ decode: () throws -> Value) throws -> Value? {
      do {
        return try decode()
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
        return nil
      }
    }
  }
}
