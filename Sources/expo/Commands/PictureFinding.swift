import ExpoCore
import TerminalText

/// A picture of a catalogue that cannot be shown.
struct PictureFinding {
  enum Problem {
    case fault(XPMError)
    case unreadable(FileError)
  }

  let path: String
  let problem: Problem

  /// All faulty pictures in the catalogue's folder, each with its first fault.
  static func all(in catalogue: Catalogue) -> [PictureFinding] {
    catalogue.pictureNames.compactMap { finding(for: $0, in: catalogue) }
  }

  private static func finding(for name: String, in catalogue: Catalogue) -> PictureFinding? {
    do throws(CatalogueError) {
      guard let file = try catalogue.pictureFile(named: name, atMost: XPMError.mostBytes) else {
        return nil
      }
      do throws(XPMError) {
        _ = try Picture(xpm: file.bytes.span)
        return nil
      } catch {
        return PictureFinding(path: file.path, problem: .fault(error))
      }
    } catch {
      guard case .unreadable(let path, let error) = error else { return nil }
      return PictureFinding(path: path, problem: .unreadable(error))
    }
  }
}

extension Context {
  /// A finding in the format of editors and compilers; faults have no column of their own.
  func line(of finding: PictureFinding) -> Line {
    let place =
      switch finding.problem {
      case .fault(let error): "\(finding.path):\(error.line):1: "
      case .unreadable: "\(finding.path): "
      }
    return Line([
      Inline(part: place), Inline(own: wording.messages.error, .error),
      Inline(own: ": \(message(for: finding.problem))"),
    ])
  }

  /// A finding for screen readers.
  func sentence(of finding: PictureFinding) -> [Inline] {
    let place =
      switch finding.problem {
      case .fault(let error): wording.pictures.spokenPlace(finding.path, error.line)
      case .unreadable: wording.pictures.spokenPlace(finding.path)
      }
    return [
      Inline(own: wording.messages.error, .error), Inline(line: ": \(place) "),
      Inline(own: message(for: finding.problem)),
    ]
  }

  private func message(for problem: PictureFinding.Problem) -> String {
    switch problem {
    case .fault(let error): wording.pictures.explain(error.fault)
    case .unreadable(.tooLarge): wording.pictures.explain(.tooLong)
    case .unreadable(let error): wording.errors.reason(of: error)
    }
  }
}
