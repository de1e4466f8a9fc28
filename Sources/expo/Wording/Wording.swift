import ExpoCore

/// Every phrase that the interface says to its reader; a second language is one more value.
struct Wording: Sendable {
  let pages: PageWording
  let help: HelpWording
  let messages: MessageWording
  let paging: PagingWording
  let system: SystemWording

  static let korean = Wording(
    pages: .korean,
    help: .korean,
    messages: .korean,
    paging: .korean,
    system: .korean
  )
}
