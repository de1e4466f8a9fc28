import ExpoCore
import TerminalText

/// `expo check [DIR]`
extension Run {
  /// How many faults of a kind are told in full.
  private static let maxOfKind = 3

  /// Lists what is wrong with a catalogue: the one at the path, or else the one in use.
  func check(_ words: [String]) throws -> Output {
    let checked = words.first.map(Catalogue.init(path:)) ?? catalogue
    let report = checked.check()
    let (errors, warnings) = (report.count(of: .error), report.count(of: .warning))
    var output: Output
    if options.json {
      output = .json(.array(report.faults.map { $0.json(wording) }))
    } else {
      let rest = errors + warnings - report.faults.count
      var end = rest > 0 ? [wording.andMore(rest)] : []
      end.append(summary(errors, warnings))
      if report.faults.contains(where: \.isMalformation) {
        end.append(
          wording.say(
            "JSON 문법이 틀린 파일은 문법을 고친 뒤에야 나머지를 검사합니다",
            "The rest of a file that is not valid JSON is checked once its syntax is mended"))
      }
      output = list(report.faults, of: checked, end: end)
    }
    output.status = errors > 0 ? .badData : .done
    return output
  }

  private func list(_ faults: [CatalogueFault], of catalogue: Catalogue, end: [String]) -> Output {
    func wrapped(_ words: [Inline]) -> [Line] {
      Line(words).wrapped(to: settings.columns, measure: settings.measure)
    }
    let counts = faults.reduce(into: [:]) { $0[$1.kind.name, default: 0] += 1 }
    var told: [String: Int] = [:]
    var document: Document = []
    var lines = wrapped([Inline(whatWasChecked(catalogue))])
    for fault in faults {
      let kind = fault.kind.name
      told[kind, default: 0] += 1
      guard let number = told[kind], number <= Self.maxOfKind else { continue }
      document.append(.paragraph(fault.sentence(wording)))
      lines += fault.lines(wording, columns: settings.excerptColumns, measure: settings.measure)
      guard number == Self.maxOfKind, let count = counts[kind], count > number else { continue }
      let rest = count - number
      let more = wording.say(
        "이런 곳이 \(rest.groupedDigits)군데 더 있습니다", "\(rest.groupedDigits) more like this")
      document.append(.paragraph(more))
      lines += wrapped([Inline("  \(more)")])
    }
    return settings.isAccessible
      ? .document([.paragraph(whatWasChecked(catalogue))] + document + end.map { .paragraph($0) })
      : .lines(lines + end.flatMap { wrapped([Inline($0)]) })
  }

  private func summary(_ errors: Int, _ warnings: Int) -> String {
    if errors + warnings == 0 { return wording.say("잘못된 곳이 없습니다", "No problems found") }
    return wording.say(
      "오류 \(errors.groupedDigits)개, 경고 \(warnings.groupedDigits)개",
      "\(English.count(errors, "error")), \(English.count(warnings, "warning"))")
  }

  private func whatWasChecked(_ catalogue: Catalogue) -> String {
    var checked = catalogue.path ?? ""
    if catalogue.isBundled, let name = try? catalogue.exposition()?.name {
      checked = wording.say("프로그램에 든 도록, \(name)", "the bundled catalogue, \(name)")
    }
    return wording.say("검사한 도록: \(checked)", "Checked: \(checked)")
  }
}
