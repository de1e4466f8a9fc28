/// Why a catalogue's file cannot be read: the place, the way to the value, and the fault.
public struct CatalogueError: Error, Equatable, Sendable {
  /// The file's path as the reader gave it.
  public let path: String
  /// Where the fault stands in the file's text, after it was converted to UTF-8.
  public let position: TextPosition
  /// The way to the value, such as `[3].image_name`; empty for the file as a whole.
  public let codingPath: String
  /// What is wrong there.
  public let fault: CatalogueFault
  /// The source line around the fault.
  public let excerpt: Excerpt
}
