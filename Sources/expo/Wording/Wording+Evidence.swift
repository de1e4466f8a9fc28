import ExpoCore

/// How sure a catalogue is of an item, in the same words on every page and screen.
extension Wording {
  /// The word that pages show for a grade.
  func evidenceWord(_ evidence: Evidence) -> String { evidence.word(in: language) }

  /// What the word means, in the legend of a list.
  func evidenceMeaning(_ evidence: Evidence) -> String {
    switch evidence {
    case .certain:
      say("그때의 기록에 있음", "recorded at the time")
    case .probable:
      say("뒷날의 자료에만 있음", "in later sources only")
    case .uncertain:
      say("비슷한 것만 기록에 있음", "only something similar is recorded")
    case .unknown(let word): word
    }
  }

  var noEvidence: String { say("밝히지 않음", "Not stated") }

  var howToSeeEvidence: String { say("근거별로 보기", "See the list by evidence") }
}
