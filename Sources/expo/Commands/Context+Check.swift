import ExpoCore
import TerminalText

/// `expo check [dir]`
extension Context {
  /// How many findings are listed for people.
  private static let maxListed = 100

  /// A catalogue may lack one of its files, but a file that is there and cannot be read is an error.
  func check(_ words: [String]) throws -> Output {
    let checked = checkedCatalogue(words.first)
    let report = checked.check(withNotes: options.strict)
    // A folder with nothing of a catalogue is one mistake.
    if !report.hasReadFiles, let error = report.unread.last,
      report.unread.allSatisfy({ $0 == error || $0.isAbsence })
    {
      throw error
    }
    let unread = report.unread.map(finding)
    let others =
      report.pictureNames.compactMap { finding(inPicture: $0, of: checked) }
      + unread.filter { $0.severity != nil }
      + unread.filter { $0.severity == nil }
    let count = { (severity: CatalogueFault.Severity) in
      report.count(of: severity) + others.count { $0.severity == severity }
    }
    let (errors, warnings, notes) = (count(.error), count(.warning), count(.note))
    var output: Output
    if options.json {
      output = .jsonArray { write in
        for fault in report.faults { try write(JSONValue(finding(fault))) }
        for finding in others { try write(JSONValue(finding)) }
      }
    } else {
      var listed = report.faults.prefix(Self.maxListed).map(finding)
      listed += others.prefix(Self.maxListed - listed.count)
      let absent = others.count { $0.severity == nil }
      output = list(
        listed, of: checked, more: errors + warnings + notes + absent - listed.count,
        summary: wording.checkSummary(errors, warnings, notes))
    }
    output.status =
      unread.contains { $0.severity != nil } ? .unreadable : errors > 0 ? .badData : .done
    return output
  }

  /// The catalogue in a folder that is named, otherwise the one in use, otherwise that of the folder in
  /// which the reader stands.
  private func checkedCatalogue(_ folder: String?) -> Catalogue {
    if let folder { return Catalogue(at: folder) }
    let current = "."
    let isBundled = catalogue.catalogue.path == nil
    return isBundled && Catalogue.isCatalogue(folder: current)
      ? Catalogue(at: current) : catalogue.catalogue
  }

  private func list(
    _ findings: [Finding], of catalogue: Catalogue, more: Int, summary: String
  ) -> Output {
    let end = (more > 0 ? [wording.moreFindings(more)] : []) + [summary]
    let checked = Inline(part: wording.checked(catalogue.path))
    if presentation.isAccessible {
      let paragraphs = [[checked]] + findings.map(sentence) + end.map { [Inline(own: $0)] }
      return .document(Document(paragraphs.map(Block.paragraph)))
    }
    return .lines([Line([checked])] + findings.map(line) + end.map { Line([Inline(own: $0)]) })
  }
}

/// A problem that `expo check` reports, in the reader's words.
private struct Finding {
  let file: String
  var line: Int?
  var column: Int?
  /// The path to the value in the file.
  var path = ""
  /// Nil for a file that is absent, which is no mistake by itself.
  let severity: CatalogueFault.Severity?
  /// The name of the problem, for programs.
  let code: String
  let message: String
  var namesFile = false
}

extension Context {
  private func finding(_ fault: FileFault) -> Finding {
    Finding(
      file: fault.path, line: fault.position.line, column: fault.position.column,
      path: fault.codingPath, severity: fault.fault.severity, code: Self.code(of: fault.fault),
      message: wording.explain(fault.fault))
  }

  /// The first fault of a picture in the catalogue's folder; nil if there is none.
  private func finding(inPicture name: String, of catalogue: Catalogue) -> Finding? {
    do throws(PictureError) {
      _ = try catalogue.picture(named: name)
      return nil
    } catch {
      switch error {
      case .invalid(let path, let error):
        return Finding(
          file: path, line: error.line, severity: .error, code: Self.code(of: error.fault),
          message: wording.explain(error.fault))
      case .unreadable(.unreadable(let path, let error)):
        return Finding(
          file: path, severity: .error, code: "unreadable", message: errors.reason(of: error))
      case .unreadable(let error):
        return finding(error)
      }
    }
  }

  private func finding(_ error: CatalogueError) -> Finding {
    let (file, code) =
      switch error {
      case .missing(_, let folder, _): (folder, "missing")
      case .severalExpositions(let folder, _): (folder, "severalExpositions")
      case .unreadable(let path, _): (path, "unreadable")
      case .otherKind(let path, _): (path, "otherKind")
      case .fault(let fault, _): (fault.path, Self.code(of: fault.fault))
      }
    return Finding(
      file: file, severity: error.isAbsence ? nil : .error, code: code,
      message: errors.message(for: error).text,
      namesFile: true)
  }

  /// The name of a fault's case.
  private static func code(of fault: some Any) -> String {
    String("\(fault)".prefix { $0 != "(" })
  }

  /// A finding in the format of editors and compilers: `file:line:column: severity: path: message`.
  private func line(of finding: Finding) -> Line {
    let position = finding.line.map { ":\($0):\(finding.column ?? 1)" } ?? ""
    let place = finding.namesFile ? [] : [Inline(part: "\(finding.file)\(position): ")]
    let path = finding.path.isEmpty ? "" : "\(finding.path): "
    return Line(
      place + kind(of: finding)
        + [Inline(part: path), Inline(own: finding.message)])
  }

  /// A finding for screen readers.
  private func sentence(of finding: Finding) -> [Inline] {
    let place =
      finding.namesFile
      ? []
      : [Inline(line: wording.spokenPlace(finding.file, finding.line, finding.column) + " ")]
    return kind(of: finding) + place + [Inline(own: finding.message)]
  }

  /// `error: `; empty for a file that is absent.
  private func kind(of finding: Finding) -> [Inline] {
    let words = wording
    let kind: Inline? =
      switch finding.severity {
      case .error: Inline(own: words.error, .error)
      case .warning: Inline(own: words.warning, .warning)
      case .note: Inline(own: words.note)
      case nil: nil
      }
    return kind.map { [$0, Inline(own: ": ")] } ?? []
  }
}

extension JSONValue {
  /// A finding as JSON; the place is left out if the file could not be read.
  fileprivate init(_ finding: Finding) {
    let place = finding.line.map { line in
      [("line", JSONValue.integer(line)), ("column", .integer(finding.column ?? 1))]
    }
    let severity = "\(finding.severity ?? .note)"
    self = .object(
      [("file", .string(finding.file))] + (place ?? []) + [
        ("path", .string(finding.path)), ("severity", .string(severity)),
        ("code", .string(finding.code)), ("message", .string(finding.message)),
      ])
  }
}
