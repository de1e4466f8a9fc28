import ExpoCore
import TerminalText

/// A fault as `expo check` shows it.
extension CatalogueFault {
  /// The fault in the format of editors and compilers, `file:line:column: severity: path: message`, with
  /// the source line and the remedy under it.
  func lines(_ wording: Wording, columns: Int, measure: CellMeasure) -> [Line] {
    let path = codingPath.isEmpty ? "" : "\(codingPath)\(nameOfItem.map { " (\($0))" } ?? ""): "
    let first =
      [Inline(foreignPart: "\(place): ")] + severity(wording)
      + [Inline(foreignPart: path), Inline(foreignLine: message(in: wording.language))]
    let source = excerpt.map { FaultExcerpt.lines(of: $0, columns: columns, measure: measure) }
    let help = remedy(in: wording.language).map {
      [[Inline(trusted: "  "), Inline(foreignPart: $0)]]
    }
    return ([first] + (source ?? []) + (help ?? [])).map { Line($0) }
  }

  /// `3. 갓`, or the number alone.
  private var nameOfItem: String? {
    item.map { item in item.name.map { "\(item.number). \($0)" } ?? "\(item.number)" }
  }

  /// The fault for screen readers.
  func sentence(_ wording: Wording) -> [Inline] {
    let place = [Inline(foreignLine: wording.spokenPlace(file, position) + " ")]
    let item = nameOfItem.map { [Inline(foreignPart: "\($0). ")] } ?? []
    let message = [Inline(foreignLine: message(in: wording.language))]
    let help = remedy(in: wording.language).map { [Inline(foreignPart: ". \($0)")] } ?? []
    return severity(wording) + place + item + message + help
  }

  private func severity(_ wording: Wording) -> [Inline] {
    let word =
      switch severity {
      case .error: Inline(trusted: wording.error, .error)
      case .warning: Inline(trusted: wording.warning, .warning)
      case .note: Inline(trusted: wording.note)
      }
    return [word, Inline(trusted: ": ")]
  }

  /// The fault as JSON; the line is left out if the file as a whole is meant.
  func json(in language: Language) -> JSONValue {
    let place = position.map { position in
      [("line", JSONValue.integer(position.line)), ("column", .integer(position.column))]
    }
    return .object(
      [("file", .string(file))] + (place ?? []) + [
        ("path", .string(codingPath)), ("severity", .string("\(severity)")),
        ("code", .string(code)),
        ("message", .string(Inline(foreignLine: message(in: language)).text)),
      ] + (remedy(in: language).map { [("remedy", .string($0))] } ?? [])
        + (item.map { [("number", .integer($0.number))] } ?? [])
        + (item?.name.map { [("name", .string($0))] } ?? []))
  }
}
