/// A place in a text as editors count it.
public struct TextPosition: Equatable, Comparable, Sendable {
  /// The line, from 1 on; lines end at LF, CR LF or CR.
  public let line: Int
  /// The column, from 1 on, in Unicode scalars.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
