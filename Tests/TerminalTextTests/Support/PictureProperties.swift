import Foundation

@testable import ExpoCore
@testable import TerminalText

/// The properties of any XPM file; the tests and the fuzzer share them.
enum PictureProperties {
  /// The first property that the bytes violate, or nil; a trap is a violation, too.
  static func violation(of bytes: [UInt8]) -> String? {
    let picture: Picture
    do {
      picture = try Picture(xpm: Data(bytes))
    } catch {
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      let line = error.description.split(separator: " ").dropFirst(2).first?.dropLast()
      return line.flatMap { Int($0) }.map { (1...lines).contains($0) } == true
        ? nil : "the fault has no place"
    }
    return violation(of: picture, trueColor: false) ?? violation(of: picture, trueColor: true)
  }

  /// The cells of a picture's lines show exactly its pixels, or the nearest fixed colours of them.
  static func violation(of picture: Picture, trueColor: Bool) -> String? {
    func shown(_ column: Int, _ row: Int) -> UInt32? {
      guard row < picture.height, let rgb = picture[column, row] else { return nil }
      return trueColor ? rgb : FixedColor.rgb(FixedColor.nearest(to: rgb))
    }
    let lines = picture.lines
    guard lines.count == (picture.height + 1) / 2 else { return "the number of rows is wrong" }
    for (row, line) in lines.enumerated() {
      guard CellMeasure().width(of: line.text) == picture.width else {
        return "row \(row) has another width"
      }
      var bytes: [UInt8] = []
      LineEncoder(isStyled: true, colors: trueColor ? .direct : .fixed).append(line, to: &bytes)
      guard let cells = ShownCells(bytes) else { return "row \(row) has other bytes" }
      guard cells.upper.elementsEqual((0..<picture.width).map { shown($0, row * 2) }),
        cells.lower.elementsEqual((0..<picture.width).map { shown($0, row * 2 + 1) })
      else { return "row \(row) shows other pixels" }
      bytes = []
      LineEncoder(isStyled: false).append(line, to: &bytes)
      guard bytes == Array(repeating: UInt8(ascii: " "), count: picture.width) + [0x0A] else {
        return "row \(row) is not blank without styles"
      }
    }
    return nil
  }
}

/// The pixels that a terminal shows for an encoded row of cells.
private struct ShownCells {
  private(set) var upper: [UInt32?] = []
  private(set) var lower: [UInt32?] = []

  /// Creates the pixels, or nil if there is anything but colours, blanks and half blocks, a colour
  /// is chosen that is shown already, or the line does not end in the terminal's own colours.
  init?(_ bytes: [UInt8]) {
    var (foreground, background): (UInt32?, UInt32?)
    var rest = Substring(decoding: bytes, as: UTF8.self)
    while let first = rest.popFirst() {
      switch first {
      case " ": upper.append(background); lower.append(background)
      case "▄": upper.append(background); lower.append(foreground)
      case "▀": upper.append(foreground); lower.append(background)
      case "\n":
        guard rest.isEmpty, foreground == nil, background == nil else { return nil }
        return
      case "\u{1B}":
        guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else { return nil }
        var codes = rest[..<end].split(separator: ";", omittingEmptySubsequences: false)[...]
        rest = rest[rest.index(after: end)...]
        while let code = codes.popFirst() {
          switch code {
          case "0" where foreground != nil || background != nil:
            (foreground, background) = (nil, nil)
          case "49" where background != nil: background = nil
          case "38":
            guard let color = Self.color(&codes), color != foreground else { return nil }
            foreground = color
          case "48":
            guard let color = Self.color(&codes), color != background else { return nil }
            background = color
          default: return nil
          }
        }
      default: return nil
      }
    }
    return nil
  }

  private static func color(_ codes: inout ArraySlice<Substring>) -> UInt32? {
    if codes.popFirst() == "5" {
      return codes.popFirst().flatMap { UInt8($0) }.map(FixedColor.rgb)
    }
    let channels = codes.prefix(3).compactMap { UInt8($0) }
    codes = codes.dropFirst(3)
    return channels.count == 3 ? channels.reduce(0) { $0 << 8 | UInt32($1) } : nil
  }
}
