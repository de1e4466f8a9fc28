/// A favourite that the catalogue in use does not have.
package struct AbsentFavourite {
  package let imageName: String
  /// What the item was called when it was kept.
  package let name: String
  /// Where it was kept, if that is another catalogue.
  package let catalogue: String?

  package init(imageName: String, name: String, catalogue: String?) {
    self.imageName = imageName
    self.name = name
    self.catalogue = catalogue
  }
}
