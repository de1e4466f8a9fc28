#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One file of a catalogue, read but not yet judged.
public struct CatalogueFile: Sendable {
  /// The path, as the reader gave it; errors repeat it.
  public let path: String
  /// The file's bytes. Decoding never copies them, so `Data(bytesNoCopy:count:deallocator:)` is
  /// welcome here; memory that another process may change is not.
  public let bytes: Data

  public init(path: String, bytes: Data) {
    self.path = path
    self.bytes = bytes
  }
}
