import ExpoCore
import TerminalText

/// `expo check [DIR]`
extension Run {
  /// How many findings are listed for people.
  private static let maxListed = 100
  /// The working folder.
  private static let current = "."

  /// A catalogue may lack one of its files, but a file that is there and cannot be read is an error.
  func check(_ words: [String]) throws -> Output {
    let checked = checkedCatalogue(words.first)
    let report = checked.check()
    let unread = report.faults.filter(\.isUnread)
    // A folder with nothing of a catalogue is one mistake.
    if !report.hasReadFiles, let fault = unread.last,
      unread.allSatisfy({ $0 == fault || $0.isAbsence })
    {
      throw fault
    }
    let errorCount = report.count(of: .error)
    let warningCount = report.count(of: .warning)
    var output: Output
    if options.json {
      output = .json(.array(report.faults.map { $0.json(wording) }))
    } else {
      let listed = report.faults.prefix(Self.maxListed)
      let more = errorCount + warningCount - listed.count
      let summary = wording.checkSummary(errorCount, warningCount)
      var end = (more > 0 ? [wording.andMore(more)] : []) + [summary]
      if report.faults.contains(where: \.isMalformation) { end.append(wording.isNotWhole) }
      if words.isEmpty, checked.path == Self.current { end.append(wording.howToReadHere) }
      output = list(listed, of: checked, end: end)
    }
    output.status =
      unread.contains { $0.severity == .error }
      ? .unreadable : errorCount > 0 ? .badData : .done
    return output
  }

  /// The catalogue in a folder that is named, otherwise that of the options, otherwise that of the working folder
  /// if it has one, otherwise the bundled one.
  private func checkedCatalogue(_ folder: String?) -> Catalogue {
    if let folder { return Catalogue(at: folder) }
    let isBundled = catalogue.source.path == nil
    return isBundled && Catalogue.seemsToBeCatalogue(folder: Self.current)
      ? Catalogue(at: Self.current) : catalogue.source
  }

  private func list(_ faults: some Sequence<CatalogueFault>, of catalogue: Catalogue, end: [String])
    -> Output
  {
    let checked = Inline(whatWasChecked(catalogue))
    let end = end.map { [Inline($0)] }
    if settings.isAccessible {
      let paragraphs = [[checked]] + faults.map { $0.sentence(wording) } + end
      return .document(paragraphs.map(Block.paragraph))
    }
    let found = faults.flatMap {
      $0.lines(wording, columns: settings.excerptColumns, measure: settings.measure)
    }
    func wrapped(_ words: [Inline]) -> [Line] {
      Line(words).wrapped(to: settings.columns, measure: settings.measure)
    }
    return .lines(wrapped([checked]) + found + end.flatMap(wrapped))
  }

  private func whatWasChecked(_ catalogue: Catalogue) -> String {
    guard catalogue.path == nil, let exposition = try? catalogue.exposition(),
      let items = try? catalogue.items()
    else { return wording.checked(catalogue.path ?? "") }
    return wording.checked(exposition.name, items.count)
  }
}
