/// The words about a picture: the fault, and what is expected instead.
extension FaultWords {
  init(_ fault: XPMError.Fault) {
    switch fault {
    case .tooLong:
      self.init(
        "tooLong", "파일이 \(XPMError.maxBytes / 1024) KiB보다 큽니다",
        "The file is larger than \(XPMError.maxBytes / 1024) KiB")
    case .notXPM:
      self.init(
        "notXPM", "XPM 3 그림이 아닙니다. 파일이 /* XPM */ 주석으로 시작해야 합니다",
        "This is not an XPM 3 picture; the file must begin with /* XPM */")
    case .unclosed:
      self.init("unclosed", "주석이나 문자열이 닫히지 않았습니다", "A comment or a string is not closed")
    case .badSize:
      let (side, colors) = (Picture.maxPixels, XPMError.maxColors)
      self.init(
        "badSize",
        "첫 문자열에는 너비와 높이(\(side)까지), 색의 수(\(colors)까지), 픽셀마다 쓰는 글자 수(1이나 2)를 차례로 써야 합니다",
        "The first string must hold width and height (up to \(side)), number of colours (up to \(colors)), and 1 or 2 characters per pixel"
      )
    case .missingStrings(let count):
      self.init(
        "missingStrings", "파일이 중간에 끝났습니다. 문자열 \(count.groupedDigits)개가 모자랍니다",
        "The file ends too early; strings that are missing: \(count.groupedDigits)")
    case .unknownColor:
      self.init(
        "unknownColor", "모르는 색입니다. 부호와 c 뒤에 #rrggbb나 None, 또는 black, gray50 같은 이름으로 쓰세요",
        "Unknown colour; write a code, c, and #rrggbb, None, or a name such as black or gray50")
    case .repeatedCode:
      self.init("repeatedCode", "같은 부호를 쓰는 색이 이미 있습니다", "Another colour has the same code")
    case .rowLength(let expected, let found):
      self.init(
        "rowLength", "이 줄은 \(expected)글자여야 하는데 \(found)글자입니다",
        "The row must have \(expected) characters, not \(found)")
    case .unknownCode(let pixel):
      self.init(
        "unknownCode", "\(pixel)번째 픽셀의 부호를 쓰는 색이 없습니다", "No colour has the code of pixel \(pixel)")
    }
  }
}
