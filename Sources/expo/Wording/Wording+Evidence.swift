import ExpoCore

/// How sure it is that an item was shown, in the same words on every page and screen.
extension Wording {
  func evidenceWord(_ evidence: Evidence) -> String {
    say(evidence.koreanWord, evidence.rawValue)
  }

  /// What the word means, in the legend of a list.
  func evidenceMeaning(_ evidence: Evidence) -> String {
    switch evidence {
    case .certain:
      say("그때의 글이나 사진, 기증 기록에 나옴", "in a text, a photograph or a gift record of the time")
    case .probable:
      say("뒷날의 자료가 전하나 그때의 기록에서는 확인되지 않음", "reported later, not yet found in a record of the time")
    case .partial:
      say("비슷한 것은 기록에 있으나 이 물건의 기록은 없음", "its kind is recorded, the piece itself is not")
    case .unknown(let word): word
    }
  }

  /// The word and what it means, above the items that it says it of.
  func evidenceHeading(_ evidence: Evidence) -> String {
    guard case .unknown(let word) = evidence else {
      return "\(evidenceWord(evidence)): \(evidenceMeaning(evidence))"
    }
    return word
  }

  var noEvidence: String { say("출품 여부를 밝히지 않음", "Not stated") }

  /// The word where nothing else says what is sure.
  func evidenceOfShowing(_ evidence: Evidence) -> String {
    say("출품 \(evidenceWord(evidence))", evidenceWord(evidence))
  }
}
