/// The engine's recognizer inside an object of this module, of any kind.
protocol InnerRecognizer: AnyObject {
  /// Adds the recognizer to a view of the engine, with an action.
  func add(to view: View, _ action: @escaping () -> Void) -> AnyGesture
  /// Prepares for the final removal of the recognizer from its view: its settings are kept.
  func engineWillGo()
  /// The location that the recognizer reports, in the scene's coordinates; nil for that of its fingers.
  var location: Point? { get }
  /// Whether a subclass in a program could override methods for touches.
  var takesTouches: Bool { get }
  func receive(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext)
  func receive(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext)
  func deadlineReached(_ context: inout GestureContext)
  func reset()
}

/// The engine's recognizer inside an object of this module. That of one of this module's classes is added to the
/// engine's view itself; that of a program's subclass is inside the object, which passes touches to it.
final class Core<Kind: GestureRecognizer>: InnerRecognizer {
  private var own: Kind
  private var onView: Gesture<Kind>?

  init(_ value: Kind) { own = value }

  /// The value of the recognizer, wherever it is.
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

  func receive(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext) {
    switch phase {
    case .began: own.touchesBegan(touches, with: &context)
    case .moved: own.touchesMoved(touches, with: &context)
    case .ended: own.touchesEnded(touches, with: &context)
    case .cancelled: own.touchesCancelled(touches, with: &context)
    case .stationary: break
    }
  }

  func receive(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext) {
    guard var taking = own as? any PressGestureRecognizer else { return }
    switch phase {
    case .began: taking.pressesBegan(presses, with: &context)
    case .changed: taking.pressesChanged(presses, with: &context)
    case .ended: taking.pressesEnded(presses, with: &context)
    case .cancelled: taking.pressesCancelled(presses, with: &context)
    case .stationary: break
    }
    if let received = taking as? Kind { own = received }
  }

  func deadlineReached(_ context: inout GestureContext) { own.deadlineReached(with: &context) }
  func reset() { own.reset() }
}
