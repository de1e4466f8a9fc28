import ExpoCore
import TerminalText

/// How a list shows how sure each of its items is: a short word beside the name, and a legend.
///
///     let evidence = EvidenceRatings(of: indices, in: items)
///     evidence.kinds  // [.certain, .probable, .partial]
struct EvidenceRatings {
  /// The kinds of evidence that the list has, the most certain first; words that the format does not
  /// define are shown on the item's own page only.
  let kinds: [Evidence]

  /// No item is rated.
  static let none = EvidenceRatings(kinds: [])

  private init(kinds: [Evidence]) {
    self.kinds = kinds
  }

  /// Reads the evidence of the items until every kind has been found.
  init(of indices: [Int], in items: [Item]) {
    var missing = Evidence.known
    for index in indices where !missing.isEmpty {
      guard let evidence = items[index].evidence else { continue }
      missing.removeAll { $0 == evidence }
    }
    kinds = Evidence.known.filter { !missing.contains($0) }
  }

  /// The word for an item; its evidence is not read if no item of the list has any.
  func rating(of index: Int, in items: [Item], _ wording: Wording) -> Inline? {
    guard !kinds.isEmpty, let evidence = items[index].evidence, kinds.contains(evidence) else {
      return nil
    }
    return Inline(
      line: wording.evidenceWord(evidence), spoken: wording.spokenEvidence(evidence))
  }

  func legend(in wording: Wording) -> [Block] {
    guard !kinds.isEmpty else { return [] }
    let meanings = kinds.map { "\(wording.evidenceWord($0)): \(wording.evidenceMeaning($0))" }
    return [.paragraph([Inline(own: meanings.joined(by: "; "))])]
  }
}
