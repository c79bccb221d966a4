/// Numbers as the overlay writes them.
enum InspectorNumbers {
  /// A number with two places: `-0.25`.
  static func hundredths(_ number: Float) -> String {
    guard number.isFinite, abs(number) < 1e6 else { return "?" }
    let whole = Int((abs(number) * 100).rounded())
    let places = whole % 100 < 10 ? "0\(whole % 100)" : "\(whole % 100)"
    return "\(number < 0 && whole > 0 ? "-" : "")\(whole / 100).\(places)"
  }
}
