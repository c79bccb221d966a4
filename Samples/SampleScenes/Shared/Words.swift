import Dactyl

extension FingerID {
  /// What lines and overlay call the finger.
  var word: String {
    if self == .mirroredMouse { return "mirror" }
    return device == .mouse ? "mouse" : "\(finger)"
  }
}

extension Float {
  /// The number without its fraction, for lines.
  var wholePoints: Int { Int(exactly: rounded()) ?? 0 }
}

extension Float {
  /// The number with two digits behind the point.
  var hundredths: String {
    let hundred = Int(exactly: (abs(self) * 100).rounded()) ?? 0
    let rest = hundred % 100
    return "\(self < 0 && hundred > 0 ? "-" : "")\(hundred / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
