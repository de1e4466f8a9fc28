import ExpoCore

extension Environment {
  /// The variables that say nothing that the program understands, and what they take.
  ///
  /// A variable does not count beside the option that means the same.
  func mistakes(beside options: Options) -> [(variable: String, takes: Option.Effect)] {
    var mistakes: [(variable: String, takes: Option.Effect)] = []
    if options.language == nil, isSet("EXPO_LANG"), Language(variable: self) == nil {
      mistakes.append(("EXPO_LANG", Option.lang.spec.effect))
    }
    if options.width == nil, isSet("EXPO_WIDTH"), number("EXPO_WIDTH", atLeast: 0) == nil {
      mistakes.append(("EXPO_WIDTH", Option.width.spec.effect))
    }
    if options.pictures == nil, isSet("EXPO_PICTURES"),
      self["EXPO_PICTURES"].flatMap(When.init) == nil
    {
      mistakes.append(("EXPO_PICTURES", Option.pictures.spec.effect))
    }
    let widths = ["1", "2"]
    if isSet("EXPO_AMBIGUOUS_WIDTH"), !widths.contains(self["EXPO_AMBIGUOUS_WIDTH"] ?? "") {
      mistakes.append(
        ("EXPO_AMBIGUOUS_WIDTH", .choice(widths.map { Option.Choice(word: $0) }) { _, _ in }))
    }
    return mistakes
  }
}
