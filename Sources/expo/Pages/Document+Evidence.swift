import ExpoCore
import TerminalText

/// How pages show how sure each item is: a short word, and in lists a legend of the words.
extension Document {
  /// The word for an item's grade; in lists only a grade that the format defines has one.
  static func grade(_ evidence: Evidence, in wording: Wording) -> Inline {
    Inline(foreignLine: wording.evidenceWord(evidence), evidence.role)
  }

  /// The grades that some of the items have, the surest first.
  static func grades(of indices: [Int], in items: [Item]) -> [Evidence] {
    let found = indices.compactMap { items[$0].evidence }
    return Evidence.known.filter(found.contains)
  }

  /// What the grades mean, and how to see the list by them.
  static func legend(of grades: [Evidence], in context: PageContext) -> [Block] {
    guard !grades.isEmpty else { return [] }
    return meanings(of: grades, in: context) + [
      .hint(
        Inline(trusted: context.wording.howToSeeEvidence),
        command: context.command(["items", "--by-evidence"]))
    ]
  }

  static func meanings(of grades: [Evidence], in context: PageContext) -> [Block] {
    guard !grades.isEmpty else { return [] }
    let meanings = grades.map {
      [grade($0, in: context.wording), Inline(trusted: ": \(context.evidenceMeaning($0))")]
    }
    return [.paragraph(Array(meanings.joined(separator: [Inline(trusted: "; ")])))]
  }
}

extension Evidence {
  fileprivate var role: Inline.Role {
    switch self {
    case .certain: .certain
    case .probable: .probable
    case .uncertain: .uncertain
    case .unknown: .label
    }
  }
}
