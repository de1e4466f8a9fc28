/// A number of visitors, written for readers.
public enum VisitorCount {
  /// The count with a comma between the thousands, the same in every locale.
  ///
  /// Right for every `Int`, the smallest included.
  ///
  ///     VisitorCount.text(48130300)  // "48,130,300"
  ///     VisitorCount.text(-1234)     // "-1,234"
  public static func text(_ count: Int) -> String {
    let digits = Array(String(count.magnitude).utf8)
    var text: [UInt8] = count < 0 ? [UInt8(ascii: "-")] : []
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position).isMultiple(of: 3) {
        text.append(UInt8(ascii: ","))
      }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
