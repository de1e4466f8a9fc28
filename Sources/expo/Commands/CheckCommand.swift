import ExpoCore
import TerminalText

extension Context {
  /// `expo check [dir]`
  ///
  /// A catalogue may lack one of its files, but a file that is there and cannot be read is an error.
  func check(_ words: [String]) throws -> Output {
    let catalogue =
      words.first.map { Catalogue(folder: $0).edition(in: wording.language) } ?? catalogue
    var findings: [Finding] = []
    var faults: [[Inline]] = []
    var absent: [[Inline]] = []
    let files = catalogue.files()
    for (kind, file) in files {
      switch file {
      case .success(let file): findings += Finding.all(in: file, as: kind)
      case .failure(let error):
        let text = message(for: error).text
        if case .missing = error {
          absent.append([Inline(own: text)])
        } else {
          faults.append([Inline(own: wording.messages.error, .error), Inline(own: ": \(text)")])
        }
        if faults.count + absent.count == files.count { throw error }
      }
    }
    if !options.strict { findings.removeAll { $0.isNote } }
    let pictures = PictureFinding.all(in: catalogue)
    let notes = findings.count { $0.isNote }
    let errors = findings.count { $0.isError } + pictures.count + faults.count
    let warnings = findings.count + pictures.count + faults.count - errors - notes
    let summary = [Inline(own: wording.check.summary(errors, warnings, notes))]
    let rest = faults + absent + [summary]
    var output =
      presentation.isAccessible
      ? Output.document(
        Document((findings.map(sentence) + pictures.map(sentence) + rest).map(Block.paragraph)))
      : .lines(findings.map(line) + pictures.map(line) + rest.map { Line($0) })
    output.status = !faults.isEmpty ? .unreadable : errors > 0 ? .badData : .done
    return output
  }

  /// A finding in the format of editors and compilers: `file:line:column: severity: path: message`.
  private func line(of finding: Finding) -> Line {
    let place = "\(finding.path):\(finding.position.line):\(finding.position.column): "
    let path = finding.codingPath.isEmpty ? "" : "\(finding.codingPath): "
    let (kind, message) = words(for: finding)
    return Line([Inline(part: place), kind, Inline(part: ": \(path)"), Inline(own: message)])
  }

  /// A finding for screen readers.
  private func sentence(of finding: Finding) -> [Inline] {
    let (kind, message) = words(for: finding)
    let position = finding.position
    let place = wording.check.spokenPlace(finding.path, position.line, position.column)
    return [kind, Inline(line: ": \(place) "), Inline(own: message)]
  }

  private func words(for finding: Finding) -> (kind: Inline, message: String) {
    switch finding.problem {
    case .error(let fault):
      (Inline(own: wording.messages.error, .error), wording.faults.explain(fault).message)
    case .warning(let warning) where finding.isNote:
      (Inline(own: wording.messages.note), wording.faults.warning(warning))
    case .warning(let warning):
      (Inline(own: wording.messages.warning, .warning), wording.faults.warning(warning))
    }
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
