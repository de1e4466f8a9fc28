import ExpoCore
import TerminalText

/// A picture with the words that stand for it.
struct ShownPicture {
  /// The item's number in the catalogue; nil for the exposition's own pictures.
  let number: Int?
  let name: Inline
  let fileName: String
  let description: String?

  init(_ index: Int, of items: Items) {
    let item = items[index]
    number = index + 1
    name = Inline(line: item.name, .name)
    fileName = item.imageName
    description = item.imageDescription
  }

  init(_ picture: ExpositionPicture, of exposition: Exposition?, in context: PageContext) {
    number = nil
    name = Inline(own: context.wording.pictureName(picture), .name)
    fileName = picture.rawValue
    description =
      switch picture {
      case .poster: exposition?.imageDescription
      case .flag: context.isBundled ? context.wording.koreanFlag : nil
      }
  }

  /// The line below the picture in a gallery.
  fileprivate var caption: Inline {
    Inline(part: number.map { "\($0). \(name.text)" } ?? name.text, .name)
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
      blocks.append(.paragraph([Inline(own: context.wording.noPictureDescription)]))
    }
    return Document(blocks)
  }

  /// The page of all pictures; a list of their descriptions if no picture is shown.
  static func gallery(
    of items: Items,
    _ exposition: Exposition?,
    _ showsPictures: Bool,
    in context: PageContext
  ) -> Document {
    let wording = context.wording
    let own = ExpositionPicture.allCases.map { ShownPicture($0, of: exposition, in: context) }
      .filter { $0.description != nil || context.pictures($0.fileName) != nil }
    // The poster comes before the items, and the flag after them.
    let first = own.first?.fileName == ExpositionPicture.poster.rawValue ? 1 : 0
    let count = items.count + own.count
    func picture(_ position: Int) -> ShownPicture {
      let index = position - first
      if index < 0 { return own[0] }
      return index < items.count ? ShownPicture(index, of: items) : own[own.count - 1]
    }
    let block: Block =
      showsPictures
      ? .gallery(
        Gallery(count: count) { position in
          let picture = picture(position)
          return Gallery.Entry(
            caption: picture.caption, picture: context.pictures(picture.fileName))
        })
      : .list(
        EntryList(
          [
            EntryList.Section(count: count) { position in
              let picture = picture(position)
              return Entry(
                number: picture.number, name: picture.name,
                text: [Inline(line: picture.description ?? "")])
            }
          ], layout: .stacked))
    return Document(
      [.title([wording.heading(wording.pictures, count)]), block]
        + (items.isEmpty
          ? [] : context.hint(wording.seeOnePicture, ["picture"], item: 0, of: items)))
  }
}
