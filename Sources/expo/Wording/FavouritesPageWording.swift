/// What the pages say of favourites.
struct FavouritesPageWording: Sendable {
  let title: String
  let none: String
  let howToAdd: String
  /// Stands above the favourites that the catalogue in use no longer has.
  let absent: String
  let howToRemove: String
  /// What the mark in a list means, and where the favourites are listed.
  let legend: String
  /// The label on the page of an item that is a favourite, and what is said behind it.
  let label: String
  let isKept: String

  static let korean = FavouritesPageWording(
    title: "즐겨찾기",
    none: "담아 둔 항목이 없습니다.",
    howToAdd: "담기",
    absent: "이 도록에 없는 항목",
    howToRemove: "지우기",
    legend: "* 표시는 즐겨찾기",
    label: "즐겨찾기",
    isKept: "담아 둔 항목입니다."
  )
}
