import Dactyl

extension Timestamp {
  /// The time in milliseconds, as printed in a log: `16`, or `16.5`, with up to six decimals.
  package var milliseconds: String {
    let whole = "\(nanoseconds / 1_000_000)"
    let rest = abs(nanoseconds % 1_000_000)
    guard rest > 0 else { return whole }
    let digits = String(1_000_000 + rest).dropFirst()
    let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
    let sign = nanoseconds < 0 && nanoseconds > -1_000_000 ? "-" : ""
    return "\(sign)\(whole).\(digits[...end])"
  }

  /// Parses a time in milliseconds: digits with at most one dot among them.
  init?(logText text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }),
      let milliseconds = Double(text), milliseconds <= 1e12
    else { return nil }
    self.init(nanoseconds: Int64((milliseconds * 1e6).rounded()))
  }
}
