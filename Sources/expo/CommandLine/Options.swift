import ExpoCore

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

extension Options {
  /// Reads the variables that mean the same as options.
  init(_ environment: Environment) {
    self = Self.read(environment).options
  }

  /// Reads the variables, and returns also what is wrong with them.
  static func read(_ environment: Environment) -> (options: Options, mistakes: [Phrase]) {
    var options = Options()
    var mistakes: [Phrase] = []
    func read(_ name: String, _ definition: Option.Definition) {
      guard let value = environment[name], !value.isEmpty else { return }
      if case .flag(let set) = definition {
        if environment.isOn(name) { set(&options) }
      } else if !definition.apply(value, to: &options) {
        mistakes.append(definition.mistake(in: value, of: name))
      }
    }
    for option in Option.common {
      if let variable = option.row.variable { read(variable, option.definition) }
    }
    read("EXPO_AMBIGUOUS_WIDTH", .choice(["1", "2"]) { $0.ambiguousIsWide = $1 == "2" })
    return (options, mistakes)
  }
}
