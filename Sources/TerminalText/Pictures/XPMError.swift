/// The first fault of an XPM file, and its line.
package struct XPMError: Error, Equatable, Sendable {
  package enum Fault: Equatable, Sendable {
    /// The file is larger than ``mostBytes``.
    case tooLong
    /// The file does not begin with `/* XPM */`.
    case notXPM
    case unclosedComment
    /// A string is not closed on its line.
    case unclosedString
    /// The first string does not begin with four numbers.
    case badSize
    /// The width or the height is not 1 to ``Picture/mostPixels``.
    case sideOutOfRange
    /// The number of colours is not 1 to ``mostColors``.
    case colorCountOutOfRange
    /// The number of characters per pixel is not 1 or 2.
    case codeLengthOutOfRange
    /// The file ends, and this many colours and rows are missing.
    case missingStrings(Int)
    /// The string of a colour has no code, or no colour after the key `c`.
    case missingColor
    case unknownColor
    /// Two colours have the same code.
    case repeatedCode
    /// The row has another number of characters than the size says.
    case rowLength(expected: Int, found: Int)
    /// No colour has this code; pixels count from 1.
    case unknownCode(pixel: Int)
  }

  /// The most bytes that a file may have.
  package static let mostBytes = 256 * 1024
  /// The most colours that a file may have.
  package static let mostColors = 256

  /// The line of the fault, from 1 on.
  package let line: Int
  package let fault: Fault
}

extension XPMError: CustomStringConvertible {
  package var description: String { "line \(line): \(fault)" }
}

extension XPMError.Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong: "the file is larger than \(XPMError.mostBytes / 1024) KiB"
    case .notXPM: "the file does not begin with /* XPM */"
    case .unclosedComment: "the comment is not closed"
    case .unclosedString: "the string is not closed on its line"
    case .badSize: "the size must be four numbers: width, height, colours, characters per pixel"
    case .sideOutOfRange: "width and height must be 1 to \(Picture.mostPixels)"
    case .colorCountOutOfRange: "the number of colours must be 1 to \(XPMError.mostColors)"
    case .codeLengthOutOfRange: "the number of characters per pixel must be 1 or 2"
    case .missingStrings(1): "the file ends before its last string"
    case .missingStrings(let count): "the file ends \(count) strings early"
    case .missingColor: "a code, the key c and a colour are expected"
    case .unknownColor: "the colour must be #rrggbb, None or a name such as black or gray50"
    case .repeatedCode: "another colour has the same code"
    case .rowLength(let expected, let found):
      "the row must have \(expected) characters, not \(found)"
    case .unknownCode(let pixel): "pixel \(pixel) has a code that stands for no colour"
    }
  }
}
