import Testing

/// A line before and after Tab.
struct Tab: Sendable, CustomTestStringConvertible {
  let typed: String
  let line: String

  init(_ typed: String, _ line: String) {
    self.typed = typed
    self.line = line
  }

  var testDescription: String { typed }
}

/// The lines to complete. The catalogue in the folder `films` has names that are hard on shells.
enum TabTable {
  /// What is the same in all shells.
  static let everywhere = [
    Tab("expo ov", "expo overview "),
    Tab("expo help ov", "expo help overview "),
    Tab("expo completions f", "expo completions fish "),
    Tab("expo --wi", "expo --width "),
    Tab("expo items --evi", "expo items --evidence "),
    Tab("expo items --evidence c", "expo items --evidence certain "),
    Tab("expo items --evidence=c", "expo items --evidence=certain "),
    Tab("expo items --evidence=p", "expo items --evidence=p"),
    Tab("expo items --sort 'na", "expo items --sort 'name' "),
    Tab("expo items --category 악", "expo items --category 악기 "),
    Tab("expo items --category=악", "expo items --category=악기 "),
    Tab("expo item 거", "expo item 거문고 "),
    Tab("expo item '거", "expo item '거문고' "),
    Tab("expo item \"거", "expo item \"거문고\" "),
    Tab("expo item 없", "expo item 없"),
    Tab("expo picture 거", "expo picture 거문고 "),
    Tab("expo --pictures al", "expo --pictures always "),
    Tab("expo item -- 거", "expo item -- 거문고 "),
    Tab("expo --catalogue films item 등", "expo --catalogue films item 등대 "),
    Tab("expo --catalogue=films item 등", "expo --catalogue=films item 등대 "),
    Tab("expo --catalogue films item 'The C", "expo --catalogue films item 'The Cook' "),
    Tab("expo --catalogue films item \"The C", "expo --catalogue films item \"The Cook\" "),
    Tab("expo --catalogue films item The C", "expo --catalogue films item The Cook "),
    Tab("expo --catalogue fi", "expo --catalogue films/"),
    Tab("expo --catalogue=fi", "expo --catalogue=films/"),
    Tab("expo check fi", "expo check films/"),
    Tab("echo | expo ov", "echo | expo overview "),
    Tab("expo --catalogue films item 닻 ", "expo --catalogue films item 닻 "),
    Tab("expo --catalogue films item '--pager=t", "expo --catalogue films item '--pager=t"),
    Tab("expo --catalogue films item i5", "expo --catalogue films item i5 "),
    Tab("expo item geo", "expo item geomungo "),
  ]

  static let bash = [
    Tab(
      "expo --catalogue films item 닻", #"expo --catalogue films item 닻\ --pager=touch\ pwned "#),
    Tab(
      "expo --catalogue films item -- --p",
      #"expo --catalogue films item -- --pager=touch\ pwned "#),
    Tab("expo --catalogue films item W", #"expo --catalogue films item Wow\!\ Yes "#),
    Tab("expo --catalogue films item \"W", "expo --catalogue films item \"W"),
    Tab("expo item ㄱㅁㄱ", "expo item 거문고 "),
    Tab("expo item 'ㄱㅁㄱ", "expo item '거문고' "),
    Tab("expo item $\"ㄱㅁㄱ", "expo item $\"거문고\" "),
    Tab("expo item $'ㄱㅁㄱ", "expo item $'ㄱㅁㄱ"),
    Tab("expo item 거무", "expo item 거문고 "),
    Tab("expo item ㄱ", "expo item ㄱ"),
    Tab("expo items --category=ㅇ", "expo items --category=악기 "),
    Tab("expo items --category='ㅇ", "expo items --category='악기' "),
    Tab("expo --catalogue films item The", #"expo --catalogue films item The\ Cook "#),
    Tab(#"expo --catalogue films item The\ C"#, #"expo --catalogue films item The\ Cook "#),
    Tab("expo --catalogue films item 'The'", #"expo --catalogue films item The\ Cook "#),
    Tab("expo --catalogue films item Mi", #"expo --catalogue films item Mission:\ 0 "#),
    Tab("expo --catalogue films item Mission:", #"expo --catalogue films item Mission:\ 0 "#),
    Tab("expo --catalogue films item L", #"expo --catalogue films item L\'Or\ \$5 "#),
    Tab("expo --catalogue films item 'L", "expo --catalogue films item 'L"),
    Tab("expo --catalogue films item [", #"expo --catalogue films item \[Untitled\]\ \(1900\) "#),
    Tab("expo items > fi", "expo items > films/"),
  ]

  static let zsh = [
    Tab("expo --catalogue films item 닻", "expo --catalogue films item 닻\\ --pager=touch\\ pwned "),
    Tab("expo item ㄱㅁㄱ", "expo item 거문고 "),
    Tab("expo item 'ㄱㅁㄱ", "expo item '거문고' "),
    Tab("expo item 거무", "expo item 거문고 "),
    Tab("expo item ㄱ", "expo item ㄱ"),
    Tab("expo items --category=ㅇ", "expo items --category=악기 "),
    Tab("expo --catalogue films item The", "expo --catalogue films item The\\ Cook "),
    Tab("expo --catalogue films item The\\ C", "expo --catalogue films item The\\ Cook "),
    Tab("expo --catalogue films item Mission:", "expo --catalogue films item Mission:\\ 0 "),
    Tab("expo --catalogue films item \"L'", "expo --catalogue films item \"L'Or \\$5\" "),
    Tab("expo --catalogue films item 'L", "expo --catalogue films item 'L'\\''Or $5' "),
  ]

  static let fish = [
    Tab("expo --catalogue films item 닻", "expo --catalogue films item 닻\\ --pager=touch\\ pwned "),
    Tab("expo item ㄱㅁㄱ", "expo item ㄱㅁㄱ"),
    Tab("expo --catalogue films item The", "expo --catalogue films item The\\ Cook "),
    Tab("expo --catalogue films item The\\ C", "expo --catalogue films item The\\ Cook "),
    Tab("expo --catalogue films item Mission:", "expo --catalogue films item Mission:\\ 0 "),
    Tab("expo --catalogue films item \"L'", "expo --catalogue films item \"L'Or \\$5\" "),
    Tab("expo --catalogue films item 'L", "expo --catalogue films item 'L\\'Or $5' "),
  ]
}
