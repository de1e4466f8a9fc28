import ExpoCore
import TerminalText

/// Why a picture of a catalogue cannot be shown.
enum PictureError: Error, Equatable {
  case unreadable(CatalogueError)
  case invalid(path: String, XPMError)
}

extension Catalogue {
  /// Reads the picture with a name; returns nil if there is none.
  func picture(named name: String) throws(PictureError) -> Picture? {
    let file: PictureFile?
    do throws(CatalogueError) {
      file = try pictureFile(named: name, atMost: XPMError.maxBytes)
    } catch {
      guard case .unreadable(let path, .tooLarge) = error else { throw .unreadable(error) }
      throw .invalid(path: path, XPMError(line: 1, fault: .tooLong))
    }
    guard let file else { return nil }
    do throws(XPMError) {
      return try Picture(xpm: file.bytes)
    } catch {
      throw .invalid(path: file.path, error)
    }
  }
}
