import Dactyl

/// Two drags at once in one gesture: one by the finger on the left half of the screen, one by that on the right.
struct TwinSticks: GestureRecognizer {
  struct Stick {
    fileprivate(set) var pan = PanGestureRecognizer(maximumTouches: 1)
    fileprivate(set) var state = GestureState.possible
    fileprivate var finger: Touch.ID?

    mutating func feed(
      _ touches: Touches, _ context: inout GestureContext,
      _ call: (inout PanGestureRecognizer, Touches, inout GestureContext) -> Void
    ) {
      let own = touches.filter { $0.id == finger }
      guard let finger, !own.isEmpty else { return }
      let request = context.collecting(as: state, fingers: [finger]) { call(&pan, own, &$0) }
      if let next = request.state { state = next }
      guard state.isFinal else { return }
      pan.reset()
      (state, self.finger) = (.possible, nil)
    }
  }
  private(set) var left = Stick()
  private(set) var right = Stick()

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    for touch in touches {
      let isLeft = touch.location.x < context.sceneSize.width / 2
      if isLeft && left.finger == nil {
        left.finger = touch.id
      } else if !isLeft && right.finger == nil {
        right.finger = touch.id
      } else {
        context.ignore(touch)
      }
    }
    both(touches, &context) { $0.touchesBegan($1, with: &$2) }
  }
  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    both(touches, &context) { $0.touchesMoved($1, with: &$2) }
  }
  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    both(touches, &context) { $0.touchesEnded($1, with: &$2) }
  }

  private mutating func both(
    _ touches: Touches, _ context: inout GestureContext,
    _ call: (inout PanGestureRecognizer, Touches, inout GestureContext) -> Void
  ) {
    left.feed(touches, &context, call)
    right.feed(touches, &context, call)
    let isDragging = left.state != .possible || right.state != .possible
    switch context.state {
    case .possible:
      if isDragging { context.state = .began } else if context.numberOfTouches == 0 { context.state = .failed }
    default: context.state = context.numberOfTouches == 0 ? .ended : .changed
    }
  }

  mutating func reset() { (left, right) = (Stick(), Stick()) }
}
