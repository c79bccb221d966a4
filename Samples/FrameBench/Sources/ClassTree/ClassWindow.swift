/// Delivers touches: hit-testing, then the recognizers from the hit view outward, then the responder chain.
public final class ClassWindow {
  /// The root view of the tree.
  public let root: ClassView
  private var touches: [ClassTouch] = []

  /// Makes a window around a tree of views.
  public init(root: ClassView) { self.root = root }

  /// Returns the view hit by a point in the window's coordinates.
  public func hitTest(_ point: ClassPoint) -> ClassView? { root.hitTest(root.convertFromSuperview(point)) }

  /// Returns the view that a finger hit when it landed.
  public func view(of finger: Int) -> ClassView? { touches.first { $0.finger == finger }?.view }

  /// Delivers one change of a finger to the recognizers and views.
  public func send(_ phase: ClassTouchPhase, finger: Int, at location: ClassPoint) {
    if phase == .began { touches.append(begin(finger, location)) }
    guard let touch = touches.first(where: { $0.finger == finger }) else { return }
    touch.phase = phase
    touch.location = location
    let changed: Set<ClassTouch> = [touch]
    for recognizer in touch.gestureRecognizers where recognizer.state == .possible {
      deliver(recognizer, changed, phase)
    }
    settle(touch)
    if let view = touch.view { deliver(view, changed, phase) }
    guard phase == .ended || phase == .cancelled else { return }
    for recognizer in touch.gestureRecognizers { recognizer.reset() }
    touches.removeAll { $0 === touch }
  }

  private func begin(_ finger: Int, _ location: ClassPoint) -> ClassTouch {
    let touch = ClassTouch(finger: finger, location: location)
    touch.view = hitTest(location)
    var view = touch.view
    while let current = view {
      touch.gestureRecognizers.append(contentsOf: current.gestureRecognizers)
      view = current.superview
    }
    return touch
  }

  /// Lets the first recognizer in the ended state win: the others fail, and the view receives no more of the touch.
  private func settle(_ touch: ClassTouch) {
    guard let winner = touch.gestureRecognizers.first(where: { $0.state == .ended }) else { return }
    for recognizer in touch.gestureRecognizers where recognizer !== winner { recognizer.state = .failed }
    winner.callAction()
    touch.view?.touchesCancelled([touch])
    touch.view = nil
  }

  private func deliver(_ recognizer: ClassRecognizer, _ touches: Set<ClassTouch>, _ phase: ClassTouchPhase) {
    switch phase {
    case .began: recognizer.touchesBegan(touches)
    case .moved: recognizer.touchesMoved(touches)
    case .ended: recognizer.touchesEnded(touches)
    case .cancelled: recognizer.touchesCancelled(touches)
    }
  }

  private func deliver(_ view: ClassView, _ touches: Set<ClassTouch>, _ phase: ClassTouchPhase) {
    switch phase {
    case .began: view.touchesBegan(touches)
    case .moved: view.touchesMoved(touches)
    case .ended: view.touchesEnded(touches)
    case .cancelled: view.touchesCancelled(touches)
    }
  }
}
