/// The scalars between any two of which there is a cluster boundary, since they have no part in the
/// rules of UAX #29 that join.
///
/// Not all of them are here, only those that texts like ours are made of.
enum Solitary {
  @inline(__always)
  static func includes(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E,  // ASCII
      0xAC00...0xD7A3,  // Hangul syllables
      0x4E00...0x9FFF,  // Hanja
      0x2010...0x2027,  // dashes, quotation marks, the ellipsis
      0x3000...0x3029,  // CJK punctuation
      0xA0...0xAC, 0xAE...0x2FF:  // Latin letters, the middle dot
      true
    default:
      false
    }
  }
}
