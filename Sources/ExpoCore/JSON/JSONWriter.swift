/// Writes JSON (RFC 8259) for machines that is safe to print for people: two spaces of indent, keys
/// in the given order, and every scalar escaped that a terminal would act on or not show, so that
/// nothing is lost and nothing reaches a terminal raw.
package struct JSONWriter {
  private var bytes: [UInt8] = []

  /// One value and a line feed.
  ///
  ///     JSONWriter.document(.object([("name", .string("갓"))]))
  package static func document(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value, indent: 0)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// An array of any length and a line feed, passed to `emit` element by element.
  ///
  ///     try JSONWriter.array { write in for item in items { try write(JSONValue(item)) } } emit: { … }
  package static func array(
    _ writeElements: @escaping (_ write: (JSONValue) throws -> Void) throws -> Void,
    emit: ([UInt8]) throws -> Void
  ) throws {
    var isEmpty = true
    var writer = JSONWriter()
    try writeElements { element in
      writer.bytes.removeAll(keepingCapacity: true)
      writer.append(isEmpty ? "[\n  " : ",\n  ")
      writer.write(element, indent: 1)
      isEmpty = false
      try emit(writer.bytes)
    }
    try emit(Array((isEmpty ? "[]\n" : "\n]\n").utf8))
  }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .string(let text): write(text)
    case .integer(let number): append(String(number))
    case .array(let elements):
      writeList(elements, between: ("[", "]"), indent: indent) { writer, element in
        writer.write(element, indent: indent + 1)
      }
    case .object(let members):
      writeList(members, between: ("{", "}"), indent: indent) { writer, member in
        writer.write(member.key)
        writer.append(": ")
        writer.write(member.value, indent: indent + 1)
      }
    }
  }

  private mutating func writeList<Part>(
    _ parts: [Part],
    between brackets: (open: String, close: String),
    indent: Int,
    write: (inout JSONWriter, Part) -> Void
  ) {
    append(brackets.open)
    for (index, part) in parts.enumerated() {
      if index > 0 { append(",") }
      beginLine(indent: indent + 1)
      write(&self, part)
    }
    if !parts.isEmpty { beginLine(indent: indent) }
    append(brackets.close)
  }

  private mutating func write(_ text: String) {
    append("\"")
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: { Self.escape(of: $0) != nil }) {
      bytes.append(contentsOf: Substring(rest[..<index]).utf8)
      append(Self.escape(of: rest[index]) ?? "")
      rest = rest[rest.index(after: index)...]
    }
    bytes.append(contentsOf: Substring(rest).utf8)
    append("\"")
  }

  /// What stands for a scalar that does not stand for itself.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: mayStandRaw(scalar) ? nil : numericEscape(of: scalar)
    }
  }

  /// Whether a scalar may be printed as it is: no control character, no separator of lines, nothing
  /// invisible (Default_Ignorable_Code_Point, UAX #44), no annotation, no placeholder of an object and no
  /// noncharacter. Pages escape the same scalars; a test compares the two.
  package static func mayStandRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x4000...0xD7FF: return true
    // Annotations, the placeholder of an object, and the layout of hieroglyphs.
    case 0xFFF9...0xFFFC, 0x13430...0x1343F: return false
    // What stands for a byte of a path that is not UTF-8.
    case 0x10FF80...0x10FFFF: return false
    default: break
    }
    if scalar.properties.isNoncharacterCodePoint || scalar.properties.isDefaultIgnorableCodePoint {
      return false
    }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// `\u001b`, or a surrogate pair above the basic plane.
  private static func numericEscape(of scalar: Unicode.Scalar) -> String {
    scalar.utf16.reduce(into: "") { text, unit in
      text += "\\u" + unit.hexadecimal(4, uppercase: false)
    }
  }

  private mutating func beginLine(indent: Int) {
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
