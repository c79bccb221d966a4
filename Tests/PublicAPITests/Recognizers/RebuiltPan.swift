import Dactyl

/// A drag written from scratch with nothing but the public protocol.
struct RebuiltPan: GestureRecognizer {
  private(set) var travelled = Vector.zero

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    let fingers = Float(max(context.numberOfTouches, 1))
    for touch in touches { travelled += (touch.location - touch.previousLocation) / fingers }
    if context.state != .possible {
      context.state = .changed
    } else if travelled.length >= context.settings.panDistance.points {
      context.state = .began
    }
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    guard context.numberOfTouches == 0 else { return }
    context.state = context.state == .possible ? .failed : .ended
  }

  mutating func reset() { travelled = .zero }
}
