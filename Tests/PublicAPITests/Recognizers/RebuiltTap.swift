import Dactyl

/// A tap written from scratch with nothing but the public protocol.
struct RebuiltTap: GestureRecognizer {
  static var isDiscrete: Bool { true }
  private var down = 0
  private var place: Point?

  var gestureLocation: Point? { place }

  mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    down += touches.count
    place = touches.first?.location
    guard down == 1 else { return context.state = .failed }
    context.setDeadline(after: context.settings.tapHold)
  }

  mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    let limit = context.settings.tapMovement.points
    if touches.contains(where: { $0.location.distance(to: $0.initialLocation) > limit }) { context.state = .failed }
  }

  mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    context.cancelDeadline()
    context.state = .recognized
  }

  mutating func deadlineReached(with context: inout GestureContext) { context.state = .failed }

  mutating func reset() {
    down = 0
    place = nil
  }
}
