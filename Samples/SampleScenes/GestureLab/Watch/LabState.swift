import Dactyl

/// What a recognizer is doing, as the lab shows it: its state, and what the state alone does not show.
enum LabState: UInt8 {
  /// It is possible, and has no touches.
  case idle
  /// It gets touches and has not decided.
  case possible
  /// It has decided, and waits for others to fail.
  case held
  case began, changed, ended, cancelled, failed

  init(_ state: GestureState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }

  /// What it is called.
  var word: String { self == .idle ? "possible" : "\(self)" }
  /// Whether nothing follows but the reset.
  var isFinal: Bool { rawValue >= LabState.ended.rawValue }
}
