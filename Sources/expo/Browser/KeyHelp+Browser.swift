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
}
