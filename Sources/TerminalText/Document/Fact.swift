/// A label and what it says.
package struct Fact {
  package let label: Inline
  /// The lines of the value; each is wrapped by itself.
  package let value: [[Inline]]
  /// The whole as one says it aloud, where that is not the label and the value; empty where there
  /// is nothing to be said.
  package let spoken: String?

  package init(label: Inline, value: [[Inline]], spoken: String? = nil) {
    self.label = label
    self.value = value
    self.spoken = spoken.map { Inline(line: $0).text }
  }
}
