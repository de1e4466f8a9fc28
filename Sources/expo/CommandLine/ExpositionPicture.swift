import ExpoCore
import TerminalText

/// A picture of the exposition itself; the name is that of its file.
enum ExpositionPicture: String, CaseIterable {
  case poster
  case flag
}

extension Catalogue {
  /// The picture with a name; nil if there is none or it cannot be read.
  func picture(named name: String) -> Picture? {
    guard let file = try? pictureFile(named: name, atMost: XPMError.maxBytes) else { return nil }
    return try? Picture(xpm: file.bytes)
  }
}
