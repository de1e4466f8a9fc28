/// A range of a text's bytes, to be kept in arrays.
///
/// For an array of `Range<Int>` the runtime looks up that `Int` is `Comparable`, which costs a
/// short-lived program as much as a pass over the whole bundled file.
struct ByteRange: Equatable {
  let lowerBound: Int
  let upperBound: Int

  init(_ range: Range<Int>) {
    lowerBound = range.lowerBound
    upperBound = range.upperBound
  }

  var range: Range<Int> { lowerBound..<upperBound }
}
