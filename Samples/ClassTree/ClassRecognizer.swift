/// Where a recognizer stands.
public enum ClassRecognizerState {
  /// Undecided.
  case possible
  /// Recognized.
  case ended
  /// Not its gesture.
  case failed
}

/// Gets touches on its view.
open class ClassRecognizer {
  /// Where it stands.
  public var state = ClassRecognizerState.possible
  /// The view that it is on.
  public internal(set) unowned var view: ClassView?
  /// Its touches.
  public var touches: Set<ClassTouch> = []
  private let action: (ClassRecognizer) -> Void

  /// Makes a recognizer that calls a closure when it recognizes.
  public init(action: @escaping (ClassRecognizer) -> Void = { _ in }) { self.action = action }

  /// Fingers landed.
  open func touchesBegan(_ touches: Set<ClassTouch>) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<ClassTouch>) {}
  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<ClassTouch>) {}
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<ClassTouch>) {}

  func callAction() { action(self) }

  func reset() {
    state = .possible
    touches.removeAll(keepingCapacity: true)
  }
}

/// One finger that lifts where it landed.
public final class ClassTapRecognizer: ClassRecognizer {
  /// Takes the finger.
  public override func touchesBegan(_ touches: Set<ClassTouch>) {
    self.touches.formUnion(touches)
    if self.touches.count > 1 { state = .failed }
  }

  /// Fails when it strays.
  public override func touchesMoved(_ touches: Set<ClassTouch>) {
    for touch in touches {
      let x = touch.location.x - touch.initialLocation.x
      let y = touch.location.y - touch.initialLocation.y
      if x * x + y * y > 100 { state = .failed }
    }
  }

  /// Succeeds.
  public override func touchesEnded(_ touches: Set<ClassTouch>) {
    if state == .possible { state = .ended }
  }

  /// Fails.
  public override func touchesCancelled(_ touches: Set<ClassTouch>) { state = .failed }
}
