import ExpoCore
import TerminalText

extension Context {
  /// `expo check [dir]`
  func check(_ words: [String]) throws -> Output {
    let catalogue =
      words.first.map { Catalogue(folder: $0).edition(in: wording.language) } ?? catalogue
    var findings: [Finding] = []
    var notes: [[Inline]] = []
    let files = catalogue.files()
    for (kind, file) in files {
      switch file {
      case .success(let file): findings += Finding.all(in: file, as: kind)
      case .failure(let error):
        notes.append([Inline(own: message(for: error).text)])
        // A catalogue may lack one of its files, but not all of them.
        if notes.count == files.count { throw error }
      }
    }
    let pictures = PictureFinding.all(in: catalogue)
    let errors = findings.count { $0.isError } + pictures.count
    let summary = [
      Inline(own: wording.check.summary(errors, findings.count + pictures.count - errors))
    ]
    var output =
      presentation.isAccessible
      ? Output.document(
        Document(
          (findings.map(sentence) + pictures.map(sentence) + notes + [summary])
            .map(Block.paragraph)))
      : .lines(findings.map(line) + pictures.map(line) + (notes + [summary]).map { Line($0) })
    output.status = errors > 0 ? .badData : .done
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
