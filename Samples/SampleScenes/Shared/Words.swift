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
