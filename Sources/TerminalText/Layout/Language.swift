/// A language that pages and voices speak; the raw value is its tag.
package enum Language: String, CaseIterable, Sendable {
  case korean = "ko"
  case english = "en"
}
