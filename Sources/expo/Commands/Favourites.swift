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
