import ExpoCore

extension Context {
  /// The command line that words write; a name without a command is read as `item` reads it.
  func commandLine(_ arguments: [String]) -> Parser {
    let line = Parser(arguments, options: options)
    guard case .unknownCommand(let words, nil) = line.mistake, isName(words) else { return line }
    return Parser([Command.item.name] + arguments, options: options)
  }

  /// Whether words that name no command name an item or the exposition, as a whole and not by a part, or
  /// are a number: `expo 갓` then reads as `expo item 갓`.
  private func isName(_ words: [String]) -> Bool {
    if ListNumber(words[0])?.isAlone == true { return true }
    guard let list = try? catalogue.itemList() else { return false }
    return [words.sentence, words[0]].contains { list.topic(called: $0) != nil }
  }

  /// Finds what the words mean: all of them as one name, as in `expo item folding screen`, or else
  /// each of them as a name of its own. `2-4` are the numbers from 2 to 4.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  ///
  /// - Throws: the error if nothing is found; otherwise the errors are returned.
  func meanings<Value>(
    of words: [String], find: (_ name: String) throws -> Value
  ) throws -> (values: [Value], errors: [any Error]) {
    let isJoined = words.count > 1 && !words.contains { $0.isEmpty || ListNumber($0) != nil }
    let joined = isJoined ? Result { try find(words.sentence) } : nil
    if case .success(let value) = joined { return ([value], []) }
    var values: [Value] = []
    var errors: [any Error] = []
    for name in words.flatMap(numbers) {
      do { values.append(try find(name)) } catch { errors.append(error) }
    }
    if values.isEmpty, let joined { _ = try joined.get() }
    if values.isEmpty, let error = errors.first { throw error }
    return (values, errors)
  }

  /// The numbers of the list that a word such as `2-4` means; the word itself if it is a name or has
  /// other numbers.
  private func numbers(in word: String) -> [String] {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      .map { WholeNumber.read(String($0)) }
    guard ends.count == 2, let first = ends[0], let last = ends[1],
      let list = try? catalogue.itemList(),
      1 <= first, first <= last, last <= list.items.count, !list.names.has(word)
    else { return [word] }
    return (first...last).map(String.init)
  }
}
