/// A problem that a check of a catalogue's file has found.
package struct Finding: Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// The file, or the item, cannot be read.
    case error(CatalogueFault)
    case warning(CatalogueWarning)
  }

  /// The file's path, as given.
  package let path: String
  package let position: TextPosition
  /// The path to the value, such as `[3].image_name`; empty for the file as a whole.
  package let codingPath: String
  package let problem: Problem

  package var isError: Bool {
    switch problem {
    case .error: true
    case .warning: false
    }
  }

  /// Whether it is no more than advice: an optional key is missing.
  package var isNote: Bool { problem == .warning(.missingImageDescription) }
}

/// A readable but probably unintended value in a catalogue's file.
package enum CatalogueWarning: Equatable, Sendable {
  /// A name, alias or picture name that another place of the file already has.
  case duplicate(String, firstPath: String)
  case emptyText
  case negativeVisitors
  case durationIsNotTwoDates
  case durationEndsBeforeItBegins
  /// An address that is neither http nor https.
  case linkIsNotHTTP
  case unknownEvidence(String)
  case missingImageDescription
}

extension Finding {
  /// All errors and warnings of an exposition's file, in its order.
  package static func all(inExposition file: CatalogueFile) -> [Finding] {
    let reading = CatalogueReading(file, as: .exposition)
    return findings(in: reading) { check in
      if reading.faults.isEmpty { check.checkExposition(reading.root) }
    }
  }

  /// All errors and warnings of a file of items, in its order; faults in one item do not keep the
  /// others from being checked.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func all(inItems file: CatalogueFile) -> [Finding] {
    let reading = CatalogueReading(file, as: .items)
    return findings(in: reading) { check in
      var faulty = reading.faultyElements[...]
      for (index, element) in reading.elements.enumerated() {
        if faulty.first == index {
          faulty.removeFirst()
        } else {
          check.checkItem(element, index: index)
        }
      }
    }
  }

  /// The faults and the warnings with their positions.
  private static func findings(
    in reading: CatalogueReading, _ body: (inout CatalogueCheck) -> Void
  ) -> [Finding] {
    reading.text.bytes.withBytes { bytes in
      var check = CatalogueCheck(JSONSlicer(bytes), itemCount: reading.elements.count)
      body(&check)
      let problems =
        reading.faults.map { (offset: $0.offset, path: $0.codingPath, Problem.error($0.fault)) }
        + check.warnings.map { ($0.offset, $0.codingPath, .warning($0.warning)) }
      var counter = PositionCounter(bytes)
      let order = problems.indices.sorted {
        (problems[$0].offset, $0) < (problems[$1].offset, $1)
      }
      return order.map { index in
        let (offset, codingPath, problem) = problems[index]
        return Finding(
          path: reading.text.path,
          position: counter.position(at: offset),
          codingPath: codingPath,
          problem: problem
        )
      }
    }
  }
}
