import Dactyl

/// Formats the numbers in a log's recognizer entries.
package enum ScenarioNumber {
  /// A location or displacement: `30.0,-4.5`.
  package static func pair(_ x: Float, _ y: Float) -> String { "\(fixed(x, decimals: 1)),\(fixed(y, decimals: 1))" }

  /// A number with a fixed count of decimals, rounded half away from zero; a result of zero has no sign.
  package static func fixed(_ value: Float, decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1) { product, _ in product * 10 }
    guard let scaled = Int64(exactly: (Double(value) * Double(factor)).rounded()) else { return "\(value)" }
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt64(factor))
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let digits = String(rest)
    return "\(sign)\(whole)." + String(repeating: "0", count: decimals - digits.count) + digits
  }
}
