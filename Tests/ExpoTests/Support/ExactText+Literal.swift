import ExpoCore

extension ExactText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}
