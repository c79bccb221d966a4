/// The engine's recognizer that one of this module stands for, whatever its kind.
protocol InnerRecognizer: AnyObject {
  /// Puts it on a view of the engine's itself, with an action.
  func add(to view: View, _ action: @escaping () -> Void) -> AnyGesture
  /// It is about to be taken off that view for good: what was set stays.
  func engineWillGo()
  /// Where it says it is, in the scene's coordinates; nil leaves that to its fingers.
  var location: Point? { get }
  /// Whether there are methods for touches which a class of a program's own could override.
  var takesTouches: Bool { get }
  func hear(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext)
  func hear(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext)
  func deadlineReached(_ context: inout GestureContext)
  func reset()
}

/// The engine's recognizer that one of this module stands for. That of one of this module's classes is on the engine's
/// view itself; that of one of a program's classes is inside the object, which hands it touches.
final class Core<Kind: GestureRecognizer>: InnerRecognizer {
  private var own: Kind
  private var onView: Gesture<Kind>?

  init(_ value: Kind) { own = value }

  /// Its value, wherever it is.
  var value: Kind {
    get { onView?.value ?? own }
    set { if let onView { onView.value = newValue } else { own = newValue } }
  }

  func add(to view: View, _ action: @escaping () -> Void) -> AnyGesture {
    let gesture = view.addGestureRecognizer(own) { _ in action() }
    onView = gesture
    return gesture.any
  }

  func engineWillGo() {
    guard let onView else { return }
    own = onView.value
    own.reset()
    self.onView = nil
  }

  var location: Point? { value.gestureLocation }
  var takesTouches: Bool { Kind.inputs.contains(.touches) }

  func hear(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext) {
    switch phase {
    case .began: own.touchesBegan(touches, with: &context)
    case .moved: own.touchesMoved(touches, with: &context)
    case .ended: own.touchesEnded(touches, with: &context)
    case .cancelled: own.touchesCancelled(touches, with: &context)
    case .stationary: break
    }
  }

  func hear(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext) {
    guard var taking = own as? any PressGestureRecognizer else { return }
    switch phase {
    case .began: taking.pressesBegan(presses, with: &context)
    case .changed: taking.pressesChanged(presses, with: &context)
    case .ended: taking.pressesEnded(presses, with: &context)
    case .cancelled: taking.pressesCancelled(presses, with: &context)
    case .stationary: break
    }
    if let heard = taking as? Kind { own = heard }
  }

  func deadlineReached(_ context: inout GestureContext) { own.deadlineReached(with: &context) }
  func reset() { own.reset() }
}
