import ExpoCore
import TerminalText

extension Command {
  static let favourites = Command(
    name: "favourites",
    otherNames: ["즐겨찾기", "favorites"],
    operands: .actions(FavouritesAction.allCases.map { ($0.names, $0.operands) }),
    options: [.yes, .names],
    summary: ("즐겨찾기를 보고, 담고, 지웁니다", "Lists, adds and removes favourites"),
    details: [
      (
        "인수 없이 쓰면 담은 순서대로 보여 줍니다. add와 remove 뒤에는 이름을 여럿 쓸 수 있습니다. "
          + "찾을 수 없는 이름은 알려 주고, 나머지만 담거나 지웁니다.",
        "Without arguments it lists them in the order added. add and remove take several names; "
          + "a name that cannot be found is reported, and the others count."
      ),
      (
        "clear는 이 도록의 즐겨찾기를 모두 지웁니다. 터미널에서는 먼저 묻고, 다른 곳에서는 --yes가 있어야 합니다.",
        "clear removes all favourites of this catalogue. "
          + "It asks first on a terminal and needs --yes elsewhere."
      ),
    ],
    examples: [
      Example(
        "둘을 담습니다", "Add two", "expo favourites add 거문고 갓",
        inEnglish: "expo favourites add geomungo gat")
    ],
    offersBothLanguages: true
  ) { try $0.favourites($1) }
}

/// The first word after `expo favourites`.
enum FavouritesAction: String, CaseIterable {
  case add
  case remove
  case clear

  init?(written word: String) {
    guard let action = Self.allCases.first(where: { $0.names.contains(word) }) else { return nil }
    self = action
  }

  /// Its name, and other words for it.
  fileprivate var names: [String] {
    switch self {
    case .add: [rawValue, "추가", "담기"]
    case .remove: [rawValue, "빼기", "rm"]
    case .clear: [rawValue, "비우기"]
    }
  }

  /// The words that may follow.
  fileprivate var operands: Operands {
    switch self {
    case .add: .names(.items)
    case .remove: .names(.favourites)
    case .clear: .none
    }
  }
}

/// `expo favourites [add NAME… | remove NAME… | clear]`
extension Invocation {
  func favourites(_ words: [String]) throws -> Output {
    let names = Array(words.dropFirst())
    return switch words.first.flatMap(FavouritesAction.init(written:)) {
    case nil where options.names: try self.names()
    case nil: try page()
    case .add: try add(names)
    case .remove: try remove(names)
    case .clear: try clear()
    }
  }

  /// The indices of the favourites among the catalogue's items.
  func favourites() throws -> Set<Int> {
    let lists = try file().read()
    return lists.isEmpty ? [] : Set(try catalogue.favourites(among: lists).indices)
  }

  private func file() throws(FavouritesError) -> FavouritesFile {
    try FavouritesFile(in: context.environment)
  }

  private func names() throws -> Output {
    let (indices, absent, _) = try catalogue.favourites(among: file().read())
    return .lines(
      try names(of: indices.map(Topic.item)) + absent.map { Line([Inline(line: $0)]) })
  }

  private func page() throws -> Output {
    let (indices, absent, others) = try catalogue.favourites(among: file().read())
    return .document(try pages.favourites(indices, absent: absent, others: others))
  }

  private func add(_ words: [String]) throws -> Output {
    let key = try catalogue.favouritesKey
    let names = try names(in: words)
    try reportOtherNames(of: names)
    let (wanted, errors) = try names.values {
      try item(of: topic(of: $0, for: .favourites, .add))
    }
    let lines = try file().change { lists in
      wanted.map { item in
        let isNew = lists.keep(item.pictureName, true, in: key)
        let already = wording.say("이미 즐겨찾기에 있습니다", "already one of your favourites")
        return line(item.name, isNew ? wording.added : already)
      }
    }
    return outcome(lines, errors)
  }

  private func remove(_ words: [String]) throws -> Output {
    let (key, items) = (try catalogue.favouritesKey, try catalogue.items)
    let names = try names(in: words)
    try reportOtherNames(of: names)
    let (lines, errors) = try file().change { lists in
      try names.values { name in
        let kept = lists[key] ?? []
        // A favourite goes by its identifier even if the catalogue no longer has the item.
        let isAbsent = kept.contains(name.typed) && !items.contains { $0.pictureName == name.typed }
        let item = isAbsent ? nil : try self.item(of: topic(of: name, for: .favourites, .remove))
        let wasKept = lists.keep(item?.pictureName ?? name.typed, false, in: key)
        let absent = wording.say("즐겨찾기에 없습니다", "not one of your favourites")
        return line(item?.name ?? name.typed, wasKept ? wording.removed : absent)
      }
    }
    return outcome(lines, errors)
  }

  private func clear() throws -> Output {
    // The question is on standard error.
    let canAsk = context.input.isTerminal && context.errors.isTerminal
    let (key, file) = (try catalogue.favouritesKey, try file())
    let count = try file.read()[key]?.count ?? 0
    if count == 0 {
      return .document([
        .paragraph(wording.say("지울 즐겨찾기가 없습니다.", "There are no favourites to remove."))
      ])
    }
    let question = wording.say(
      "즐겨찾기 \(count.groupedDigits)개를 모두 지울까요? (예/아니요)",
      "Remove \(count == 1 ? "1 favourite" : "all \(count.groupedDigits) favourites")? (yes/no)")
    guard options.yes || canAsk else {
      throw wording.message(
        "터미널이 아니어서 확인을 받을 수 없습니다. --yes를 함께 써야 지웁니다",
        "Cannot ask outside a terminal; use --yes", status: .usage,
        remedy: wording.hint(
          wording.say("묻지 않고 지우기", "Remove without asking"), .favourites,
          [FavouritesAction.clear.rawValue], options: [.yes]))
    }
    if !options.yes, !isAgreed(question) {
      return .document([.paragraph(wording.say("지우지 않았습니다.", "Nothing was removed."))])
    }
    let others = try file.change { lists in
      lists[key] = nil
      return lists.values.reduce(0) { $0 + $1.count }
    }
    let rest = others > 0 ? [Inline(" \(wording.inOtherCatalogues(others))")] : []
    return .document([
      .paragraph([Inline(wording.say("즐겨찾기를 모두 지웠습니다.", "Removed all favourites."))] + rest)
    ])
  }

  /// The item of a topic, if it can be a favourite.
  private func item(of topic: Topic) throws -> Item {
    guard let index = topic.index else {
      throw wording.message("소개는 즐겨찾기에 담을 수 없습니다", "The overview cannot be a favourite")
    }
    return try catalogue.items[index]
  }

  /// The outcome of a command: a line for each name, and the errors.
  private func outcome(_ lines: [[Inline]], _ errors: [any Error]) -> Output {
    var output = Output.document([.lines(lines)])
    output.errors = errors
    return output
  }

  /// Adds a topic to the favourites or removes it, and returns the message about it.
  ///
  /// - Parameter isKept: Whether the topic is to be a favourite, even if another program has
  ///   changed the file.
  func setFavourite(_ topic: Topic, _ isKept: Bool) throws -> String {
    let (key, item) = (try catalogue.favouritesKey, try item(of: topic))
    try file().change { _ = $0.keep(item.pictureName, isKept, in: key) }
    return Line(line(item.name, isKept ? wording.added : wording.removed)).text
  }

  private func line(_ name: String, _ said: String) -> [Inline] {
    [Inline(line: name, .name), Inline(": "), Inline(line: said)]
  }

  private func isAgreed(_ question: String) -> Bool {
    guard let answer = messages.ask(question) else { return false }
    // ㅛ is the key of y with the keyboard set to Korean.
    let agreements = ["예", "네", "y", "yes", "ㅛ"]
    return agreements.contains(answer.filter { !$0.isWhitespace }.lowercased())
  }
}
