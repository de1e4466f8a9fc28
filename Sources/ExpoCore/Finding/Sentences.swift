extension String {
  /// The sentences of the text, without the blanks around them.
  ///
  /// A sentence ends with a line break, or with a full stop, question mark, exclamation mark or
  /// ellipsis, closing quotes, brackets and note numbers after it, and then a blank; but not between
  /// numbers (1900. 04. 14), after an initial (N. V. Finko) or p., within a title (《인쇄하다! 구텐베르크의
  /// 유럽》) or at an omission between blanks (“a … b”).
  var sentences: [Substring] {
    let scalars = unicodeScalars
    var sentences: [Substring] = []
    var start = startIndex
    var (isOver, isInNote, isInTitle) = (false, false, false)
    func add(until end: Index) {
      let part = scalars[start..<end].drop(while: \.isBlank)
      let last = part.lastIndex { !$0.isBlank }
      if let last { sentences.append(self[part.startIndex...last]) }
      start = end
    }
    for index in scalars.indices {
      switch scalars[index] {
      case "…" where scalars[..<index].last?.isBlank != false: isOver = false
      case ".", "!", "?", "…", "。": isOver = true
      case "《": isInTitle = true
      case ")", "]", "\"", "'", "’", "”", "〉", "》", "」", "』":
        isInNote = false
        if scalars[index] == "》" { isInTitle = false }
      case "[" where isOver: isInNote = true
      case "0"..."9" where isInNote: break
      case let scalar where scalar.isBlank:
        if scalar.breaksLine
          || isOver && !isInTitle && !isInNumber(index) && !isBehindInitial(index)
        {
          add(until: index)
          isInTitle = false
        }
        (isOver, isInNote) = (false, false)
      default: (isOver, isInNote) = (false, false)
      }
    }
    add(until: endIndex)
    return sentences
  }

  /// Whether a blank is between a number with a full stop and another number.
  private func isInNumber(_ blank: Index) -> Bool {
    let head = unicodeScalars[..<blank].suffix(2)
    let next = unicodeScalars[blank...].first { !$0.isBlank }
    return head.last == "." && head.first?.digit != nil && next?.digit != nil
  }

  /// Whether a blank follows a capital letter with a full stop, or the `p.` of a page.
  private func isBehindInitial(_ blank: Index) -> Bool {
    let word = unicodeScalars[..<blank].suffix(4)
    let head = word.suffix(3)
    if head.elementsEqual(" p.".unicodeScalars) || word.elementsEqual(" pp.".unicodeScalars) {
      return true
    }
    return head.last == "." && head.dropLast().last?.properties.isUppercase == true
      && (head.count < 3 || head.first?.isBlank == true || head.first == ".")
  }

  /// The first sentence, and what follows it, without the blanks before each.
  ///
  ///     "그림이 있다. 글은 없다.".splitAfterFirstSentence()  // ("그림이 있다.", "글은 없다.")
  package func splitAfterFirstSentence() -> (first: String, rest: String) {
    let sentences = sentences
    let rest = sentences.dropFirst().first.map { self[$0.startIndex...] } ?? ""
    return (sentences.first.map(String.init) ?? "", String(rest))
  }

  /// The sentences before the last one, and the last one if there are others.
  ///
  ///     "Gers, 1901. On hats.".splitBeforeLastSentence()  // ("Gers, 1901.", "On hats.")
  package func splitBeforeLastSentence() -> (rest: String, last: String) {
    let sentences = sentences
    guard sentences.count > 1, let last = sentences.last else { return (self, "") }
    return (String(self[..<sentences[sentences.count - 2].endIndex]), String(last))
  }
}

extension Substring {
  /// The text with the quotation marks of a quotation that begins before it or ends after it.
  ///
  ///     "참 좋다.” 그는 말했다."[...].withWholeQuotes  // "“참 좋다.” 그는 말했다."
  var withWholeQuotes: String {
    var text = String(self)
    for (open, close) in [("“", "”"), ("‘", "’")] as [(Unicode.Scalar, Unicode.Scalar)] {
      let scalars = unicodeScalars
      let opens = scalars.indices.filter { scalars[$0] == open }
      let closes = scalars.indices.filter { scalars[$0] == close }
      // An apostrophe follows a letter.
      let end = closes.first {
        close == "”" || scalars[..<$0].last.map(".,!?…".unicodeScalars.contains) == true
      }
      if let end, opens.first ?? endIndex > end { text = String(open) + text }
      if let start = opens.last, closes.last ?? startIndex < start { text += String(close) }
    }
    return text
  }
}

extension String {
  /// The places of the note numbers in a text: the number of a source in brackets, directly after a
  /// word or another note.
  ///
  ///     "막이 올랐다[2]. [3]번".noteNumbers(upTo: 5)  // the place of [2]
  ///
  /// - Parameter count: The number of sources; a larger number in brackets is text.
  package func noteNumbers(upTo count: Int) -> [Range<Index>] {
    var notes: [Range<Index>] = []
    var rest = utf8[...]
    while count > 0, let open = rest.firstIndex(of: UInt8(ascii: "[")) {
      let before = unicodeScalars[..<open].last
      rest = utf8[utf8.index(after: open)...]
      let digits = rest.prefix { $0.isDigit }
      guard let number = Int(String(Substring(digits))), (1...count).contains(number),
        utf8[digits.endIndex...].first == UInt8(ascii: "]"), before?.isBlank == false
      else { continue }
      notes.append(open..<utf8.index(after: digits.endIndex))
    }
    return notes
  }

  /// The text without its note numbers.
  package func withoutNoteNumbers(upTo count: Int) -> String {
    let notes = noteNumbers(upTo: count)
    if notes.isEmpty { return self }
    let starts = [startIndex] + notes.map(\.upperBound)
    return zip(starts, notes.map(\.lowerBound) + [endIndex]).map { self[$0..<$1] }.joined()
  }
}
