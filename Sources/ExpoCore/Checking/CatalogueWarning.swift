/// What is readable in a catalogue's file and yet hardly meant.
package enum CatalogueWarning: Equatable, Sendable {
  /// A name, alias or picture name that another place of the file already has.
  case duplicate(String, firstPath: String)
  case emptyText
  case negativeVisitors
  case durationIsNotTwoDates
  case durationEndsBeforeItBegins
  /// An address that is neither http nor https.
  case linkIsNotHTTP
  case unknownEvidence(String)
  case missingImageDescription
}
