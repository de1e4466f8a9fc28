/// Pictures side by side. Entries are created on demand, so the memory for a gallery does not depend
/// on its length.
package struct Gallery {
  package struct Entry {
    /// The line below the picture.
    package let caption: Inline
    /// Nil if there is none; the caption then stands alone.
    package let picture: Picture?

    package init(caption: Inline, picture: Picture?) {
      self.caption = caption
      self.picture = picture
    }
  }

  package let count: Int
  /// Creates the entry at a position, 0 to `count - 1`.
  package let entry: (Int) -> Entry

  package init(count: Int, entry: @escaping (Int) -> Entry) {
    self.count = count
    self.entry = entry
  }
}
