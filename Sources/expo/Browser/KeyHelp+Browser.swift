extension KeyHelp {
  /// The help of the browser.
  static func browser(_ wording: Wording) -> KeyHelp {
    KeyHelp(
      sections: [
        (wording.listKeysTitle, ListAction.keys.help(wording)),
        (wording.pageKeysTitle, PageAction.keys.help(wording)),
      ],
      note: wording.koreanKeys)
  }

  /// The keys of the pager and of the browser, in letters that every terminal shows.
  static func manual(_ wording: Wording) -> KeyHelp {
    func plain(_ rows: [HelpRow]) -> [HelpRow] {
      let arrows: [Character: String] = ["↑": "Up", "↓": "Down", "←": "Left", "→": "Right"]
      return rows.map { row in
        HelpRow(row.words.map { arrows[$0] ?? String($0) }.joined(), row.meaning)
      }
    }
    return KeyHelp(
      sections: [
        (wording.pagerKeysTitle, plain(PageAction.keys.help(wording))),
        (wording.listKeysTitle, plain(ListAction.keys.help(wording))),
      ],
      note: wording.koreanKeyboard)
  }
}
