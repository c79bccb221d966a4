import Dactyl

extension FingerID {
  /// The name of the finger in lines.
  var word: String {
    if self == .mirroredMouse { return "mirror" }
    if self == .assistance { return "keys" }
    return device == .mouse ? "mouse" : "\(finger)"
  }
}

extension Float {
  /// The number rounded to a whole one, for lines; 0 for one that no integer can hold.
  var wholePoints: Int { Int(exactly: rounded()) ?? 0 }
}

extension Float {
  /// The number with two digits after the point.
  var hundredths: String {
    let hundred = Int(exactly: (abs(self) * 100).rounded()) ?? 0
    let rest = hundred % 100
    return "\(self < 0 && hundred > 0 ? "-" : "")\(hundred / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
