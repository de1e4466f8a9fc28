import Foundation

/// The number of times that a test tries other random values, sizes or moments.
///
/// `EXPO_TEST_LONG=1` asks for the long run, as `.ci/run` does.
public func rounds(_ usual: Int, long: Int) -> Int { isLongRun ? long : usual }

private let isLongRun =
  !(ProcessInfo.processInfo.environment["EXPO_TEST_LONG"] ?? "").isEmpty
