import ExpoCore

/// Every phrase that the interface says to its reader; a second language is one more value.
struct Wording: Sendable {
  let pages: PageWording
  let help: HelpWording
  let manual: ManualWording
  let messages: MessageWording
  let reading: ReadingWording
  let faults: FaultWording
  let check: CheckWording
  let paging: PagingWording
  let favourites: FavouritesWording
  let system: SystemWording

  static let korean = Wording(
    pages: .korean,
    help: .korean,
    manual: .korean,
    messages: .korean,
    reading: .korean,
    faults: .korean,
    check: .korean,
    paging: .korean,
    favourites: .korean,
    system: .korean
  )
}
