import Foundation
import TestSupport

/// The extract of the Unicode Character Database beside this file.
struct UnicodeExtract {
  static let file = repositoryRoot.appending(
    path: "Tests/TerminalTextTests/Cells/UnicodeExtract.txt")

  /// Its version, such as `18.0.0`.
  let version: String
  private let rangesByProperty: [String: [ClosedRange<Int>]]

  init() throws {
    let text = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let comment = text.prefix { $0 != ":" }
    version = comment.split(separator: " ").last.map(String.init) ?? ""
    var ranges: [String: [ClosedRange<Int>]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";").map { $0.filter { $0 != " " } }
      let bounds = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
      guard fields.count == 2, let first = bounds.first, let last = bounds.last else { continue }
      ranges[fields[1], default: []].append(first...last)
    }
    rangesByProperty = ranges
  }

  /// The scalars that have a property, such as `Joining_Type=D`.
  func scalars(with property: String) -> [ClosedRange<Int>] {
    rangesByProperty[property] ?? []
  }
}
