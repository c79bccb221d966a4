import Dactyl

/// Settings of input for all controls of a scene.
public struct ControlSettings: Hashable, Sendable {
  /// The distance that a tracked finger may leave a control and still be inside, in points of the control's own
  /// coordinates. 70 at first, which is what people measured in UIKit (C8).
  public var touchMargin: Float = 70
  /// The same distance for a mouse, in points; 0 at first, since a mouse points exactly.
  public var pointerMargin: Float = 0
  /// The least width and height of the area in which fingers hit a control, in points of the control's own coordinates;
  /// 44 is Apple's advice. Smaller controls are hit in a larger area around their middle, as far as their superview
  /// reaches (H4). A mouse or a pencil hits only what is visible (C8), and a finger on a control itself hits that
  /// control even where the enlarged area of another one overlaps.
  public var minimumHitSize: Float = 44
  /// The shape of the pointer over an enabled control; nil for that of the surrounding view. See `View.cursor`.
  public var cursor: CursorShape? = .pointingHand
  /// The intervals at which held controls repeat: a stepper, and the arrow keys on a slider.
  public var repeating = ControlRepeating()
  /// Whether controls that the game draws itself darken while they are pressed and pale while they are disabled.
  public var showsFeedback = true

  /// Makes the settings with UIKit's values.
  public init() {}
}

/// The intervals at which a held control repeats, in seconds. A value that is not a positive number counts as the
/// default.
public struct ControlRepeating: Hashable, Sendable {
  /// The delay before the first repetition: as long as a long press takes, so that a tap never counts twice.
  public var delay = 0.5
  /// The interval at first: slow enough to stop at a number that is seen.
  public var interval = 0.1
  /// The interval after `slowCount` repetitions, for distant values.
  public var fastInterval = 0.04
  /// The number of repetitions before the fast interval.
  public var slowCount = 10

  /// Makes the default intervals: half a second, then ten times a second, and later twenty-five times.
  public init() {}

  var firstPause: Double { delay.positive(or: 0.5) }

  func pause(after count: Int) -> Double {
    count < slowCount ? interval.positive(or: 0.1) : fastInterval.positive(or: 0.04)
  }
}

extension Double {
  /// The value, but at least 0.001; the default for a value that is not a positive number.
  fileprivate func positive(or other: Double) -> Double { self > 0 && isFinite ? max(self, 0.001) : other }
}
