extension Evidence {
  /// The words of the grades that the format defines, in any language of the program.
  package static let names = NameIndex(
    names: known.map(\.rawValue), aliases: known.map(\.words))

  /// The grade that a word names, found as the name of an item is: `확실`, `ㅎㅅ`, `cert`; nil if it
  /// names none, or several.
  package init?(named word: String) {
    guard case .one(let index) = Evidence.names.find(word) else { return nil }
    self = Evidence.known[index]
  }

  /// The grades that a word names of which it does not name one, or that have a similar name.
  package static func near(_ word: String) -> [Evidence] {
    switch names.find(word) {
    case .one(let index): [known[index]]
    case .several(let indices), .unclear(let indices): indices.map { known[$0] }
    }
  }
}
