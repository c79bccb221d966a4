/// What the mouse's events so far come to.
struct MouseState: Hashable, Sendable {
  /// The buttons that are down, as far as known from events.
  var buttons: ButtonMask = []
  /// Whether a touch is under way. Buttons may be down without one: the touch was cancelled, or never began.
  var isTouching = false
  /// Whether a hover was reported that has not been taken back.
  var isHovering = false
  /// Where the pointer was last, in the scene.
  var location = Point.zero

  /// The scene cancels the touch by itself, as when the window is hidden: what the buttons do until the next press
  /// belongs to no touch.
  mutating func loseTouch() { isTouching = false }
}

extension ButtonMask {
  /// The button of SDL's number: 1 left, 2 middle, 3 right, 4 and on further ones. Nil beyond the thirty-second, which
  /// SDL's own mask does not have either.
  init?(sdlButton number: UInt8) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    case 4...32: self = .button(Int(number))
    default: return nil
    }
  }

  /// The buttons of SDL's mask, in which the first bit is the left button.
  init(sdlMask mask: UInt32) {
    self = []
    for number in UInt8(1)...32 where mask & 1 << UInt32(number - 1) != 0 {
      if let button = ButtonMask(sdlButton: number) { insert(button) }
    }
  }
}
