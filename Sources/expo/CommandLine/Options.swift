import ExpoCore
import TerminalText

/// The values of options and variables. The last of several equal options counts, and an option
/// overrides a variable.
struct Options: Equatable {
  var width: Int?
  var color: AutoMode?
  var pictures: AutoMode?
  var ambiguousIsWide = false
  var noPager = false
  var catalogue: String?
  var language: Language?
  var json = false
  var accessible = false
  var division: ListDivision?
  var names = false
  var link: Int?
  var bibtex = false
  var yes = false
  var help = false
  var version = false
}

/// When text is styled, or pages show pictures.
enum AutoMode: String, CaseIterable {
  case auto
  case always
  case never
}

/// What the sections of a list have in common.
enum ListDivision: Equatable {
  case category
  case evidence
}
