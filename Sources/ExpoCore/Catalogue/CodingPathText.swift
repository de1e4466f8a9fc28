/// Coding paths as readers know them from other tools: `[3].image_name`, `details[0].label`.
enum CodingPathText {
  /// How much of a key a path repeats, in Unicode scalars; a foreign key may be of any length.
  private static let longestKey = 40

  /// How many steps a path names at each of its ends.
  static let mostSteps = 8

  static func appending(index: Int, to path: String) -> String { "\(path)[\(index)]" }

  static func appending(key: String, to path: String) -> String {
    let key = clipped(key)
    if key.isEmpty { return path + "[\"\"]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  /// The key, cut with an ellipsis where it is too long to repeat.
  static func clipped(_ key: String) -> String {
    let scalars = key.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: longestKey, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return key }
    return String(scalars[..<end]) + "…"
  }
}
