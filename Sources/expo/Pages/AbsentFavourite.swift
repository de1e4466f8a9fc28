/// A favourite that the catalogue in use does not have.
struct AbsentFavourite {
  let imageName: String
  /// What the item was called when it was kept.
  let name: String
  /// Where it was kept, if that is another catalogue.
  let catalogue: String?

  init(imageName: String, name: String, catalogue: String?) {
    self.imageName = imageName
    self.name = name
    self.catalogue = catalogue
  }
}
