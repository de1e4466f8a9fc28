import ExpoCore
import TerminalText

/// `expo check [dir]`
extension Context {
  /// How many findings are listed for people.
  private static let maxListed = 100
  /// The folder in which the reader stands.
  private static let current = "."

  /// A catalogue may lack one of its files, but a file that is there and cannot be read is an error.
  func check(_ words: [String]) throws -> Output {
    let checked = checkedCatalogue(words.first)
    let report = checked.check()
    // A folder with nothing of a catalogue is one mistake.
    if !report.hasReadFiles, let error = report.unread.last,
      report.unread.allSatisfy({ $0 == error || $0.isAbsence })
    {
      throw error
    }
    let unread = report.unread.map { Finding($0, wording) }
    let others = report.pictureNames.compactMap { finding(inPicture: $0, of: checked) } + unread
    let count = { (severity: CatalogueFault.Severity) in
      (severity == .note && !options.strict ? 0 : report.count(of: severity))
        + others.count { $0.severity == severity }
    }
    let (errorCount, warningCount, noteCount) = (count(.error), count(.warning), count(.note))
    let shown = report.faults.filter { $0.severity != .note || options.strict }
    let found = { shown.lazy.map { Finding($0, wording) } }
    var output: Output
    if options.json {
      output = .json(.array([Array(found()), others].lazy.joined().map(\.json)))
    } else {
      var listed = Array(found().prefix(Self.maxListed))
      listed += others.prefix(Self.maxListed - listed.count)
      let more = errorCount + warningCount + noteCount - listed.count
      let summary = wording.checkSummary(errorCount, warningCount, noteCount)
      output = list(
        listed, of: checked,
        end: (more > 0 ? [wording.moreFindings(more)] : []) + [summary]
          + (words.isEmpty && checked.path == Self.current ? [wording.howToRead] : []))
    }
    output.status =
      unread.contains { $0.severity == .error }
      ? .unreadable
      : errorCount > 0 || options.strict && warningCount > 0
        ? .badData : .done
    return output
  }

  /// The catalogue in a folder that is named, otherwise the one in use, otherwise that of the folder in
  /// which the reader stands.
  private func checkedCatalogue(_ folder: String?) -> Catalogue {
    if let folder { return Catalogue(at: folder) }
    let isBundled = catalogue.source.path == nil
    return isBundled && Catalogue.seemsToBeCatalogue(folder: Self.current)
      ? Catalogue(at: Self.current) : catalogue.source
  }

  private func list(_ findings: [Finding], of catalogue: Catalogue, end: [String]) -> Output {
    let checked = Inline(foreignPart: whatWasChecked(catalogue))
    let end = end.map { [Inline(trusted: $0)] }
    if presentation.isAccessible {
      let paragraphs = [[checked]] + findings.map { $0.sentence(wording) } + end
      return .document(Document(paragraphs.map(Block.paragraph)))
    }
    let columns = presentation.errorColumns == 0 ? 80 : presentation.errorColumns
    let found = findings.flatMap {
      $0.lines(wording, columns: columns, measure: presentation.measure)
    }
    return .lines([Line([checked])] + found + end.map { Line($0) })
  }

  private func whatWasChecked(_ catalogue: Catalogue) -> String {
    guard catalogue.path == nil, let exposition = try? catalogue.exposition(),
      let items = try? catalogue.items()
    else { return wording.checked(catalogue.path ?? "") }
    return wording.checked(exposition.titleLines.joined(separator: " "), items.count)
  }

  /// The first fault of a picture in the catalogue's folder; nil if there is none.
  private func finding(inPicture name: String, of catalogue: Catalogue) -> Finding? {
    do throws(PictureError) {
      _ = try catalogue.picture(named: name)
      return nil
    } catch {
      return Finding(error, wording)
    }
  }
}
