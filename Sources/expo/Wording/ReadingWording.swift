import ExpoCore

/// Why a catalogue could not be read; paths and names come quoted.
struct ReadingWording: Sendable {
  let unreadable: @Sendable (FileError, SystemWording) -> String
  let missing: @Sendable (CatalogueFile.Kind, _ folder: String) -> String
  let severalExpositions: @Sendable (_ folder: String, _ names: [String]) -> String
  let otherKind: @Sendable (_ path: String, _ wanted: CatalogueFile.Kind) -> String

  static let korean = ReadingWording(
    unreadable: { error, system in
      switch error {
      case .missing: "그런 파일이나 폴더가 없습니다"
      case .notPermitted: "읽을 권한이 없습니다"
      case .isFolder: "파일이 아니라 폴더입니다"
      case .notAFolder: "폴더가 아닙니다"
      case .notAFile: "보통 파일이 아닙니다"
      case .tooLarge(let bytes):
        "파일이 너무 큽니다(\(VisitorCount.text(bytes))바이트). 1GiB까지 읽습니다"
      case .failed(let code): "읽지 못했습니다: \(system.reason(SystemError(code: code)))"
      }
    },
    missing: { kind, folder in
      switch kind {
      case .items: "\(folder) 폴더에 항목 파일(items.json)이 없습니다"
      case .exposition: "\(folder) 폴더에 전시 파일(exposition….json)이 없습니다"
      }
    },
    severalExpositions: { folder, names in
      "\(folder) 폴더에 전시 파일일 수 있는 것이 \(names.count)개입니다: "
        + names.joined(separator: ", ")
    },
    otherKind: { path, wanted in
      switch wanted {
      case .items: "\(path)에는 항목 목록이 없습니다. 전시 파일로 보입니다"
      case .exposition: "\(path)에는 전시 소개가 없습니다. 항목 목록으로 보입니다"
      }
    }
  )
}
