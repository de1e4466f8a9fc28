import TerminalText

/// A picture as an SVG image (SVG 1.1): a rectangle for each run of pixels of one colour.
struct SVG {
  /// How long a pixel's side is, in user units.
  private static let scale = 8

  private let picture: Picture
  private let title: String
  private let description: String

  init(_ picture: Picture, title: String, description: String) {
    self.picture = picture
    self.title = title
    self.description = description
  }

  /// The whole document, with a line feed at its end.
  var text: String {
    let (width, height) = (picture.width, picture.height)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width * Self.scale)" \
      height="\(height * Self.scale)" viewBox="0 0 \(width) \(height)" \
      shape-rendering="crispEdges" role="img">
      <title>\(Self.escaped(title))</title>
      <desc>\(Self.escaped(description))</desc>

      """
    for row in 0..<height {
      var column = 0
      while column < width {
        let start = column
        let color = picture[start, row]
        repeat { column += 1 } while column < width && picture[column, row] == color
        guard let color else { continue }
        text += """
          <rect x="\(start)" y="\(row)" width="\(column - start)" height="1" \
          fill="#\(Self.hexadecimal(color.rgb))"/>

          """
      }
    }
    return text + "</svg>\n"
  }

  private static func hexadecimal(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// The text as XML content: what would be markup is escaped, and what no document may hold (XML 1.0,
  /// `Char`) is left out.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\t", "\n", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        escaped.unicodeScalars.append(scalar)
      default: break
      }
    }
    return escaped
  }
}
