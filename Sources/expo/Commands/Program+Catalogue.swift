import ExpoCore
import TerminalText

extension Program {
  func exposition() throws(Failure) -> Exposition {
    try exposition(of: catalogue)
  }

  func exposition(of catalogue: Catalogue) throws(Failure) -> Exposition {
    do throws(CatalogueError) {
      return try catalogue.exposition
    } catch {
      throw failure(error)
    }
  }

  func items() throws(Failure) -> Items {
    do throws(CatalogueError) {
      return try catalogue.items
    } catch {
      throw failure(error)
    }
  }

  func failure(_ error: CatalogueError) -> Failure {
    let reading = wording.reading
    return switch error {
    case .fault(let fault): failure(fault)
    case .unreadable(let path, let error):
      Failure(
        status: .unreadable,
        message: "\(Quoted.text(path)): \(reading.unreadable(error, wording.system))"
      )
    case .missing(let kind, let folder):
      Failure(status: .unreadable, message: reading.missing(kind, Quoted.text(folder)))
    case .severalExpositions(let folder, let names):
      Failure(
        status: .unreadable,
        message: reading.severalExpositions(Quoted.text(folder), names.map(Quoted.text))
      )
    case .otherKind(let path, let wanted):
      Failure(status: .unreadable, message: reading.otherKind(Quoted.text(path), wanted))
    }
  }

  /// A fault in a file: its place, what is wrong, the source line, and what may be done.
  func failure(_ error: FileFault) -> Failure {
    let explanation = wording.faults.explain(error.fault)
    let path = error.codingPath.isEmpty ? "" : "\(Inline(line: error.codingPath).text): "
    let excerpt = FaultExcerpt.lines(
      of: error, columns: presentation.columns, measure: presentation.measure)
    return Failure(
      status: .badData,
      message: "\(error.place): \(path)\(explanation.message)",
      excerpt: excerpt,
      remedy: [
        [Inline(own: explanation.remedy)],
        Failure.hint(wording.messages.seeAllFaults, context.command(["check"])),
      ]
    )
  }
}

extension FileFault {
  /// The place as editors jump to it: `items.json:12:9`.
  fileprivate var place: String {
    "\(Inline(line: path).text):\(position.line):\(position.column)"
  }
}
