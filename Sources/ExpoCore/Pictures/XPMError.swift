/// The first fault of an XPM file, and its line.
public struct XPMError: Error, Hashable, Sendable {
  public enum Fault: Hashable, Sendable {
    /// The file is larger than ``maxBytes``.
    case tooLong
    /// The file does not begin with `/* XPM */`.
    case notXPM
    /// The first string does not begin with four numbers: width and height, of at most ``Picture/maxPixels``,
    /// colours, at most ``maxColors``, and 1 character.
    case badSize
    /// A string or a comment is not closed, or colours and rows are missing.
    case cutShort
    /// The string of a colour is not a new code, the key `c` and a colour.
    case badColor
    /// The row has another number of characters than the size says, or one that is no colour's code.
    case badRow
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
