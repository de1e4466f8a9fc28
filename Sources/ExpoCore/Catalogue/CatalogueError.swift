/// Why a catalogue's file cannot be read: the place, the path to the value, and the fault.
public struct CatalogueError: Error, Equatable, Sendable {
  /// The file's path, as given.
  public let path: String
  /// The place of the fault in the file's text, after its conversion to UTF-8.
  public let position: TextPosition
  /// The path to the value, such as `[3].image_name`; empty for the file as a whole.
  public let codingPath: String
  /// The fault at that place.
  public let fault: CatalogueFault
  /// The source line around the fault.
  public let excerpt: Excerpt
}
