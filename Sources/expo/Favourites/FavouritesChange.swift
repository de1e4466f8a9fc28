import ExpoCore

/// What a command did with a favourite.
enum FavouritesChange: Equatable {
  case added(Favourite)
  case alreadyKept(Favourite)
  case removed(Favourite)
  /// Removed although it belongs to another catalogue than the one in use.
  case removedElsewhere(Favourite)
  case notKept(Favourite)

  var favourite: Favourite {
    switch self {
    case .added(let favourite), .alreadyKept(let favourite), .removed(let favourite),
      .removedElsewhere(let favourite), .notKept(let favourite):
      favourite
    }
  }

  /// Whether the change takes an entry away.
  func removes(_ entry: Favourite) -> Bool {
    switch self {
    case .removed(let favourite), .removedElsewhere(let favourite): entry.isSame(as: favourite)
    case .added, .alreadyKept, .notKept: false
    }
  }

  /// The changes for programs: `{"added": […], "removed": […], "unchanged": […]}`, each favourite as
  /// the file holds it.
  static func value(of changes: [FavouritesChange]) -> JSONValue {
    var lists: [(key: String, value: [JSONValue])] = [
      ("added", []), ("removed", []), ("unchanged", []),
    ]
    for change in changes {
      let list =
        switch change {
        case .added: 0
        case .removed, .removedElsewhere: 1
        case .alreadyKept, .notKept: 2
        }
      lists[list].value.append(change.favourite.json)
    }
    return .object(lists.map { ($0.key, .array($0.value)) })
  }
}
