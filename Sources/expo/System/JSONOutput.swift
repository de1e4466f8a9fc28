import ExpoCore
import TerminalText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON that is safe to print.
enum JSONOutput {
  /// The value and a line feed. Control characters and invisible ones are escaped.
  static func document(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    return Array((escaped(text) + "\n").utf8)
  }

  /// Outside its strings JSON has nothing to escape but line feeds, which stay.
  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: ControlEscaping.needsEscape) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if ControlEscaping.needsEscape(scalar) {
        for unit in scalar.utf16 {
          escaped += "\\u" + unit.padded(to: 4, radix: 16, uppercase: false)
        }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
