import ExpoCore
import TerminalText

/// What is said about pictures.
extension Wording {
  var pictures: String { say("그림", "Pictures") }
  /// The names of the exposition's pictures, with the word that `expo picture` takes.
  func pictureName(_ picture: ExpositionPicture) -> String {
    switch picture {
    case .poster: say("박람회 (poster)", "The exposition (poster)")
    case .flag: say("국기 (flag)", "Flag")
    }
  }
  /// Below the flag of the bundled catalogue on the overview.
  var koreanFlagCaption: String { say("대한제국의 태극기", "The Taegeukgi, the flag of Korea") }
  /// Below the flag of another catalogue.
  var flagCaption: String { say("출품한 나라의 국기", "The flag of the exhibitors") }
  /// The bundled flag in words.
  var koreanFlag: String {
    say(
      "깃대에 단 태극기이다. 흰 바탕 가운데에 빨강과 파랑이 맞물린 태극이 있고, 네 귀에 검은 괘가 하나씩 있다.",
      "The Taegeukgi on a pole: a circle of interlocking red and blue on white, with a black "
        + "trigram in each corner.")
  }
  var noPictureDescription: String { say("그림 설명이 없습니다.", "The picture has no description.") }
  func seeOnePicture(_ name: String) -> String {
    say("그림 하나만 보기 (\(name))", "To see one, for example \(name)")
  }
}

/// What `expo check` says about a picture.
extension Wording {
  /// The fault, and what is expected instead.
  func explain(_ fault: XPMError.Fault) -> String {
    switch fault {
    case .tooLong:
      say(
        "파일이 \(XPMError.maxBytes / 1024) KiB보다 큽니다",
        "The file is larger than \(XPMError.maxBytes / 1024) KiB")
    case .notXPM:
      say(
        "XPM 3 그림이 아닙니다. 파일이 /* XPM */ 주석으로 시작해야 합니다",
        "This is not an XPM 3 picture; the file must begin with /* XPM */")
    case .unclosedComment: say("주석이 닫히지 않았습니다", "The comment is not closed")
    case .unclosedString:
      say("문자열이 같은 줄에서 닫히지 않았습니다", "The string is not closed on its line")
    case .badSize:
      say(
        "첫 문자열에는 너비, 높이, 색의 수, 픽셀마다 쓰는 글자 수를 차례로 써야 합니다",
        "The first string must hold the width, the height, the number of colours and the "
          + "characters per pixel")
    case .sideOutOfRange:
      say(
        "너비와 높이는 1부터 \(Picture.maxPixels)까지여야 합니다",
        "Width and height must be 1 to \(Picture.maxPixels)")
    case .colorCountOutOfRange:
      say(
        "색의 수는 1부터 \(XPMError.maxColors)까지여야 합니다",
        "The number of colours must be 1 to \(XPMError.maxColors)")
    case .codeLengthOutOfRange:
      say("픽셀마다 쓰는 글자 수는 1이나 2여야 합니다", "The characters per pixel must be 1 or 2")
    case .missingStrings(let count):
      say(
        "파일이 중간에 끝났습니다. 문자열 \(count.groupedDigits)개가 모자랍니다",
        "The file ends too early: \(English.count(count, "string")) missing")
    case .missingColor:
      say(
        "색에는 부호와 c와 색을 차례로 써야 합니다",
        "A colour must have a code, the key c, and the colour itself")
    case .unknownColor:
      say(
        "모르는 색입니다. #rrggbb나 None, 또는 black, gray50 같은 이름으로 쓰세요",
        "Unknown colour; write #rrggbb, None, or a name such as black or gray50")
    case .repeatedCode:
      say("같은 부호를 쓰는 색이 이미 있습니다", "Another colour has the same code")
    case .rowLength(let expected, let found):
      say(
        "이 줄은 \(expected)글자여야 하는데 \(found)글자입니다",
        "The row must have \(English.count(expected, "character")), not \(found)")
    case .unknownCode(let pixel):
      say(
        "\(pixel)번째 픽셀의 부호를 쓰는 색이 없습니다",
        "No colour has the code of pixel \(pixel)")
    }
  }
}
