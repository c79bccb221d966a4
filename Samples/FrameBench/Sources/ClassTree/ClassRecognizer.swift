/// The state of a recognizer.
public enum ClassRecognizerState {
  /// The gesture is undecided.
  case possible
  /// The gesture is recognized.
  case ended
  /// The touches do not make the gesture.
  case failed
}

/// An object that receives the touches on its view and decides whether they make a gesture.
open class ClassRecognizer {
  /// The state of the recognizer.
  public var state = ClassRecognizerState.possible
  /// The view to which the recognizer is added.
  public internal(set) unowned var view: ClassView?
  /// The touches that the recognizer has accepted.
  public var touches: Set<ClassTouch> = []
  private let action: (ClassRecognizer) -> Void

  /// Makes a recognizer that calls a closure when it recognizes.
  public init(action: @escaping (ClassRecognizer) -> Void = { _ in }) { self.action = action }

  /// Called when fingers have landed.
  open func touchesBegan(_ touches: Set<ClassTouch>) {}
  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<ClassTouch>) {}
  /// Called when fingers have lifted.
  open func touchesEnded(_ touches: Set<ClassTouch>) {}
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<ClassTouch>) {}

  func callAction() { action(self) }

  func reset() {
    state = .possible
    touches.removeAll(keepingCapacity: true)
  }
}

/// Recognizes one finger that lifts where it landed.
public final class ClassTapRecognizer: ClassRecognizer {
  /// Accepts the touch; fails with a second one.
  public override func touchesBegan(_ touches: Set<ClassTouch>) {
    self.touches.formUnion(touches)
    if self.touches.count > 1 { state = .failed }
  }

  /// Fails when the finger moves too far from where it landed.
  public override func touchesMoved(_ touches: Set<ClassTouch>) {
    for touch in touches {
      let x = touch.location.x - touch.initialLocation.x
      let y = touch.location.y - touch.initialLocation.y
      if x * x + y * y > 100 { state = .failed }
    }
  }

  /// Recognizes the tap if it is still possible.
  public override func touchesEnded(_ touches: Set<ClassTouch>) {
    if state == .possible { state = .ended }
  }

  /// Fails.
  public override func touchesCancelled(_ touches: Set<ClassTouch>) { state = .failed }
}
