/// What a finger does.
public enum ClassTouchPhase {
  /// It landed.
  case began
  /// It moved.
  case moved
  /// It lifted.
  case ended
  /// It was taken away.
  case cancelled
}

/// A finger on the screen.
public final class ClassTouch: Hashable {
  /// Which finger.
  public let finger: Int
  /// What it does.
  public internal(set) var phase = ClassTouchPhase.began
  /// Where it is, in the window's coordinates.
  public internal(set) var location: ClassPoint
  /// Where it landed.
  public let initialLocation: ClassPoint
  /// The view that it hit.
  public internal(set) var view: ClassView?
  /// The recognizers that get it.
  public internal(set) var gestureRecognizers: [ClassRecognizer] = []

  init(finger: Int, location: ClassPoint) {
    self.finger = finger
    self.location = location
    initialLocation = location
  }

  /// Whether two are the same object.
  public static func == (a: ClassTouch, b: ClassTouch) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
