import ExpoCore

/// The words for how sure a catalogue is of an item, the same on every page and screen.
extension Wording {
  /// The word that pages show for a grade.
  func evidenceWord(_ evidence: Evidence) -> String { evidence.word(in: language) }

  /// The meaning of the grade for any subject, unless the catalogue has its own.
  func evidenceMeaning(_ evidence: Evidence) -> String {
    switch evidence {
    case .certain:
      say("근거가 분명함", "well established")
    case .probable:
      say("근거가 있으나 확실하지 않음", "likely, but not established")
    case .uncertain:
      say("근거가 모자람", "little evidence")
    default: evidence.rawValue
    }
  }

  var noEvidence: String { say("밝히지 않음", "Not stated") }

  var howToSeeGrade: String { say("이 등급의 출품작 보기", "To see the exhibits of this grade") }

  var howToSeeEvidence: String { say("근거별로 보기", "See the list by evidence") }
}
