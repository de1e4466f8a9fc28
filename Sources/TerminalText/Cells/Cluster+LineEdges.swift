/// What may stand at a line's edges, after the classes of UAX #14.
extension ClusterScanner.Cluster {
  /// Whether a line may break here and the cluster be left out: a space that is not a no-break
  /// space, with no mark on it.
  var isBlank: Bool {
    Self.isBlank(firstScalar) && end - start == (firstScalar == 0x20 ? 1 : 3)
  }

  /// Whether the scalar by itself is such a space.
  @inline(__always)
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether no line may start with it (classes CL, CP, EX, IS, IN, and QU where it closes).
  var isClosing: Bool {
    guard let scalar = Unicode.Scalar(firstScalar) else { return false }
    switch scalar {
    case "!", ",", ".", ":", ";", "?", "…", "‥", "、", "。", "・":
      return true
    case "！", "，", "．", "：", "；", "？", "｡", "､", "･":
      return true
    default:
      return isUndirectedQuotation
        || [.closePunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
    }
  }

  /// Whether no line may end with it (class OP, and QU where it opens).
  var isOpening: Bool {
    guard let scalar = Unicode.Scalar(firstScalar) else { return false }
    return isUndirectedQuotation
      || [.openPunctuation, .initialPunctuation].contains(scalar.properties.generalCategory)
  }

  /// The straight quotation marks, which may be either.
  private var isUndirectedQuotation: Bool {
    firstScalar == 0x22 || firstScalar == 0x27
  }
}
