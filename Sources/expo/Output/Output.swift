import TerminalText

/// The output of a command, and the status of the program after it.
struct Output {
  enum Content {
    /// Laid out for the reader, and paged if it is long.
    case document(Document)
    /// Laid out already: printed as they are, and paged if they are many.
    case lines([Line])
    /// For programs: never paged or styled.
    case bytes([UInt8])
  }

  var content: Content
  var status = ExitStatus.done
  /// The errors that are reported before the content. The last one decides the status.
  var errors: [any Error] = []

  static func document(_ document: Document) -> Output { Output(content: .document(document)) }

  static func lines(_ lines: [Line]) -> Output { Output(content: .lines(lines)) }

  static func json(_ value: some Encodable) throws -> Output {
    .bytes(try JSONOutput.document(value))
  }

  static func bytes(_ bytes: [UInt8]) -> Output { Output(content: .bytes(bytes)) }
}
