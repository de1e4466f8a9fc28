import Foundation

/// The machine's copy of the Unicode Character Database, as Debian's `unicode-data` installs it.
enum UnicodeData {
  private static let folder = URL(filePath: "/usr/share/unicode")

  /// Its version, such as `15.0.0`; nil where there is none.
  static var version: String? {
    // The first line reads `# EastAsianWidth-15.0.0.txt`.
    guard let text = try? contents(of: "EastAsianWidth.txt") else { return nil }
    return text.prefix { $0 != "\n" }.split(separator: "-").last?.split(separator: ".")
      .dropLast().joined(separator: ".")
  }

  /// The scalars that have one of the values in a file of `range ; value # comment` lines.
  static func scalars(in file: String, with values: Set<String>) throws -> [ClosedRange<Int>] {
    try contents(of: file).split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
        .map { $0.filter { $0 != " " } }
      guard fields.count == 2, values.contains(fields[1]) else { return nil }
      let bounds = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last else { return nil }
      return first...last
    }
  }

  private static func contents(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
  }
}
