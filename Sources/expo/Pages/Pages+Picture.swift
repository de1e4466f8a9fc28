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
  func shown(_ index: Int) -> ShownPicture {
    let item = items[index]
    return ShownPicture(
      number: index + 1, name: Inline(line: item.name, .name), fileName: item.pictureName,
      description: item.pictureDescription)
  }

  /// A picture of the exposition, named with the word that `expo picture` takes.
  func shown(_ picture: ExpositionPicture) -> ShownPicture {
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
  func picture(_ shown: ShownPicture) -> Document {
    let description = text(shown.description ?? "")
    let picture = picture(shown.fileName)
    let nothing = Block.paragraph(
      wording.say("그림 설명이 없습니다.", "The picture has no description."))
    return [.lines([[shown.name]])] + picture
      + (picture.isEmpty && description.isEmpty ? [nothing] : description)
  }

  /// A picture of the exposition, if there is anything to show.
  private func own(_ picture: ExpositionPicture) -> [ShownPicture] {
    [shown(picture)]
      .filter { $0.description != nil || self.picture(named: $0.fileName) != nil }
  }

  /// The page of all pictures; a list of their descriptions if no picture is shown.
  func gallery() -> Document {
    let all = own(.poster) + items.indices.map { shown($0) } + own(.flag)
    let block: Block =
      showsPictures
      ? .gallery(
        all.map { shown in
          let number = shown.number.map { "\($0). " } ?? ""
          return (Inline(number + shown.name.text, .name), picture(named: shown.fileName))
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
        item: items.indices.first)
  }
}
