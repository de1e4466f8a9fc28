/// The first fault of an XPM file, and its line.
public struct XPMError: Error, Hashable, Sendable {
  public enum Fault: Hashable, Sendable {
    /// The file is larger than ``maxBytes``.
    case tooLong
    /// The file does not begin with `/* XPM */`.
    case notXPM
    /// A comment, or a string on its line, is not closed.
    case unclosed
    /// The first string does not begin with four numbers: width and height, of at most ``Picture/maxPixels``,
    /// colours, at most ``maxColors``, and 1 or 2 characters.
    case badSize
    /// The file ends, and this many colours and rows are missing.
    case missingStrings(Int)
    /// The string of a colour has no code, or no known colour after the key `c`.
    case unknownColor
    /// Two colours have the same code.
    case repeatedCode
    /// The row has another number of characters than the size says.
    case rowLength(expected: Int, found: Int)
    /// No colour has this code; pixels count from 1.
    case unknownCode(pixel: Int)
  }

  /// The most bytes that a file may have.
  public static let maxBytes = 256 * 1024
  /// The most colours that a file may have.
  public static let maxColors = 256

  /// The line of the fault, from 1 on.
  public let line: Int
  public let fault: Fault

  package init(line: Int, fault: Fault) {
    self.line = line
    self.fault = fault
  }
}
