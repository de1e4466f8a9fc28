#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Data {
  /// Lends the bytes, wherever they lie, counted from 0 also in a slice.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes { body($0.bindMemory(to: UInt8.self)) }
  }

  /// A part of the data, counted from 0 also in a slice, without a copy.
  func part(_ range: Range<Int>) -> Data {
    self[(startIndex + range.lowerBound)..<(startIndex + range.upperBound)]
  }
}
