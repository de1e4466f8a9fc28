/// The environment's variables, asked one by one.
struct Environment {
  private let lookup: (String) -> String?

  init(_ lookup: @escaping (String) -> String?) {
    self.lookup = lookup
  }

  /// The variable's value, or nil where it is not set.
  subscript(name: String) -> String? { lookup(name) }

  /// Whether the variable holds anything.
  func isSet(_ name: String) -> Bool { self[name]?.isEmpty == false }

  /// Whether the variable holds anything but `0`.
  func isOn(_ name: String) -> Bool { isSet(name) && self[name] != "0" }

  /// The variable's number, or nil where it holds none that makes sense.
  func number(_ name: String, atLeast least: Int) -> Int? {
    self[name].flatMap(WholeNumber.read).flatMap { $0 >= least ? $0 : nil }
  }

  /// Whether the terminal understands nothing but text; so does an unnamed one.
  var terminalIsDumb: Bool { !isSet("TERM") || self["TERM"] == "dumb" }
}

/// Numbers as options and environment variables write them.
enum WholeNumber {
  /// The number that ASCII digits and nothing else write, or nil; too large a number counts as the
  /// largest.
  ///
  ///     WholeNumber.read("40")   // 40
  ///     WholeNumber.read("+40")  // nil
  static func read(_ text: String) -> Int? {
    let digits = text.utf8
    guard !digits.isEmpty, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(text) ?? .max
  }
}
