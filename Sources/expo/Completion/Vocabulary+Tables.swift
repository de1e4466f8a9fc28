extension Option {
  /// What the option's argument may be.
  var argumentVocabulary: Vocabulary {
    switch spec.effect {
    case .choice(let words, _): .words(words)
    case .flag, .number, .text: spec.vocabulary
    }
  }
}

extension Command {
  /// Whether the command takes its words together for one name.
  var joinsOperands: Bool {
    switch spec.operands {
    case .name: true
    case .none, .optional, .choice, .any: false
    }
  }

  /// What the next word may be.
  func vocabulary(after words: [String]) -> Vocabulary {
    switch spec.operands {
    case .none: .any
    case .name, .any: spec.vocabulary.next(after: words)
    case .optional: words.isEmpty ? spec.vocabulary : .any
    case .choice(let choices): words.isEmpty ? .words(choices) : .any
    }
  }
}

extension Vocabulary {
  /// What the next word may be where some stand already: an action decides on those behind it.
  func next(after words: [String]) -> Vocabulary {
    guard case .actions(let actions) = self, let first = words.first else { return self }
    return actions.first { $0.word == first }?.operands ?? .any
  }
}
