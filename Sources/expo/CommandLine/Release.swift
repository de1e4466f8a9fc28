enum Release {
  static let version = "6.0.0"
  /// The day of the release (ISO 8601).
  static let date = "2026-11-24"
}
