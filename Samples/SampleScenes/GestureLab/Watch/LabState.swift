import Dactyl

/// The state of a recognizer as the lab shows it, with distinctions that `GestureState` does not make.
enum LabState: UInt8 {
  /// The recognizer is possible, and has no touches.
  case idle
  /// The recognizer receives touches and has not decided.
  case possible
  /// The recognizer has decided, and waits for others to fail.
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

  /// The word for the state.
  var word: String { self == .idle ? "possible" : "\(self)" }
  /// Whether only the reset can follow.
  var isFinal: Bool { rawValue >= LabState.ended.rawValue }
}
