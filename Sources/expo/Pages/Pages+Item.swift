import ExpoCore
import TerminalText

extension Pages {
  /// The page about one item, with its neighbours in the list.
  func item(at index: Int) -> Document {
    let item = items[index]
    let (grade, evidence) = evidence(of: item)
    let category = item.category.map {
      [Inline("\(wording.say(Field.category)): "), Inline(line: $0)]
    }
    var blocks: [Block] = [
      .lines(
        [
          [Inline(line: item.name, .title)],
          [Inline(line: item.shortDescription, .subtitle)],
        ] + [grade, category].compactMap(\.self))
    ]
    if catalogue.lacksTranslation(of: index) {
      blocks.append(.paragraph("Without English text, so in the catalogue's own language."))
    }
    let (number, count) = ((index + 1).groupedDigits, items.count.groupedDigits)
    blocks += [
      .spoken(wording.say("출품작 \(count)개 가운데 \(number)번", "Exhibit \(number) of \(count)"))
    ]
    blocks += length(of: item.text, item, note: item.evidenceNote)
    blocks += picture(item.pictureName)
    blocks += text(item.text, notes: item.sources.count)
    blocks += evidence
    let favourite = TableRow(
      wording.say("즐겨찾기", "Favourite"),
      value: wording.say("담아 둔 출품작입니다.", "This is one of your favourites."))
    blocks.append(
      facts(of: item, more: favourites.contains(index) ? [favourite] : []))
    // On a screen, the next item depends on the list.
    let neighbours = namesCommands ? neighbours(at: index) : []
    blocks.append(.lines([sourcesHint(of: .item(index), item), neighbours]))
    return blocks
  }

  /// The items before and after it in the catalogue, with the commands that read them.
  private func neighbours(at index: Int) -> [Inline] {
    let neighbours = [
      (wording.say("이전", "Previous"), index - 1), (wording.say("다음", "Next"), index + 1),
    ]
    return wording.line(
      neighbours.filter { items.indices.contains($1) }.map { label, index in
        (
          "\(label) (\(Inline(line: items[index].name).text))",
          wording.commands.command(.item, ["\(index + 1)"])
        )
      })
  }
}

extension Pages {
  /// The paragraphs of a text from data, in which the numbers of notes stand apart.
  ///
  /// - Parameter count: The number of sources that notes may name.
  func text(_ text: String, notes count: Int = 0) -> [Block] {
    Inline.paragraphs(of: text).map { .paragraph(noted($0, count)) }
  }

  /// A text under a label of the interface's own; no block if it is blank.
  func text(_ text: String?, under label: String, notes count: Int) -> [Block] {
    let blocks = self.text(text ?? "", notes: count)
    return blocks.isEmpty ? [] : [.heading(label)] + blocks
  }

  /// A text with the numbers of notes apart, which listeners do not hear.
  func noted(_ text: Inline, _ count: Int) -> [Inline] {
    text.parts(text.text.noteNumbers(upTo: count), as: .secondary, spoken: "")
  }

  /// The length of a page without its sources, for listeners; no block if it has no text.
  ///
  /// - Parameters:
  ///   - text: The story.
  ///   - note: The section about the evidence.
  func length(
    of text: String?, _ entry: any CatalogueEntry, note: String? = nil
  ) -> [Block] {
    guard let text, !text.isBlank else { return [] }
    let paragraphs = Inline.paragraphs(of: text).count
    let texts =
      [text, note, entry.name, entry.shortDescription, entry.pictureDescription].compactMap(\.self)
      + entry.details.flatMap { [$0.label, $0.value] }
    var (words, isInWord) = (0, false)
    for byte in texts.spaced.utf8 where isInWord == byte.isBlank {
      isInWord.toggle()
      if isInWord { words += 1 }
    }
    // Voices say fewer Korean words, which are longer.
    let rate = wording.say(85, 140)
    let minutes = max(1, (words + rate / 2) / rate)
    let length =
      wording.say(
        "문단 \(paragraphs.groupedDigits)개, 낱말 \(words.groupedDigits)개, 약 \(minutes.groupedDigits)분",
        "\(English.count(paragraphs, "paragraph")), \(English.count(words, "word")), about "
          + English.count(minutes, "minute"))
    return [.spoken(length)]
  }

  /// The details in the order of the data, the picture in words, and further facts.
  func facts(of entry: any CatalogueEntry, more: [TableRow] = []) -> Block {
    let picture = Inline(text: entry.pictureDescription ?? "")
    let details = entry.details.map { detail in
      TableRow(
        label: Inline(line: detail.label, .label),
        value: [noted(Inline(text: detail.value), entry.sources.count)])
    }
    return .facts(
      details
        + (picture.text.isEmpty
          ? [] : [TableRow(label: Inline(wording.picture, .label), value: [[picture]])]) + more)
  }
}
