import ExpoCore
import TerminalText

/// An action of the browser, the keys that ask for it, and its words in the help.
struct KeyBinding: Sendable {
  enum Action: Equatable {
    case move(Move)
    case open
    /// From the list to the page beside it, and back.
    case otherPane
    /// From a page to the list; in the list, remove a filter.
    case back
    case find
    /// The next exhibit, or match of a search on the page.
    case next
    case previous
    case number
    case favourite
    case favourites
    case link
    case sources
    case category
    case grade
    case language
    case help
    case redraw
    case quit

    var isMove: Bool { if case .move = self { true } else { false } }
  }

  /// A movement in the list or on a page.
  enum Move: CaseIterable {
    case lineDown
    case lineUp
    case screenDown
    case screenUp
    case halfDown
    case halfUp
    case top
    case bottom

    var isByScreen: Bool { [.screenDown, .screenUp, .halfDown, .halfUp].contains(self) }
    var goesDown: Bool { [.lineDown, .screenDown, .halfDown, .bottom].contains(self) }

    /// The line that the move leads to from another line, on a screen of `rows` in a text of
    /// `count` lines.
    func line(from line: Int, rows: Int, of count: Int) -> Int {
      let target =
        switch self {
        case .lineDown: line + 1
        case .lineUp: line - 1
        case .screenDown: line + rows
        case .screenUp: line - rows
        case .halfDown: line + max(1, rows / 2)
        case .halfUp: line - max(1, rows / 2)
        case .top: 0
        case .bottom: count - 1
        }
      return max(0, min(target, count - 1))
    }
  }

  let action: Action
  /// The keys, the one to remember first.
  let keys: [Key]
  /// One or two words, which stand beside the first key in the status line.
  let words: Phrase
  /// Further words for the help.
  let details: Phrase?
  /// Whether the keys do this in the list, but not on a page.
  let isForList: Bool

  private init(
    _ action: Action, _ keys: [Key], _ words: Phrase, details: Phrase? = nil,
    isForList: Bool = false
  ) {
    self.action = action
    self.keys = keys
    self.words = words
    self.details = details
    self.isForList = isForList
  }

  /// The table of the keys: first the keys of the list alone, then the keys of list and page.
  static let all = [
    KeyBinding(.open, ["\r", .right, "l"], ("읽기", "read"), isForList: true),
    KeyBinding(
      .favourites, ["f"], ("즐겨찾기만 보기, 모두 보기", "show the favourites only, show all"),
      isForList: true),
    KeyBinding(.category, ["c"], ("다음 분류", "next category"), isForList: true),
    KeyBinding(.grade, ["e"], ("다음 출품 등급", "next grade of evidence"), isForList: true),
    KeyBinding(
      .move(.screenDown), [" ", .pageDown, "\u{6}"], ("계속", "more"),
      details: ("다음 화면, 글 끝에서는 다음 글", "the next screen, and at the end of a page the next exhibit")),
    KeyBinding(.move(.screenUp), ["b", .pageUp, "\u{2}"], ("이전 화면", "previous screen")),
    KeyBinding(.move(.halfDown), ["d", "\u{4}"], ("반 화면 아래", "half a screen on")),
    KeyBinding(.move(.halfUp), ["u", "\u{15}"], ("반 화면 위", "half a screen back")),
    KeyBinding(.move(.lineDown), [.down, "j", "\u{E}"], ("다음 줄", "next line")),
    KeyBinding(.move(.lineUp), [.up, "k", "\u{10}"], ("이전 줄", "previous line")),
    KeyBinding(.move(.top), ["g", .home], ("처음", "start")),
    KeyBinding(.move(.bottom), ["G", .end], ("끝", "end")),
    KeyBinding(
      .back, [.escape, .left, "\u{7F}", "h"], ("목록", "list"),
      details: (
        "목록에서는 거르기, 즐겨찾기, 분류, 등급을 하나씩 풀기",
        "in the list it takes back filter, favourites, category and grade, one at a time"
      )),
    KeyBinding(
      .otherPane, ["\t"], ("목록이나 글로", "list or page"),
      details: ("둘이 나란히 보일 때", "if both are on the screen")),
    KeyBinding(
      .find, ["/"], ("찾기", "find"),
      details: (
        "글에서는 그 글에서, 목록에서는 그 말이 든 것만 남기기. 이름은 초성, 한자, 영문 자판으로 친 한글로도",
        "on a page in its text; in the list the exhibits with these words; names are also found "
          + "in Korean and in Hanja"
      )),
    KeyBinding(
      .next, ["n"], ("다음", "next"),
      details: (
        "다음 글, 글에 찾은 곳이 있으면 다음 찾은 곳",
        "the next exhibit, or the next match of a search on the page"
      )),
    KeyBinding(.previous, ["p", "N"], ("이전", "previous")),
    KeyBinding(
      .number, (0...9).map { .scalar(Unicode.Scalar(UInt8(ascii: "0") + $0)) }, ("번호", "number"),
      details: (
        "12 Enter는 12번 읽기, 0 Enter는 소개 읽기",
        "12 Enter reads exhibit 12, 0 Enter the overview"
      )),
    KeyBinding(
      .favourite, ["*"], ("담기", "keep"),
      details: ("즐겨찾기에 담고, 다시 누르면 빼기", "add it to the favourites, or remove it again")),
    KeyBinding(
      .link, ["o"], ("링크", "link"),
      details: (
        "열기. 여럿이면 출처 화면의 번호와 Enter로 고르기",
        "open it; of several, the one of a number of the sources and Enter"
      )),
    KeyBinding(
      .sources, ["s"], ("출처", "sources"),
      details: (
        "인용하는 법, 출처와 링크의 주소. 다시 누르면 글로",
        "how to cite, and all addresses; again for the text"
      )),
    KeyBinding(
      .language, ["L"], ("한국어와 영어로 번갈아 읽기", "Korean and English, from one to the other")),
    KeyBinding(.help, ["?"], ("도움말", "help")),
    KeyBinding(.redraw, ["\u{C}"], ("화면 다시 그리기", "draw the screen again")),
    KeyBinding(
      .quit, ["q", "Q"], ("종료", "quit"), details: ("도움말에서는 닫기", "in the help it closes that")),
  ]

  /// The row of a key; nil if the key has none.
  static func binding(of key: Key) -> KeyBinding? {
    let key = key.onLatinLayout
    return all.first { $0.keys.contains(key) }
  }

  /// The hints of actions, each with the key to remember.
  static func hints(_ actions: [Action], _ wording: Wording) -> [String] {
    actions.flatMap { action in
      all.filter { $0.action == action }.map { $0.keys[0].hint(wording.say($0.words)) }
    }
  }
}

/// The help.
extension KeyBinding {
  /// The rows of the help: the keys of each action, and what it does.
  static func rows(_ wording: Wording, of bindings: [KeyBinding] = all) -> [TableRow] {
    bindings.map { binding in
      let meaning = [binding.words, binding.details].compactMap { $0.map(wording.say) }
      let names = binding.action == .number ? ["0-9"] : binding.keys.map(\.name)
      return TableRow(term: names.spaced, meaning.joined(separator: ": "))
    }
  }

  /// The help of the browser, the keys of the reader's place first.
  static func help(_ wording: Wording, onPage: Bool) -> Document {
    let list = (wording.say("목록의 키", "Keys in the list"), all.filter(\.isForList))
    let page = (
      wording.say("글의 키(목록에서도 쓴다)", "Keys on a page, and in the list"),
      all.filter { !$0.isForList }
    )
    let sections = onPage ? [page, list] : [list, page]
    let blocks: [Document] = sections.enumerated().map { index, section in
      let heading = [Inline(section.0, .title)]
      return [
        index == 0 ? .lines([heading]) : .heading(heading), .terms(rows(wording, of: section.1)),
      ]
    }
    return blocks.flatMap(\.self) + [
      .paragraph("\(wording.koreanKeyboard) \(wording.say("(ㅓ는 j, ㅏ는 k)", "(ㅓ is j, ㅏ is k)"))"),
      .paragraph(
        wording.say(
          "화면 낭독기로는 목록과 글을 순서대로 듣습니다: expo items --accessible",
          "With a screen reader, hear the list and the pages in order: expo items --accessible")),
    ]
  }
}
