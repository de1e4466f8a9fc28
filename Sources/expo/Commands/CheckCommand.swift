import ExpoCore
import TerminalText

extension Context {
  /// `expo check [dir]`
  ///
  /// A catalogue may lack one of its files, but a file that is there and cannot be read is an error.
  func check(_ words: [String]) throws -> Output {
    let catalogue =
      words.first.map { Catalogue(folder: $0).edition(in: wording.language) } ?? catalogue
    var findings: [FileFault] = []
    var faults: [[Inline]] = []
    var absent: [[Inline]] = []
    let files = catalogue.files()
    for (kind, file) in files {
      switch file {
      case .success(let file): findings += file.check(as: kind)
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
    if !options.strict { findings.removeAll { $0.fault.severity == .note } }
    let pictures = PictureFinding.all(in: catalogue)
    let notes = findings.count { $0.fault.severity == .note }
    let errors = findings.count { $0.fault.severity == .error } + pictures.count + faults.count
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
  private func line(of finding: FileFault) -> Line {
    let place = "\(finding.path):\(finding.position.line):\(finding.position.column): "
    let path = finding.codingPath.isEmpty ? "" : "\(finding.codingPath): "
    let (kind, message) = words(for: finding)
    return Line([Inline(part: place), kind, Inline(part: ": \(path)"), Inline(own: message)])
  }

  /// A finding for screen readers.
  private func sentence(of finding: FileFault) -> [Inline] {
    let (kind, message) = words(for: finding)
    let position = finding.position
    let place = wording.check.spokenPlace(finding.path, position.line, position.column)
    return [kind, Inline(line: ": \(place) "), Inline(own: message)]
  }

  private func words(for finding: FileFault) -> (kind: Inline, message: String) {
    let message = wording.faults.message(finding.fault)
    return switch finding.fault.severity {
    case .error: (Inline(own: wording.messages.error, .error), message)
    case .warning: (Inline(own: wording.messages.warning, .warning), message)
    case .note: (Inline(own: wording.messages.note), message)
    }
  }
}
