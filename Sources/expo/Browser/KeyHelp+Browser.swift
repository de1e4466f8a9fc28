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

  /// The help of the browser's prompt, where there is no screen.
  static func prompt(_ wording: Wording) -> KeyHelp {
    let keys = ListAction.keys.help(wording, hasDetails: false) { key, action in
      ![.filter, .pictures].contains(action) && LineCommand(key.name) == .perform(action)
    }
    return KeyHelp(
      sections: [(wording.helpTitle, wording.promptRows + keys)],
      note: wording.promptNote)
  }
}
