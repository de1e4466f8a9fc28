/// A line before and after Tab.
struct Tab: Sendable {
  let typed: String
  let line: String

  init(_ typed: String, _ line: String) {
    self.typed = typed
    self.line = line
  }

  /// A line that stays as it is.
  init(_ typed: String) { self.init(typed, typed) }
}

/// The lines to complete. The catalogue in the folder `films` has names that are hard on shells.
enum TabTable {
  /// What is the same in all shells.
  static let everywhere = [
    Tab("expo ov", "expo overview "),
    Tab("expo 'ov", "expo 'overview' "),
    Tab("expo help ov", "expo help overview "),
    Tab("expo completions f", "expo completions fish "),
    Tab("expo --wi", "expo --width "),
    Tab("expo items --evi", "expo items --evidence "),
    Tab("expo items --evidence c", "expo items --evidence certain "),
    Tab("expo items --evidence=c", "expo items --evidence=certain "),
    Tab("expo items --evidence=p", "expo items --evidence=probable "),
    Tab("expo items --evidence 불", "expo items --evidence 불확실 "),
    Tab("expo items --sort 'na", "expo items --sort 'name' "),
    Tab("expo items --category 악", "expo items --category 악기 "),
    Tab("expo items --category=악", "expo items --category=악기 "),
    Tab("expo items --category cr", "expo items --category crafts-and-furniture "),
    Tab("expo item 거", "expo item 거문고 "),
    Tab("expo item '거"),
    Tab("expo item \"거"),
    Tab("expo item $'거"),
    Tab("expo item \\거"),
    Tab("expo item 없"),
    Tab("expo open 거", "expo open 거문고 "),
    Tab("expo picture 거", "expo picture 거문고 "),
    Tab("expo browse buddhist", "expo browse buddhist-scriptures "),
    Tab("expo item Buddhist scr", "expo item Buddhist scriptures "),
    Tab("expo --lang en item folding s", "expo --lang en item folding screen "),
    Tab("expo favourites add 갓 mother", "expo favourites add 갓 mother-of-pearl-lacquer "),
    Tab("expo --pictures al", "expo --pictures always "),
    Tab("expo item -- 거", "expo item -- 거문고 "),
    Tab("expo --catalogue films item 등", "expo --catalogue films item 등대 "),
    Tab("expo --catalogue=films item 등", "expo --catalogue=films item 등대 "),
    Tab("expo --catalogue films item The", "expo --catalogue films item the-cook "),
    Tab("expo --catalogue films item The C", "expo --catalogue films item The cook "),
    Tab("expo --catalogue films item 'The C"),
    Tab("expo --catalogue films item Mi", "expo --catalogue films item mission-0 "),
    Tab("expo --catalogue films item L", "expo --catalogue films item l-or-5 "),
    Tab("expo --catalogue films item 닻", "expo --catalogue films item 닻-pager-touch "),
    Tab("expo --catalogue films item i8", "expo --catalogue films item i8 "),
    Tab("expo --catalogue films item 9", "expo --catalogue films item 9 "),
    Tab("expo --catalogue fi", "expo --catalogue films/"),
    Tab("expo --catalogue=fi", "expo --catalogue=films/"),
    Tab("expo check 'fi", "expo check 'films/"),
    Tab("echo | expo ov", "echo | expo overview "),
    Tab("expo items > fi", "expo items > films/"),
  ]

  /// What bash and zsh complete and fish does not: words that do not begin with what was typed.
  static let replaced = [
    Tab("expo item ㄱㅁㄱ", "expo item 거문고 "),
    Tab("expo item 거무", "expo item 거문고 "),
    Tab("expo item rjan", "expo item 거문고 "),
    Tab("expo item 문고", "expo item 거문고 "),
    Tab("expo item 13", "expo item 거문고 "),
    Tab("expo items --category=dkr", "expo items --category=악기 "),
    // What begins as an option and can be none, because `--` was typed.
    Tab("expo --catalogue films item -- --p", "expo --catalogue films item -- i6 "),
    // Several words, which share no beginning, or one that is shorter than what was typed.
    Tab("expo item ㄱ"),
    Tab("expo --catalogue films item long"),
  ]

  static let bash = [
    Tab("expo item Ge", "expo item geomungo "), Tab("expo item 갓:"),
    // Control-B moves the cursor back.
    Tab("expo item 거x\u{2}", "expo item 거문고x"),
    Tab("expo item a:거"), Tab("expo item a@거"),
  ]
}
