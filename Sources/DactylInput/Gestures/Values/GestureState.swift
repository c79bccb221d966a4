/// The states of a gesture recognizer (G1).
public enum GestureState: UInt8, Hashable, Sendable, CaseIterable {
  /// The recognizer receives touches and has not decided.
  case possible
  /// A continuous gesture began.
  case began
  /// A continuous gesture continued.
  case changed
  /// A continuous gesture ended, or a discrete one was recognized.
  case ended
  /// A continuous gesture was interrupted.
  case cancelled
  /// The touches were not this gesture.
  case failed

  /// The name of a discrete recognizer's success: the same state as `ended`.
  public static let recognized = GestureState.ended

  /// Whether only the reset can follow.
  public var isFinal: Bool { rawValue >= GestureState.ended.rawValue }

  /// Whether the recognizer has won its touches: begun, changed or ended.
  public var isRecognized: Bool {
    rawValue >= GestureState.began.rawValue && rawValue <= GestureState.ended.rawValue
  }

  /// Whether entering the state runs the actions (G5).
  public var runsActions: Bool { self != .possible && self != .failed }

  /// Whether a transition is legal (G2, G3, G4). A final state returns to possible only by the reset.
  public func canBecome(_ next: GestureState, isDiscrete: Bool) -> Bool {
    switch (self, next) {
    case (.possible, .ended), (.possible, .failed): true
    case (.possible, .began): !isDiscrete
    case (.began, .changed), (.began, .ended), (.began, .cancelled): !isDiscrete
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): !isDiscrete
    default: false
    }
  }
}
