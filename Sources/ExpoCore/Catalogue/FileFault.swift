/// A fault in a file: the place, the path to the value, and what is wrong.
public struct FileFault: Hashable, Sendable {
  /// The file's path, as given.
  public let path: String
  /// The place of the fault in the file's text.
  public let position: TextPosition
  /// The path to the value, such as `[3].image_name`; empty for the file as a whole.
  public let codingPath: String
  /// The fault at that place.
  public let fault: CatalogueFault
}

extension FileFault: CustomStringConvertible {
  /// `items.json:12:9: [3].links: wrongType(expected: array, found: string)`
  public var description: String {
    let place = "\(path):\(position.line):\(position.column): "
    return place + (codingPath.isEmpty ? "" : "\(codingPath): ") + "\(fault)"
  }
}

/// Finds the lines, columns and paths of a file's faults; in ascending order in one pass.
struct FaultPlaces {
  private let path: String
  private var positions: PositionCounter
  private var codingPaths: CodingPaths

  init(path: String, _ tree: JSONTree) {
    self.path = path
    positions = PositionCounter(tree.bytes)
    codingPaths = CodingPaths(tree)
  }

  mutating func place(_ fault: LocatedFault) -> FileFault {
    FileFault(
      path: path, position: positions.position(at: fault.offset),
      codingPath: codingPaths.path(to: fault), fault: fault.fault)
  }
}
