/// The words about a picture.
extension XPMError.Fault {
  var words: Phrase {
    switch self {
    case .tooLong:
      let limit = XPMError.maxBytes / 1024
      return ("파일이 \(limit) KiB보다 큽니다", "The file is larger than \(limit) KiB")
    case .notXPM:
      return ("/* XPM */으로 시작하는 XPM 3 그림이 아닙니다", "No XPM 3 picture, which begins with /* XPM */")
    case .badSize:
      let (side, colors) = (Picture.maxPixels, XPMError.maxColors)
      return (
        "첫 문자열은 너비와 높이(\(side)까지), 색의 수(\(colors)까지), 1이어야 합니다",
        "The first string must be width and height (up to \(side)), number of colours (up to \(colors)), and 1"
      )
    case .cutShort: return ("그림이 중간에 끝났습니다", "The picture ends too early")
    case .badColor:
      return ("새 부호와 c와 #rrggbb나 None이 아닙니다", "Not a new code, c, and #rrggbb or None")
    case .badRow:
      return ("줄의 길이가 다르거나, 모르는 부호가 있습니다", "The row has another length, or an unknown code")
    }
  }
}
