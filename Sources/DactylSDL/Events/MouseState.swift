import Dactyl

/// The state of the mouse, as far as its events have reported it.
struct MouseState: Hashable, Sendable {
  /// The buttons that are down, as far as known from events.
  var buttons: ButtonMask = []
  /// Whether a touch is under way. Buttons may be down without one: the touch was cancelled, or never began.
  var isTouching = false
  /// Whether a hover was reported that has not ended.
  var isHovering = false
  /// What the mouse does: points, or moves without end.
  var mode = PointerMode.free
  /// The last location of the pointer, in the scene. While the pointer is locked it is where it rests.
  var location = Point.zero

  /// Ends the touch without an event, since the scene cancels it itself, as when the window is hidden: until the next
  /// press the buttons belong to no touch.
  mutating func loseTouch() { isTouching = false }
}

extension ButtonMask {
  /// The button with SDL's number: 1 left, 2 middle, 3 right, 4 and on further ones. Nil beyond the thirty-second,
  /// which SDL's own mask lacks too.
  init?(sdlButton number: UInt8) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    case 4...32: self = .button(Int(number))
    default: return nil
    }
  }

  /// The buttons in SDL's mask, whose first bit is the left button.
  init(sdlMask mask: UInt32) {
    self = []
    for number in UInt8(1)...32 where mask & 1 << UInt32(number - 1) != 0 {
      if let button = ButtonMask(sdlButton: number) { insert(button) }
    }
  }
}
