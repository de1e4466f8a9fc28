import ExpoCore
import TerminalText

/// Why a picture of a catalogue cannot be shown.
struct PictureFault {
  enum Problem {
    case xpm(XPMError)
    case unreadable(FileError)
  }

  let path: String
  let problem: Problem
}

extension Catalogue {
  /// The faulty pictures in the catalogue's folder, each with its first fault.
  func pictureFaults() -> [PictureFault] {
    pictureNames.compactMap { name in
      do throws(CatalogueError) {
        guard let file = try pictureFile(named: name, atMost: XPMError.maxBytes) else {
          return nil
        }
        do throws(XPMError) {
          _ = try Picture(xpm: file.bytes)
          return nil
        } catch {
          return PictureFault(path: file.path, problem: .xpm(error))
        }
      } catch {
        guard case .unreadable(let path, let error) = error else { return nil }
        return PictureFault(path: path, problem: .unreadable(error))
      }
    }
  }
}
