/// The keys of the format, all of its objects' in one type.
///
/// A decoding container is a type of its own for every type of keys, and for each of those the
/// runtime looks up once that it is a `CodingKey`: as much work as wrapping half of the overview.
package enum CatalogueCodingKeys: String, CodingKey {
  // The exposition.
  case title
  case visitors
  case location
  case duration
  case description
  case itemsTitle = "items_title"

  // An item.
  case name
  case imageName = "image_name"
  case shortDescription = "short_desc"
  case itemDescription = "desc"
  case category
  case aliases
  case evidence
  case evidenceNote = "evidence_note"

  // Both.
  case imageDescription = "image_desc"
  case details
  case links

  // A detail and a link.
  case label
  case value
  case url
}
