import ExpoCore

/// The words about pictures.
extension Wording {
  var pictures: String { say("그림", "Pictures") }
  /// The names of the exposition's pictures, with the word that `expo picture` takes.
  func pictureName(_ picture: ExpositionPicture) -> String {
    switch picture {
    case .poster: say("소개 (poster)", "Overview (poster)")
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
  /// Why a terminal shows descriptions instead.
  var whyNoPictures: String {
    say(
      "색을 쓰지 않거나 256색이 안 되는 터미널이어서, 그림 대신 설명을 보여 줍니다.",
      "Descriptions stand for pictures, because colours are off or the terminal has fewer than 256."
    )
  }
  var noPictureDescription: String { say("그림 설명이 없습니다.", "The picture has no description.") }
  func seeOnePicture(_ name: String) -> String {
    say("그림 하나만 보기 (\(name))", "To see one, for example \(name)")
  }
}
