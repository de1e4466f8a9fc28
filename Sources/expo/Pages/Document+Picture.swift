import ExpoCore
import TerminalText

/// A picture with the words that stand for it.
struct ShownPicture {
  /// The item's number in the catalogue; nil for the exposition's own pictures.
  let number: Int?
  let name: Inline
  let fileName: String
  let description: String?

  init(_ index: Int, of items: [Item]) {
    let item = items[index]
    number = index + 1
    name = Inline(foreignLine: item.name, .name)
    fileName = item.imageName
    description = item.imageDescription
  }

  init(_ picture: ExpositionPicture, of exposition: Exposition?, in context: PageContext) {
    number = nil
    name = Inline(trusted: context.wording.pictureName(picture), .name)
    fileName = picture.rawValue
    description =
      switch picture {
      case .poster: exposition?.imageDescription
      case .flag: context.isBundled ? context.wording.koreanFlag : nil
      }
  }

  /// The line below the picture in a gallery.
  fileprivate var caption: Inline {
    Inline(foreignPart: number.map { "\($0). \(name.text)" } ?? name.text, .name)
  }
}

extension Document {
  /// The page of one picture; nil if the picture itself is not shown.
  static func picture(
    _ shown: ShownPicture, _ picture: Picture?, in context: PageContext
  ) -> Document {
    let description = text(shown.description ?? "")
    var blocks: [Block] = [.spoken(shown.name.text)]
    if let picture { blocks.append(.picture(picture, caption: nil)) }
    blocks += description
    if picture == nil, description.isEmpty {
      blocks.append(.paragraph([Inline(trusted: context.wording.noPictureDescription)]))
    }
    return Document(blocks)
  }

  /// The page of all pictures; a list of their descriptions if no picture is shown.
  static func gallery(
    of items: [Item],
    _ exposition: Exposition?,
    _ showsPictures: Bool,
    in context: PageContext
  ) -> Document {
    let wording = context.wording
    let own = ExpositionPicture.allCases.map { ShownPicture($0, of: exposition, in: context) }
      .filter { $0.description != nil || context.pictures($0.fileName) != nil }
    // The poster comes before the items, and the flag after them.
    let first = own.first?.fileName == ExpositionPicture.poster.rawValue ? 1 : 0
    let all =
      own.prefix(first) + items.indices.map { ShownPicture($0, of: items) } + own.dropFirst(first)
    let block: Block =
      showsPictures
      ? .gallery(
        all.map { GalleryEntry(caption: $0.caption, picture: context.pictures($0.fileName)) })
      : .list(
        EntryList(
          [
            EntryList.Section(
              all.map {
                Entry(
                  number: $0.number, name: $0.name,
                  text: [Inline(foreignLine: $0.description ?? "")])
              })
          ], layout: .stacked))
    return Document(
      [.title([wording.heading(wording.pictures, all.count)]), block]
        + context.hint(
          wording.seeOnePicture, ["picture"], item: items.indices.first, of: items))
  }
}
