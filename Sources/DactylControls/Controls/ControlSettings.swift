import Dactyl

/// How all controls of a scene take input.
public struct ControlSettings: Hashable, Sendable {
  /// How far a finger may leave a control and still be inside while it is tracked, in points of the control's own:
  /// people see 70 in UIKit (C8).
  public var touchMargin: Float = 70
  /// The same for a mouse: it points exactly.
  public var pointerMargin: Float = 0
  /// How wide and high controls are at least where fingers hit them, in points of their own; 44 is Apple's advice.
  /// Smaller ones are hit in a larger area around their middle, as far as their superview reaches (H4). A mouse or a
  /// pencil hits what it sees (C8), and a finger on a control itself hits that one, however far others are grown.
  public var minimumHitSize: Float = 44
  /// What the pointer looks like over a control that reacts; nil leaves it as it is around. See `View.cursor`.
  public var cursor: CursorShape? = .pointingHand
  /// How soon and how fast controls repeat that are held: a stepper, and the arrows on a slider.
  public var repeating = ControlRepeating()
  /// Whether controls that are drawn by the game darken while they are pressed and pale while they are disabled.
  public var showsFeedback = true

  /// As UIKit has it.
  public init() {}
}

/// How soon and how fast a control repeats that is held, in seconds. A value that is not
/// a positive number counts as the default.
public struct ControlRepeating: Hashable, Sendable {
  /// After how long it begins: as long as a long press takes, so that a tap is never two.
  public var delay = 0.5
  /// How long it pauses between two at first: slow enough to stop at a number that one sees.
  public var interval = 0.1
  /// How long it pauses later: what is far away comes near.
  public var fastInterval = 0.04
  /// How often it repeats before it is fast.
  public var slowCount = 10

  /// Half a second, ten times a second, and later twenty-five times.
  public init() {}

  var firstPause: Double { delay.positive(or: 0.5) }

  func pause(after count: Int) -> Double {
    count < slowCount ? interval.positive(or: 0.1) : fastInterval.positive(or: 0.04)
  }
}

extension Double {
  /// At least a thousandth; the default for what is not a positive number.
  fileprivate func positive(or other: Double) -> Double { self > 0 && isFinite ? max(self, 0.001) : other }
}
