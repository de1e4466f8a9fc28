import ExpoCore

/// Words of a command line as a POSIX shell reads them (XCU 2.2, Quoting).
enum ShellWord {
  /// The word as it stands where no character of it means anything to a shell, else in single
  /// quotes.
  ///
  ///     ShellWord.quote("거문고")          // 거문고
  ///     ShellWord.quote("L'Exposition")  // 'L'\''Exposition'
  static func quote(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) {
      return word
    }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default:
      "+,-./:=@_%".utf8.contains(byte)
    }
  }
}
