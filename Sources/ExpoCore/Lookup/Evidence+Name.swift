extension Evidence {
  /// The grade that a word names, found as the name of an item is: `확실`, `ㅎㅅ`, `cert`; nil if it
  /// names none, or several.
  package init?(named word: String) {
    let grades = Evidence.known
    let names = NameIndex(names: grades.map(\.rawValue), aliases: grades.map(\.words))
    guard case .one(let index) = names.find(word) else { return nil }
    self = grades[index]
  }
}
