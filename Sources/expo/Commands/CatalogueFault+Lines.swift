import ExpoCore
import TerminalText

/// A fault as `expo check` shows it.
extension CatalogueFault {
  /// The fault in the format of editors and compilers, `file:line:column: severity: path: message`,
  /// with the source line under it.
  func lines(_ wording: Wording, columns: Int, measure: CellMeasure) -> [Line] {
    let first =
      [Inline("\(place): ")] + severity(wording)
      + [Inline(line: statement(in: wording.language))]
    let source = sourceExcerpt?.lines(columns: columns, measure: measure)
    return ([first] + (source ?? [])).map { Line($0) }
  }

  /// The fault for screen readers.
  func sentence(_ wording: Wording) -> [Inline] {
    let place = [Inline(line: spokenPlace(wording)), Inline(" ")]
    // `[1].links[0].url` is said as the item 2 with its name, and then `links 1 url`.
    let keys = valuePath.split { "[.".contains($0) }.dropFirst(item == nil ? 0 : 1)
      .map { key in
        let index = key.last == "]" ? Int32(key.dropLast()) : nil
        return index.map { "\(Int($0) + 1)" } ?? String(key)
      }
    let value = [item?.description, keys.isEmpty ? nil : keys.spaced].compactMap(\.self)
      .joined(separator: ", ")
    let message = Inline(line: message(in: wording.language))
    return severity(wording) + place + (value.isEmpty ? [] : [Inline("\(value). ")]) + [message]
  }

  private func spokenPlace(_ wording: Wording) -> String {
    guard let position else { return wording.say("\(file) 파일.", "File \(file).") }
    return wording.say(
      "\(file) 파일 \(position.line)번째 줄 \(position.column)번째 글자.",
      "File \(file), line \(position.line), character \(position.column).")
  }

  private func severity(_ wording: Wording) -> [Inline] {
    let word =
      severity == .error ? Inline(wording.error, .error) : Inline(wording.warning, .warning)
    return [word, Inline(": ")]
  }

  /// The fault as JSON; the line is left out if the file as a whole is meant.
  func json(_ wording: Wording) -> JSONValue {
    let place = position.map { position in
      [("line", JSONValue.integer(position.line)), ("column", .integer(position.column))]
    }
    return .object(
      [("file", .string(file))] + (place ?? []) + [
        ("path", .string(valuePath)), ("severity", .string(severity.rawValue)),
        ("message", .string(Inline(line: message(in: wording.language)).text)),
      ] + (item.map { [("number", .integer($0.number))] } ?? [])
        + (item?.name.map { [("name", .string($0))] } ?? []))
  }
}
