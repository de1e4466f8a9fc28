import ExpoCore

extension Selection {
  /// Selects the items of the category that words name, or else of the grade; all items without words.
  init(named words: [String], in catalogue: Catalogue) throws {
    self.init()
    let word = words.sentence
    if words.isEmpty { return }
    var near: [String] = []
    var all: [String] = []
    for (kinds, property) in try Self.kinds(in: catalogue) {
      let found = kinds.index(otherEdition: catalogue.otherEdition).find(word)
      if let index = found.index {
        self[keyPath: property] = kinds.names[index]
        return
      }
      near += found.indices.map { kinds.names[$0] }
      all += kinds.names
    }
    throw CommandError.noSuchKind(word, near: near, all: all)
  }

  /// The categories and the grades of a catalogue, and the conditions that select one.
  static func kinds(
    in catalogue: Catalogue
  ) throws -> [(Kinds, WritableKeyPath<Selection, String?>)] {
    [(try catalogue.categories(), \.category), (try catalogue.evidence(), \.evidence)]
  }

  /// The kind that words name whole, in either edition; nil if there is none.
  static func kind(called words: String, in catalogue: Catalogue) throws -> String? {
    for (kinds, _) in try kinds(in: catalogue) {
      let found = kinds.index(otherEdition: catalogue.otherEdition).find(words).called
      if let first = found.first { return kinds.names[first] }
    }
    return nil
  }
}
