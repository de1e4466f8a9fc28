/// The whole check of a file: all of its errors and warnings, in the file's order.
extension Finding {
  /// Checks an exposition's file.
  package static func all(inExposition file: CatalogueFile) -> [Finding] {
    let reading = ExpositionReading(file)
    return findings(in: reading.text, faults: reading.faults) { cutter in
      guard let exposition = reading.exposition else { return [] }
      var check = ValueCheck()
      check.judge(
        exposition, at: JSONCursor(cutter: cutter, range: reading.range, codingPath: ""))
      return check.warnings
    }
  }

  /// Checks a file of items, the good ones also where others are bad.
  ///
  /// Linear in the file's size.
  package static func all(inItems file: CatalogueFile) -> [Finding] {
    let reading = ItemsReading(file)
    return findings(in: reading.text, faults: reading.faults) { cutter in
      var check = ValueCheck()
      var names = DuplicateCheck(itemCount: reading.items.count)
      for (item, index) in zip(reading.items, reading.indices) {
        let path = CodingPathText.appending(index: index, to: "")
        let place = JSONCursor(
          cutter: cutter, range: reading.elements[index].range, codingPath: path)
        check.judge(item, at: place)
        names.judge(item, at: place)
      }
      return check.warnings + names.warnings
    }
  }

  /// The faults and the warnings with their positions.
  private static func findings(
    in text: CatalogueText,
    faults: [LocatedFault],
    warnings: (JSONCutter) -> [LocatedWarning]
  ) -> [Finding] {
    text.bytes.withBytes { bytes in
      let problems =
        faults.map { (offset: $0.offset, path: $0.codingPath, problem: Problem.error($0.fault)) }
        + warnings(JSONCutter(bytes)).map { ($0.offset, $0.codingPath, .warning($0.warning)) }
      var counter = PositionCounter(bytes)
      return problems.sorted { $0.offset < $1.offset }.map { offset, path, problem in
        Finding(
          path: text.path,
          position: counter.position(at: offset),
          codingPath: path,
          problem: problem
        )
      }
    }
  }
}
