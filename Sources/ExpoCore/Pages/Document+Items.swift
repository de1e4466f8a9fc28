extension Document {
  /// The page that lists the items in the data's order.
  ///
  /// - Parameter title: the heading, where the exposition could be read and names one.
  package static func items(
    _ items: Items,
    title: String?,
    in context: PageContext
  ) -> Document {
    let wording = context.wording
    let heading = wording.itemsHeading(title ?? wording.itemsTitle, items.count)
    let list = EntryList(count: items.count) { index in
      Entry(
        number: index + 1,
        name: Span(line: items.name(at: index), .name),
        text: [Span(line: items.shortDescription(at: index))]
      )
    }
    guard items.count > 0 else {
      return Document([
        .title([Span(line: heading, .title)]), .paragraph([Span(own: wording.noItems)]),
      ])
    }
    return Document([
      .title([Span(line: heading, .title)]),
      .list(list),
      .hint(Span(own: wording.howToOpen), command: context.command(["item", items.name(at: 0)])),
    ])
  }
}
