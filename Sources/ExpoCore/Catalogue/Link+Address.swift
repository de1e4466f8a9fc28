extension Link {
  /// The address in a form that a browser and a terminal may be given: `http` or `https`, every
  /// byte that is not of a URL percent-encoded (RFC 3986, section 2); nil for any other address.
  ///
  ///     Link(label: "", url: "https://example.org/갓").safeAddress
  ///     // "https://example.org/%EA%B0%93"
  public var safeAddress: String? {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    guard ["http", "https"].contains(scheme), url.dropFirst(scheme.count).hasPrefix("://"),
      url.utf8.count > scheme.utf8.count + 3
    else { return nil }
    var address = ""
    for byte in url.utf8 {
      if Self.isOfURL(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return address
  }

  private static func isOfURL(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
  }
}
