@testable import TerminalText

/// The rule of `InvisibleSequences`, written a second time over the properties of the extract and
/// the whole text.
struct InvisibleSequenceRule {
  private let scripts: [UInt32: String]
  private let joining: [UInt32: String]
  private let letters: Set<UInt32>
  private let marks: Set<UInt32>
  private let viramas: Set<UInt32>

  init() throws {
    let extract = try UnicodeExtract()
    func set(_ property: String) -> Set<UInt32> {
      Set(extract.scalars(with: property).joined().map(UInt32.init))
    }
    var scripts: [UInt32: String] = [:]
    for script in extract.scripts + ["Zinh"] {
      for scalar in set("Script=\(script)") { scripts[scalar] = script }
    }
    var joining: [UInt32: String] = [:]
    for type in ["D", "R", "L"] {
      for scalar in set("Joining_Type=\(type)") { joining[scalar] = type }
    }
    self.scripts = scripts
    self.joining = joining
    letters = set("General_Category=L")
    viramas = set("Canonical_Combining_Class=9")
    marks = set("General_Category=Mn").subtracting(viramas)
  }

  /// Whether the invisible scalar at an index stays.
  func allows(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    let values = text.map(\.value)
    let before = Array(values[..<index].reversed())
    let after = Array(values[(index + 1)...])
    switch text[index].value {
    case 0x200C: return allowsNonJoiner(before, after)
    case 0x200D: return allowsJoiner(before, after) || allowsEmojiJoiner(before, after, text, index)
    case 0x200B:
      guard let left = before.first.flatMap({ scripts[$0] }) else { return false }
      return ["Thai", "Laoo", "Khmr", "Mymr"].contains(left)
        && left == after.first.flatMap { scripts[$0] }
    case 0xE0100...0xE01EF: return index > 0 && text[index - 1].properties.isUnifiedIdeograph
    case 0xFE0E, 0xFE0F:
      if let base = before.first, base < 0x80 {
        return after.first == 0x20E3 && "#*0123456789".unicodeScalars.contains { $0.value == base }
      }
      return index > 0 && isPictograph(text[index - 1])
    case 0xE0000...0xE007F: return isInFlag(index, of: values)
    default: return false
    }
  }

  private func allowsNonJoiner(_ before: [UInt32], _ after: [UInt32]) -> Bool {
    guard let (next, nextScripts) = base(after) else { return false }
    if let virama = before.first, viramas.contains(virama) {
      guard let (letter, letterScripts) = base(Array(before.dropFirst())) else { return false }
      return letters.contains(letter) && letters.contains(next)
        && Set(letterScripts + nextScripts + [scripts[virama]]).count == 1
    }
    guard let (letter, letterScripts) = base(before) else { return false }
    // The marks on either side match their own letter, and the letters match each other.
    return ["D", "L"].contains(joining[letter]) && ["D", "R"].contains(joining[next])
      && Set(letterScripts + nextScripts).count == 1
  }

  private func allowsJoiner(_ before: [UInt32], _ after: [UInt32]) -> Bool {
    if let virama = before.first, viramas.contains(virama),
      let (letter, letterScripts) = base(Array(before.dropFirst())), letters.contains(letter),
      Set(letterScripts + [scripts[virama]]).count == 1
    {
      guard let next = after.first.flatMap(Unicode.Scalar.init) else { return true }
      return ![.nonspacingMark, .spacingMark, .enclosingMark]
        .contains(next.properties.generalCategory)
    }
    guard after.count > 1, viramas.contains(after[0]), letters.contains(after[1]),
      let (letter, letterScripts) = base(before), letters.contains(letter)
    else { return false }
    return Set(letterScripts + [scripts[after[0]], scripts[after[1]]]).count == 1
  }

  /// The first scalar that is not a mark, and the scripts of the marks and of itself.
  private func base(_ scalars: [UInt32]) -> (UInt32, [String?])? {
    let isMark = { (scalar: UInt32) in
      marks.contains(scalar) && scripts[scalar] != nil
        && !(Unicode.Scalar(scalar).map(ControlEscaping.needsEscape) ?? true)
    }
    guard let base = scalars.first(where: { !isMark($0) }) else { return nil }
    let between = scalars.prefix { $0 != base }.map { scripts[$0] }.filter { $0 != "Zinh" }
    guard scripts[base] != nil, scripts[base] != "Zinh" else { return nil }
    return (base, between + [scripts[base]])
  }

  private func allowsEmojiJoiner(
    _ before: [UInt32], _ after: [UInt32], _ text: [Unicode.Scalar], _ index: Int
  ) -> Bool {
    guard let next = after.first.flatMap(Unicode.Scalar.init), isPictograph(next), index > 0 else {
      return false
    }
    if isPictograph(text[index - 1]) { return true }
    return text[index - 1].value == 0xFE0F && allows(index - 1, in: text)
  }

  private func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private func isInFlag(_ index: Int, of text: [UInt32]) -> Bool {
    ["gbeng", "gbsct", "gbwls"].contains { code in
      let flag = [0x1F3F4] + code.utf8.map { 0xE0000 + UInt32($0) } + [0xE007F]
      return (max(0, index - 6)...index).contains { start in text[start...].starts(with: flag) }
    }
  }
}
