/// An address for further reading.
public struct Link: Hashable, Sendable {
  /// The name of the page.
  public let label: String
  /// The address, as written in the data.
  public let url: String
}

extension Link: Decodable, JSONModel {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case url
  }

  public init(from decoder: any Decoder) throws { try self.init(decoder: decoder) }

  package init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    label = try members.line(.label)
    url = try members.line(.url)
  }

  var json: JSONValue {
    .members([(CodingKeys.label, .string(label)), (.url, .string(url))])
  }
}

extension Link {
  /// Whether the address has the scheme `http` or `https`, in any letter case (RFC 3986, section
  /// 3.1), and more text after it.
  public var isHTTP: Bool {
    Self.begins(url, with: "http://") || Self.begins(url, with: "https://")
  }

  private static func begins(_ url: String, with scheme: String) -> Bool {
    guard url.utf8.count > scheme.utf8.count else { return false }
    return zip(url.utf8, scheme.utf8).allSatisfy { (byte: UInt8, letter: UInt8) -> Bool in
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      return (isCapital ? byte | 0x20 : byte) == letter
    }
  }

  /// The address in a form that is safe for browsers and terminals: `http` or `https`, every byte
  /// that does not belong in a URL percent-encoded (RFC 3986, section 2), and the characters on which
  /// a shell would act in a script behind `BROWSER`; nil for any other scheme.
  ///
  ///     Link(label: "", url: "https://example.org/갓").safeAddress
  ///     // "https://example.org/%EA%B0%93"
  public var safeAddress: String? {
    guard isHTTP else { return nil }
    if url.utf8.allSatisfy(Self.belongsInURL) { return url }
    var address = ""
    for byte in url.utf8 {
      if Self.belongsInURL(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%" + byte.hexadecimal(2)
      }
    }
    return address
  }

  private static func belongsInURL(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ";"), UInt8(ascii: "'"):
      false
    default: byte >= 0x21 && byte <= 0x7E
    }
  }
}
