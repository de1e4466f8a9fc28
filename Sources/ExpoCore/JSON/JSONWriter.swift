/// A JSON value to be written, its members in the order in which they are written.
package enum JSONValue {
  case string(String)
  case integer(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
}

extension JSONValue {
  /// An object without the members that have no value.
  package static func members<Keys: CodingKey>(
    _ members: [(Keys, JSONValue?)]
  ) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key.stringValue, $0) } })
  }

  package static func string(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  /// An array, or nil if it would be empty: the format does not distinguish the two.
  package static func list(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }
}

/// Writes JSON (RFC 8259) that is safe to print: two spaces of indent, keys in the given order, and
/// an escape for every scalar that a terminal would act on or not show.
package struct JSONWriter {
  private var bytes: [UInt8] = []

  /// One value and a line feed.
  ///
  ///     JSONWriter.document(.object([("name", .string("갓"))]))
  package static func document(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value, indent: "")
    writer.append("\n")
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue, indent: String) {
    switch value {
    case .string(let text): write(text)
    case .integer(let number): append(String(number))
    case .array(let elements): write(elements.map { (nil, $0) }, in: ("[", "]"), indent: indent)
    case .object(let members): write(members.map { ($0, $1) }, in: ("{", "}"), indent: indent)
    }
  }

  /// Writes the elements of an array, which have no keys, or the members of an object.
  private mutating func write(
    _ parts: [(key: String?, value: JSONValue)], in brackets: (String, String), indent: String
  ) {
    append(brackets.0)
    let inner = indent + "  "
    for (index, part) in parts.enumerated() {
      append((index == 0 ? "\n" : ",\n") + inner)
      if let key = part.key {
        write(key)
        append(": ")
      }
      write(part.value, indent: inner)
    }
    append((parts.isEmpty ? "" : "\n" + indent) + brackets.1)
  }

  private mutating func write(_ text: String) {
    append("\"")
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: Self.needsEscape) {
      append(String(rest[..<index]) + Self.escape(of: rest[index]))
      rest = rest[rest.index(after: index)...]
    }
    append(String(rest) + "\"")
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || scalar == "\n" || ControlEscaping.needsEscape(scalar)
  }

  /// A short escape, `\u001b`, or a surrogate pair above the basic plane.
  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: scalar.utf16.map { "\\u" + $0.padded(to: 4, radix: 16, uppercase: false) }.joined()
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
