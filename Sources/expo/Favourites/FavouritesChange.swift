import ExpoCore

/// A change of a favourite by a command.
enum FavouritesChange: Equatable {
  case added(Favourite)
  case alreadyKept(Favourite)
  case removed(Favourite)
  case notKept(Favourite)

  var favourite: Favourite {
    switch self {
    case .added(let favourite), .alreadyKept(let favourite), .removed(let favourite),
      .notKept(let favourite):
      favourite
    }
  }

  /// The changes for programs: `{"added": […], "removed": […], "unchanged": […]}`, each favourite as
  /// the file holds it.
  static func json(of changes: [FavouritesChange]) -> JSONValue {
    var added: [JSONValue] = []
    var removed: [JSONValue] = []
    var unchanged: [JSONValue] = []
    for change in changes {
      switch change {
      case .added(let favourite): added.append(favourite.json)
      case .removed(let favourite): removed.append(favourite.json)
      case .alreadyKept(let favourite), .notKept(let favourite): unchanged.append(favourite.json)
      }
    }
    return .object([
      ("added", .array(added)), ("removed", .array(removed)), ("unchanged", .array(unchanged)),
    ])
  }
}
