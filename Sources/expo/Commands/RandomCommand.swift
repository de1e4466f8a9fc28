import ExpoCore
import TerminalText

extension Program {
  /// `expo random`
  func random(on screen: Screen) throws(Failure) -> ExitStatus {
    let items = try items()
    let indices = try selection(in: items).indices(of: items)
    let seed = options.seed.map { UInt64($0) } ?? .random(in: .min ... .max)
    guard let position = SeededChoice.index(below: indices.count, seed: seed) else {
      return try screen.show(Document([.paragraph([Inline(own: wording.pages.noItems)])]))
    }
    return try show(indices[position], of: items, on: screen)
  }
}
