import ExpoCore

extension Program {
  /// `expo check [dir]`
  func check(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let catalogue = words.first.map { CatalogueInUse(path: $0) } ?? catalogue
    var findings: [Finding] = []
    var notes: [Line] = []
    var unread: [ReadingError] = []
    let kinds = catalogue.kinds
    for kind in kinds {
      do throws(ReadingError) {
        findings += Finding.all(in: try catalogue.file(kind), as: kind)
      } catch {
        unread.append(error)
        notes.append(Line([Span(own: failure(error).message)]))
      }
    }
    if unread.count == kinds.count, let error = unread.last {
      throw failure(error)
    }
    let errors = findings.count { $0.isError }
    let status = try screen.show(
      lines: findings.map(line) + notes + [
        Line([Span(own: wording.check.summary(errors, findings.count - errors))])
      ])
    return status == .done && errors > 0 ? .badData : status
  }

  /// A finding as editors and compilers write it: `file:line:column: severity: path: message`.
  private func line(of finding: Finding) -> Line {
    let kind: Span
    let message: String
    switch finding.problem {
    case .error(let fault):
      kind = Span(own: wording.messages.error, .error)
      message = wording.faults.explain(fault).message
    case .warning(let warning):
      kind = Span(own: wording.messages.warning, .warning)
      message = wording.faults.warning(warning)
    }
    let place = "\(finding.path):\(finding.position.line):\(finding.position.column): "
    let path = finding.codingPath.isEmpty ? "" : "\(finding.codingPath): "
    return Line([Span(part: place), kind, Span(part: ": \(path)"), Span(own: message)])
  }
}

extension Finding {
  fileprivate static func all(in file: CatalogueFile, as kind: CatalogueFile.Kind) -> [Finding] {
    switch kind {
    case .exposition: all(inExposition: file)
    case .items: all(inItems: file)
    }
  }
}
