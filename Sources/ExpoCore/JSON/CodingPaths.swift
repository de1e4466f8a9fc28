/// The coding paths of faults, as other tools write them: `[3].image_name`, `details[0].label`.
///
/// Faults in ascending order take one pass in total, and nothing before the outermost element in which
/// the first of them stands is read.
struct CodingPaths {
  /// The longest part of a key that a path repeats, in Unicode scalars.
  static let maxKeyScalars = 40
  /// How many steps a path names at each of its ends.
  private static let maxSteps = 8

  private var scanner: JSONScanner
  /// The well-formed elements of the outermost array.
  private let elements: [ByteRange]
  /// How many elements end before the last offset.
  private var passed = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, elements: [ByteRange]) {
    scanner = JSONScanner(bytes)
    self.elements = elements
  }

  /// The path to the value, or to the key, at which a fault begins; empty for the file as a whole.
  ///
  /// - Precondition: The fault is none of those before the last one in the text.
  mutating func path(to fault: LocatedFault) -> String {
    let before = passed
    while passed < elements.count, elements[passed].upperBound <= fault.offset { passed += 1 }
    if passed > before { scanner.skip(toEndOf: elements[passed - 1], count: passed) }
    scanner.scan(past: fault.offset)
    var frames = scanner.frames.prefix { $0.start < fault.offset }
    if fault.fault.isOfContainer { frames = frames.dropLast() }
    return Self.path(of: frames)
  }

  private static func path(of frames: ArraySlice<JSONScanner.Frame>) -> String {
    let head = frames.prefix(maxSteps).reduce("", appending)
    let rest = frames.dropFirst(maxSteps)
    return rest.suffix(maxSteps)
      .reduce(rest.count > maxSteps ? head + "…" : head, appending)
  }

  private static func appending(to path: String, stepInto frame: JSONScanner.Frame) -> String {
    if frame.type == .array { return "\(path)[\(max(frame.count - 1, 0))]" }
    guard let key = frame.key?.clippedText else { return path }
    if key.isEmpty { return path + "[\"\"]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  /// A text from a file, cut with an ellipsis if it is too long to repeat.
  static func clipped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: maxKeyScalars, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
