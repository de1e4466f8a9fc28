import ExpoCore

extension Program {
  /// `expo items`
  func items(on screen: Screen) throws(Failure) -> ExitStatus {
    // The list is worth showing also where the exposition, which only names it, cannot be read.
    let title = try? exposition().itemsTitle
    return try screen.show(.items(.bundled, title: title, in: context))
  }
}
