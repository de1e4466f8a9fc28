import ExpoCore
import TerminalText

/// A problem that `expo check` reports, in the reader's words.
struct Finding {
  let file: String
  /// Nil if the file could not be read.
  var position: TextPosition?
  /// The path to the value in the file.
  var codingPath = ""
  let severity: CatalogueFault.Severity
  /// The name of the problem, for programs.
  let code: String
  var message: String
  /// Whether the message names the file.
  var namesFile = false
  /// The exhibit that it is about.
  var item: FaultItem?
  var excerpt: Excerpt?
  /// What the author can do about it.
  var remedy: String?
}

extension Finding {
  init(_ fault: CatalogueFault, _ wording: Wording) {
    self.init(
      file: fault.file, position: fault.position, codingPath: fault.codingPath,
      severity: fault.severity, code: fault.code,
      message: Inline(foreignLine: fault.message(in: wording.language)).text, item: fault.item,
      excerpt: fault.excerpt, remedy: fault.remedy(in: wording.language))
  }

  /// Why a file was not read; one that is absent is worth a note only.
  init(_ error: CatalogueError, _ wording: Wording) {
    let (file, code) =
      switch error {
      case .missing(_, let folder, _): (folder, "missing")
      case .severalExpositions(let folder, _): (folder, "severalExpositions")
      case .unreadable(let path, _): (path, "unreadable")
      case .otherKind(let path, _): (path, "otherKind")
      case .fault(let fault): (fault.file, fault.code)
      }
    self.init(
      file: file, severity: error.isAbsence ? .note : .error, code: code,
      message: wording.message(for: error).text, namesFile: true)
    guard case .unreadable(_, let reason) = error else { return }
    message = wording.reason(of: reason)
    namesFile = false
  }

  /// Why a picture cannot be shown.
  init(_ error: PictureError, _ wording: Wording) {
    switch error {
    case .unreadable(let error): self.init(error, wording)
    case .invalid(let path, let error):
      self.init(
        file: path, position: TextPosition(line: error.line, column: 1), severity: .error,
        code: Self.code(of: error.fault), message: wording.explain(error.fault))
    }
  }

  /// The name of a fault's case.
  private static func code(of fault: some Any) -> String {
    String("\(fault)".prefix { $0 != "(" })
  }
}

extension Finding {
  /// The finding in the format of editors and compilers, `file:line:column: severity: path: message`, with
  /// the source line and the remedy under it.
  func lines(_ wording: Wording, columns: Int, measure: CellMeasure) -> [Line] {
    let position = position.map { ":\($0.line):\($0.column)" } ?? ""
    let place = namesFile ? [] : [Inline(foreignPart: "\(file)\(position): ")]
    let path = codingPath.isEmpty ? "" : "\(codingPath)\(nameOfItem.map { " (\($0))" } ?? ""): "
    let first = place + kind(wording) + [Inline(foreignPart: path), Inline(trusted: message)]
    let source = excerpt.map { FaultExcerpt.lines(of: $0, columns: columns, measure: measure) }
    let help = remedy.map { [[Inline(trusted: "  "), Inline(foreignPart: $0)]] }
    return ([first] + (source ?? []) + (help ?? [])).map { Line($0) }
  }

  /// `3. 갓`, or the number alone.
  private var nameOfItem: String? {
    item.map { item in item.name.map { "\(item.number). \($0)" } ?? "\(item.number)" }
  }

  /// The finding for screen readers.
  func sentence(_ wording: Wording) -> [Inline] {
    let place = namesFile ? [] : [Inline(foreignLine: wording.spokenPlace(file, position) + " ")]
    let item = nameOfItem.map { [Inline(foreignPart: "\($0). ")] } ?? []
    let help = remedy.map { [Inline(foreignPart: ". \($0)")] } ?? []
    return kind(wording) + place + item + [Inline(trusted: message)] + help
  }

  private func kind(_ wording: Wording) -> [Inline] {
    let kind =
      switch severity {
      case .error: Inline(trusted: wording.error, .error)
      case .warning: Inline(trusted: wording.warning, .warning)
      case .note: Inline(trusted: wording.note)
      }
    return [kind, Inline(trusted: ": ")]
  }

  /// The finding as JSON; the place is left out if the file could not be read.
  var json: JSONValue {
    let place = position.map { position in
      [("line", JSONValue.integer(position.line)), ("column", .integer(position.column))]
    }
    return .object(
      [("file", .string(file))] + (place ?? []) + [
        ("path", .string(codingPath)), ("severity", .string("\(severity)")),
        ("code", .string(code)), ("message", .string(message)),
      ] + (remedy.map { [("remedy", .string($0))] } ?? [])
        + (item.map { [("number", .integer($0.number))] } ?? [])
        + (item?.name.map { [("name", .string($0))] } ?? []))
  }
}
