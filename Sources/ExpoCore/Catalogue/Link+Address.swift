extension Link {
  /// Whether the address has the scheme `http` or `https`, in any letter case (RFC 3986, section
  /// 3.1), and something after it.
  public var isHTTP: Bool {
    Self.begins(url, with: "http://") || Self.begins(url, with: "https://")
  }

  /// Whether there is a scheme, its letters in any case, and something after it.
  private static func begins(_ url: String, with scheme: String) -> Bool {
    guard url.utf8.count > scheme.utf8.count else { return false }
    return zip(url.utf8, scheme.utf8).allSatisfy { (byte: UInt8, letter: UInt8) -> Bool in
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      return (isCapital ? byte | 0x20 : byte) == letter
    }
  }

  /// The address in a form that a browser and a terminal may be given: `http` or `https`, every
  /// byte that is not of a URL percent-encoded (RFC 3986, section 2), and the characters that a
  /// shell would act on in a script behind `BROWSER`; nil for any other address.
  ///
  ///     Link(label: "", url: "https://example.org/갓").safeAddress
  ///     // "https://example.org/%EA%B0%93"
  public var safeAddress: String? {
    guard isHTTP else { return nil }
    if url.utf8.allSatisfy(Self.isOfURL) { return url }
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
    (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}$();'".utf8.contains(byte)
  }
}
