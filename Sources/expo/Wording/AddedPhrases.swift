import ExpoCore

/// The phrase in the language of the interface; the English one is for the second language.
private func say(_ korean: String, _ english: String) -> String { korean }

extension PagingWording {
  /// A warning; the command is quoted.
  func crashed(_ command: String, signal: Int32) -> String {
    say(
      "페이저가 비정상으로 끝났습니다(신호 \(signal)): \(command)",
      "The pager ended abnormally (signal \(signal)): \(command)")
  }
}

extension MessageWording {
  /// The command is quoted.
  func browserFailed(_ command: String) -> String {
    say(
      "브라우저를 시작할 수 없어 주소만 출력했습니다: \(command)",
      "The browser could not be started, so only the address was printed: \(command)")
  }
}

extension FavouritesWording {
  func placeNotUTF8(_ variable: String) -> String {
    say(
      "환경 변수 \(variable)의 경로가 UTF-8이 아니어서 즐겨찾기를 쓸 수 없습니다",
      "The path in \(variable) is not UTF-8, so there is no place for favourites")
  }

  func tooLarge(_ path: String, _ bytes: Int) -> String {
    say(
      "즐겨찾기 파일이 너무 큽니다(\(VisitorCount.text(bytes))바이트). 16MiB까지 읽고 씁니다: \(path)",
      "The favourites file is too large (\(VisitorCount.text(bytes)) bytes, at most 16 MiB): "
        + path)
  }

  /// A warning.
  var waiting: String {
    say(
      "다른 프로그램이 즐겨찾기를 고치고 있어 잠시 기다립니다",
      "Waiting for another program to finish changing the favourites")
  }

  func busy(_ path: String) -> String {
    say(
      "다른 프로그램이 즐겨찾기를 붙잡고 있어 고치지 못했습니다: \(path)",
      "Another program keeps the favourites locked: \(path)")
  }

  var tryLater: String { say("잠시 뒤에 다시 해 보세요", "Try again later") }
}

extension FavouritesPageWording {
  /// A line below the list.
  func inOtherCatalogues(_ count: Int) -> String {
    say(
      "다른 도록의 즐겨찾기 \(count)개는 여기에 없습니다.",
      "\(count) from other catalogues not listed here.")
  }
}
