/// The phase of a touch.
public enum ClassTouchPhase {
  /// The finger landed.
  case began
  /// The finger moved.
  case moved
  /// The finger lifted.
  case ended
  /// The touch was cancelled.
  case cancelled
}

/// A finger on the screen.
public final class ClassTouch: Hashable {
  /// The number of the finger.
  public let finger: Int
  /// The phase of the touch.
  public internal(set) var phase = ClassTouchPhase.began
  /// The position of the finger, in the window's coordinates.
  public internal(set) var location: ClassPoint
  /// The position where the finger landed, in the window's coordinates.
  public let initialLocation: ClassPoint
  /// The view that the finger hit when it landed.
  public internal(set) var view: ClassView?
  /// The recognizers that receive the touch.
  public internal(set) var gestureRecognizers: [ClassRecognizer] = []

  init(finger: Int, location: ClassPoint) {
    self.finger = finger
    self.location = location
    initialLocation = location
  }

  /// Whether two touches are the same object.
  public static func == (a: ClassTouch, b: ClassTouch) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
