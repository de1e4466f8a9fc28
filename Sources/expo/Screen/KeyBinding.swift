import ExpoCore
import TerminalText

/// An action, the keys that ask for it, and its words in the help.
struct KeyBinding<Action: Equatable & Sendable>: Sendable {
  let action: Action
  /// The keys, the one to remember first.
  let keys: [Key]
  /// One or two words, which stand beside the first key in a status line.
  let words: Phrase
  /// Further words for the help.
  let details: Phrase?

  init(_ action: Action, _ keys: [Key], _ words: Phrase, details: Phrase? = nil) {
    self.action = action
    self.keys = keys
    self.words = words
    self.details = details
  }
}

extension Array {
  /// The action that a key asks for, nil if there is none.
  func action<Action>(of key: Key) -> Action? where Element == KeyBinding<Action> {
    let key = key.listed
    return first { $0.keys.contains(key) }?.action
  }

  /// The keys to remember for actions, and their words, as status lines show them: `q quit`.
  func hints<Action>(
    _ actions: [Action], _ wording: Wording
  ) -> [String] where Element == KeyBinding<Action> {
    actions.flatMap { action in
      filter { $0.action == action }.map { "\($0.keys[0].name) \(wording.say($0.words))" }
    }
  }

  /// The rows of a help: the keys of each action, and what it does.
  func help<Action>(_ wording: Wording) -> [Fact] where Element == KeyBinding<Action> {
    map { binding in
      let meaning = [binding.words, binding.details].compactMap { $0.map(wording.say) }
      let keys = binding.keys == Key.digits ? "0-9" : binding.keys.map(\.name).sentence
      return Fact(term: keys, meaning.joined(separator: ": "))
    }
  }
}
