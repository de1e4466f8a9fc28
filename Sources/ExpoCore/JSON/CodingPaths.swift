/// The coding paths of faults, as other tools write them: `[3].image_name`, `details[0].label`.
///
/// Faults in ascending order take one pass in total.
struct CodingPaths {
  /// The longest part of a key that a path repeats, in Unicode scalars.
  static let maxKeyScalars = 40
  /// How many steps a path names at each of its ends.
  private static let maxSteps = 8

  /// An array or object around the place, and how far it has been passed.
  private struct Step {
    let container: Int
    var children: JSONTree.Children
    /// The last child that begins before the place or at it, and its number.
    var child: Int?
    var number = -1
    var following: Int?
    /// The key of the child, as far as a path repeats it.
    var key: String?
  }

  private let tree: JSONTree
  private var steps: [Step] = []

  init(_ tree: JSONTree) {
    self.tree = tree
    if !tree.nodes.isEmpty { enter(0) }
  }

  /// The path to the value, or to the key, at which a fault begins; empty for the file as a whole.
  ///
  /// - Precondition: The fault is none of those before the last one in the text.
  mutating func path(to fault: LocatedFault) -> String {
    while let last = steps.last, isPassed(last.container, at: fault.offset), steps.count > 1 {
      steps.removeLast()
    }
    while let last = steps.indices.last {
      while let child = steps[last].following, tree.nodes[child].start <= fault.offset {
        steps[last].child = child
        steps[last].number += 1
        steps[last].key = nil
        steps[last].following = steps[last].children.next()
      }
      guard let child = steps[last].child, tree.nodes[child].start < fault.offset,
        !isPassed(child, at: fault.offset), enter(child)
      else { break }
    }
    guard let root = tree.nodes.first, root.start < fault.offset, !isPassed(0, at: fault.offset)
    else { return "" }
    for index in steps.indices where steps[index].key == nil {
      steps[index].key = key(at: steps[index])
    }
    return path(of: fault.fault.isOfContainer ? steps.dropLast() : steps[...])
  }

  /// Whether a place is after all that an array or object holds. Faults after its last value are found only
  /// while it is still open.
  private func isPassed(_ container: Int, at offset: Int) -> Bool {
    let node = tree.nodes[container]
    return node.isContainer && node.isFinished && tree.nodes[Int(node.end) - 1].start < offset
  }

  @discardableResult
  private mutating func enter(_ container: Int) -> Bool {
    guard tree.nodes[container].isContainer else { return false }
    var children = tree.children(of: container)
    let first = children.next()
    steps.append(Step(container: container, children: children, following: first))
    return true
  }

  private func path(of steps: ArraySlice<Step>) -> String {
    let head = steps.prefix(Self.maxSteps).reduce("", appending)
    let rest = steps.dropFirst(Self.maxSteps)
    return rest.suffix(Self.maxSteps)
      .reduce(rest.count > Self.maxSteps ? head + "…" : head, appending)
  }

  private func appending(to path: String, _ step: Step) -> String {
    if tree.nodes[step.container].type == .array { return "\(path)[\(max(step.number, 0))]" }
    guard let key = step.key else { return path }
    if key.isEmpty { return path + "[\"\"]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  /// The key of an object's child; nil if it is not whole, or in an array.
  private func key(at step: Step) -> String? {
    guard let child = step.child, tree.nodes[step.container].type == .object else { return nil }
    let node = step.number.isMultiple(of: 2) ? child : child - 1
    guard tree.nodes[node].type == .string, tree.nodes[node].isFinished else { return nil }
    return Self.clipped(tree.string(node))
  }

  /// A text from a file, cut with an ellipsis if it is too long to repeat.
  static func clipped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let head = scalars.prefix(maxKeyScalars)
    return head.endIndex == scalars.endIndex ? text : String(head) + "…"
  }
}
