/// A favourite that its catalogue no longer has.
struct AbsentFavourite {
  let imageName: String
  /// What the item was called when it was kept.
  let name: String
}
