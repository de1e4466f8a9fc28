/// How a typed name finds an item, the best first.
package enum NameRank: Int, Comparable {
  /// The number in the list, or the whole line of a list.
  case number
  /// The name, in any Unicode form.
  case exact
  /// The name without letter case, spaces, punctuation, accents and width.
  case name
  case imageName
  case alias
  case beginning
  case aliasBeginning
  case part
  case aliasPart
  /// Initial consonants (`ㄱㅁㄱ`, `거ㅁㄱ`), or a last syllable that is not yet whole (`거무`).
  case unfinished
  case unfinishedAlias

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  enum Kind {
    case name
    case imageName
    /// Another name of the item, such as any name in the other edition.
    case alias
  }

  /// The rank of a name that has the typed letters; nil if it does not have them.
  init?(_ typed: [UInt32], in name: ArraySlice<UInt32>, _ kind: Kind) {
    guard name.count >= typed.count else { return nil }
    let begins = name.starts(with: typed)
    let isPart = { name[$0] == typed[0] && name[$0...].starts(with: typed) }
    guard begins || name.indices.contains(where: isPart) else { return nil }
    let isWhole = begins && name.count == typed.count
    self =
      switch kind {
      case .name: isWhole ? .name : begins ? .beginning : .part
      case .imageName: isWhole ? .imageName : begins ? .aliasBeginning : .aliasPart
      case .alias: isWhole ? .alias : begins ? .aliasBeginning : .aliasPart
      }
  }
}
