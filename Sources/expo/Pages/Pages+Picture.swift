import ExpoCore
import TerminalText

/// A picture with the words that stand for it.
struct ShownPicture {
  /// The item's number in the catalogue; nil for the exposition's own pictures.
  let number: Int?
  let name: Inline
  let fileName: String
  let description: String?
}

extension Pages {
  /// The picture of an item.
  func shown(_ index: Int, of items: [Item]) -> ShownPicture {
    let item = items[index]
    return ShownPicture(
      number: index + 1, name: Inline(line: item.name, .name), fileName: item.pictureName,
      description: item.pictureDescription)
  }

  /// A picture of the exposition, named with the word that `expo picture` takes.
  func shown(_ picture: ExpositionPicture, of exposition: Exposition?) -> ShownPicture {
    let (name, description) =
      switch picture {
      case .poster: (wording.overview, exposition?.pictureDescription)
      case .flag: (exposition?.flag?.label ?? wording.say("국기", "Flag"), exposition?.flag?.value)
      }
    return ShownPicture(
      number: nil, name: Inline(line: "\(name) (\(picture.rawValue))", .name),
      fileName: picture.rawValue, description: description)
  }

  /// The page of one picture: its description alone if the picture itself is not shown.
  func picture(_ shown: ShownPicture, _ picture: Picture?) -> Document {
    let description = text(shown.description ?? "")
    var blocks: [Block] = [.lines([[shown.name]])]
    if let picture { blocks.append(block(of: picture)) }
    blocks += description
    if picture == nil, description.isEmpty {
      blocks.append(.paragraph(wording.say("그림 설명이 없습니다.", "The picture has no description.")))
    }
    return blocks
  }

  /// A picture of the exposition, if there is anything to show.
  private func own(_ picture: ExpositionPicture, of exposition: Exposition?) -> [ShownPicture] {
    [shown(picture, of: exposition)]
      .filter { $0.description != nil || pictures($0.fileName) != nil }
  }

  /// The page of all pictures; a list of their descriptions if no picture is shown.
  func gallery(of items: [Item], _ exposition: Exposition?, showsPictures: Bool) -> Document {
    let all =
      own(.poster, of: exposition) + items.indices.map { shown($0, of: items) }
      + own(.flag, of: exposition)
    let block: Block =
      showsPictures
      ? .gallery(
        all.map { shown in
          let number = shown.number.map { "\($0). " } ?? ""
          return (Inline(number + shown.name.text, .name), pictures(shown.fileName))
        })
      : .list(
        [
          ListSection(
            all.map {
              ListEntry(
                number: $0.number, name: $0.name,
                text: [Inline(line: $0.description ?? "")])
            })
        ], isStacked: true)
    return [.lines([[wording.heading(wording.say("그림", "Pictures"), all.count)]]), block]
      + hint(
        { wording.say("그림 하나만 보기 (\($0))", "To see one, for example \($0)") }, .picture,
        item: items.indices.first, of: items)
  }
}
