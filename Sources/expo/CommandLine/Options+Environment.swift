import ExpoCore

extension Options {
  /// A variable whose value is not valid, and the values that it takes.
  struct Mistake {
    let variable: String
    let value: String
    let takes: Option.Definition
    /// The option that means the same, if there is one; the variable does not count beside it.
    let option: Option?
  }

  /// Reads the variables that mean the same as options.
  init(_ environment: Environment) {
    self = Self.read(environment).options
  }

  /// Reads the variables, and returns also the mistakes in them.
  static func read(_ environment: Environment) -> (options: Options, mistakes: [Mistake]) {
    var options = Options()
    var mistakes: [Mistake] = []
    func read(_ name: String, _ definition: Option.Definition, _ option: Option?) {
      guard let value = environment[name], !value.isEmpty,
        !definition.apply(variable: value, to: &options)
      else { return }
      mistakes.append(Mistake(variable: name, value: value, takes: definition, option: option))
    }
    for option in Option.common {
      let row = option.row
      if let variable = row.variable { read(variable, row.definition, option) }
    }
    let widths = ["1", "2"].map { Option.Choice(word: $0) }
    read("EXPO_AMBIGUOUS_WIDTH", .choice(widths) { $0.ambiguousIsWide = $1 == "2" }, nil)
    return (options, mistakes)
  }
}

extension Option.Definition {
  /// Applies the value of a variable; a flag is on unless the value denies it.
  fileprivate func apply(variable value: String, to options: inout Options) -> Bool {
    guard case .flag(let set) = self else { return apply(value, to: &options) }
    if !["0", "no", "false"].contains(value.lowercased()) { set(&options) }
    return true
  }
}
