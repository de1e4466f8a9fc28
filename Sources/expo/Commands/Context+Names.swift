import ExpoCore

extension Context {
  /// The command line that words write: words that are no command are those of `item`.
  func commandLine(_ arguments: [String]) -> Parser {
    let line = Parser(arguments, options: options)
    guard case .unknownCommand(let words, nil) = line.mistake, !words[0].isEmpty else {
      return line
    }
    return Parser([Command.item.name] + arguments, options: options)
  }
}

extension Sequence {
  /// The values that a body returns for the elements, and the errors of the other elements; throws the
  /// first if there is no value.
  func values<Value>(
    _ body: (Element) throws -> Value
  ) throws -> (values: [Value], errors: [any Error]) {
    let results = map { element in Result { try body(element) } }
    let values = results.compactMap { try? $0.get() }
    if values.isEmpty, let first = results.first { _ = try first.get() }
    let errors = results.compactMap { result in
      if case .failure(let error) = result { error } else { nil }
    }
    return (values, errors)
  }
}
