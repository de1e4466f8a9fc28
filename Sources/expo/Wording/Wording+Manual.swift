import ExpoCore
import TerminalText

/// The words of the manual page beyond the help.
extension Wording {
  var koreanKeyboard: String {
    say(
      "한글 자판에서도 같은 자리의 키가 같은 일을 합니다. 대문자 키는 영문 자판에서만 됩니다.",
      "With the keyboard set to Korean the same keys do the same, except the capital letters.")
  }
  var keysTitle: String { say("키", "Keys") }

  /// Paragraphs about the program as a whole.
  var aboutTheProgram: [String] {
    [
      say(
        "1900년 파리 만국박람회와 한국의 출품작과 추정작을 소개하는 도록입니다. "
          + "출품작마다 무엇을 근거로 실었는지도 밝힙니다.",
        "A catalogue of the Paris Exposition of 1900 and of its Korean exhibits, shown and presumed. "
          + "It says of each on what evidence it is here."),
      say(
        "도록의 글은 프로그램 안에 들어 있습니다. "
          + "같은 형식의 JSON 파일로 만든 다른 도록도 읽을 수 있습니다.",
        "The texts are part of the program. "
          + "It also reads other catalogues in JSON files of the same format."),
      say(
        "터미널보다 긴 글은 less로 한 쪽씩 보여 줍니다.",
        "Text that is longer than the terminal is shown with less."),
    ]
  }

  /// The paragraph about other names of a command, if it has any; in English only names that a
  /// terminal without Korean can show.
  func otherNames(_ names: [String]) -> [String] {
    let names = names.filter { language == .korean || $0.isASCII }.joined(separator: ", ")
    return names.isEmpty ? [] : [say("다른 이름: \(names)", "Also: \(names)")]
  }

  /// The commands that take an option.
  func optionOf(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: ", ")
    return say("쓸 수 있는 명령: \(names)", "Commands: \(names)")
  }

  var fileExamples: [TableRow] {
    [
      TableRow(
        term: "items.json",
        say("도록 폴더에 있는 출품작의 목록입니다", "In the folder of a catalogue: the list of the exhibits")),
      TableRow(
        term: "exposition.json",
        say(
          "도록 폴더에 있는 박람회 소개입니다. 없으면 이름이 exposition으로 시작하는 JSON 파일을 읽습니다",
          "In the folder of a catalogue: the exposition. "
            + "If it is missing, the JSON file whose name begins with exposition")),
      TableRow(
        term: "~/.local/share/expo/favourites.json",
        say(
          "즐겨찾기를 적어 둔 파일입니다. "
            + "XDG_DATA_HOME이 있으면 그 폴더에, macOS에서는 ~/Library/Application Support에 둡니다",
          "The favourites. "
            + "They are in XDG_DATA_HOME if it is set, on macOS in ~/Library/Application Support")),
    ]
  }
}
