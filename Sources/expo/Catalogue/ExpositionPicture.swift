/// A picture of the exposition itself; the name is that of its file.
enum ExpositionPicture: String, CaseIterable {
  case poster
  case flag
}
