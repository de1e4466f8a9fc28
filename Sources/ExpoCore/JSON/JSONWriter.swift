/// Writes JSON (RFC 8259) for machines that is safe to print for people: two spaces of indent, keys
/// in the given order, and every scalar escaped that a terminal would act on or not show, so that
/// nothing is lost and nothing reaches a terminal raw.
package struct JSONWriter {
  /// How many bytes are made before they are passed on.
  private static let chunk = 1 << 16

  private var bytes: [UInt8] = []

  /// One value and a line feed.
  ///
  ///     JSONWriter.document(.object([("name", .string("갓"))]))
  package static func document(_ value: JSONValue) -> [UInt8] {
    var document: [UInt8] = []
    write(value) { document += $0 }
    return document
  }

  /// Writes one value and a line feed, passed to `emit` in pieces.
  ///
  ///     try JSONWriter.write(.array(items.lazy.map(\.json))) { try output.write($0) }
  package static func write<Failure: Error>(
    _ value: JSONValue, emit: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter()
    try writer.write(value, indent: 0, emit: emit)
    writer.append("\n")
    try emit(writer.bytes)
  }

  private mutating func write<Failure: Error>(
    _ value: JSONValue, indent: Int, emit: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    switch value {
    case .string(let text): write(text)
    case .integer(let number): append(String(number))
    case .array(let elements):
      append("[")
      var isEmpty = true
      for element in elements {
        beginPart(isFirst: isEmpty, indent: indent + 1)
        try write(element, indent: indent + 1, emit: emit)
        isEmpty = false
      }
      if !isEmpty { beginLine(indent: indent) }
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        beginPart(isFirst: index == 0, indent: indent + 1)
        write(member.key)
        append(": ")
        try write(member.value, indent: indent + 1, emit: emit)
      }
      if !members.isEmpty { beginLine(indent: indent) }
      append("}")
    }
    if bytes.count > Self.chunk {
      try emit(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
  }

  private mutating func write(_ text: String) {
    append("\"")
    var text = text
    text.withUTF8 { utf8 in
      var (start, end) = (0, 0)
      while end < utf8.count {
        let place = end
        let scalar = Unicode.Scalar(UTF8Decoder.decodeScalar(in: utf8, at: &end))
        if let escape = scalar.flatMap(Self.escape) {
          bytes += utf8[start..<place]
          append(escape)
          start = end
        }
      }
      bytes += utf8[start...]
    }
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

  private mutating func beginPart(isFirst: Bool, indent: Int) {
    if !isFirst { append(",") }
    beginLine(indent: indent)
  }

  private mutating func beginLine(indent: Int) {
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
