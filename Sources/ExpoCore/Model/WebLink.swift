/// An address for further reading.
public struct WebLink: Hashable, Identifiable, Sendable {
  /// The name of the page.
  public var label: String
  /// The address, as written in the data.
  public var address: String

  /// The link itself.
  public var id: Self { self }

  /// Creates a link.
  public init(label: String, address: String) {
    self.label = label
    self.address = address
  }
}

extension WebLink: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case address = "url"
  }
}

extension WebLink {
  /// Splits a source into its address, the last word if that has a scheme, and the words before it.
  /// Without such a word the address is empty.
  package init(source: String) {
    let words = source.words
    self.init(label: words.dropLast().joined(separator: " "), address: words.last ?? "")
    if !isHTTP { self = WebLink(label: source, address: "") }
  }
}

extension WebLink {
  /// The most bytes of an address; no browser opens a longer one.
  package static let maxBytes = 8_192

  /// Whether the address has the scheme `http` or `https`, in any letter case (RFC 3986, section
  /// 3.1), and a host after it.
  var isHTTP: Bool {
    let bytes = address.lowercased().utf8
    return ["http://".utf8, "https://".utf8].contains { scheme in
      let host = bytes.dropFirst(scheme.count).first
      return bytes.starts(with: scheme) && host.map { !"/?#".utf8.contains($0) } == true
    }
  }

  /// The address as one argument for a browser, or as a terminal's link: `http` or `https`, with
  /// every byte percent-encoded that does not belong in a URL (RFC 3986, section 2); nil for any
  /// other scheme, and for an address of more than 8,192 bytes.
  ///
  /// It can have `;`, `$`, `'`, `&` and `*`, which mean something to a shell: a script must quote it.
  ///
  ///     WebLink(label: "", address: "https://example.org/갓").safeAddress
  ///     // "https://example.org/%EA%B0%93"
  public var safeAddress: String? {
    guard isHTTP, address.utf8.count <= Self.maxBytes else { return nil }
    if address.utf8.allSatisfy(Self.belongsInURL) { return address }
    let parts = address.utf8.map { byte in
      Self.belongsInURL(byte) ? String(Unicode.Scalar(byte)) : "%" + byte.padded(to: 2, radix: 16)
    }
    return parts.joined()
  }

  private static func belongsInURL(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\"", "<", ">", "\\", "^", "`", "{", "|", "}": false
    case "!"..."~": true
    default: false
    }
  }
}
