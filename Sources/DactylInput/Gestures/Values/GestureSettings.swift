/// The thresholds of all gestures: lengths in points or millimetres, times in seconds, angles in radians. Settable for
/// a whole scene (`Scene.gestureSettings`) and for a single recognizer (`AnyGesture.settings`).
///
/// Numbers that UIKit documents are properties of the recognizers (`LongPressGestureRecognizer`). Those here are not
/// published; each comment names the source of our value and how certain it is.
public struct GestureSettings: Hashable, Sendable {
  // MARK: Tap

  /// The distance that a finger may move in a tap from where it landed (TAP5). Uncertain; re-implementations use 10 to
  /// 18.
  public var tapMovement: Length = 10
  /// The time that a finger may stay down in a tap (TAP6). Observed by others, with little confidence: 0.75.
  public var tapHold: Double = 0.75
  /// The time after a tap's end in which the next tap of a row may land (T17, TAP7). Observed by others: 0.35.
  public var tapInterval: Double = 0.35
  /// The distance from a tap at which the next tap of a row may land (T17, TAP8). Observed by others: 30 to 45.
  public var tapDistance: Length = 45

  // MARK: Pan

  /// The distance that the fingers' centroid travels before a pan begins (PAN2). Observed by others: 10, on a scroll
  /// view.
  public var panDistance: Length = 10
  /// Whether a pan's translation at its beginning includes the distance travelled before it, so that content stays
  /// under the finger (PAN7). Uncertain: UIKit's documentation says so; its scroll view leaves it out.
  public var panIncludesStart = true
  /// The distance that one step of a wheel moves a pan that handles scroll input (PAN11). Ours: three lines of text.
  public var scrollStep: Length = 40
  /// The pause after the last step of a wheel or touchpad that ends a scroll. Ours: SDL does not report the end, and
  /// steps of a slowly turned wheel are a tenth of a second apart.
  public var scrollInterval: Double = 0.15

  // MARK: Swipe

  /// The longest time of a swipe, from the first finger's landing (SW6). Uncertain; 0.5 is quoted.
  public var swipeDuration: Double = 0.5
  /// The distance of a fast swipe (SW2, SW6). Uncertain; 50 is quoted.
  public var swipeDistance: Length = 50
  /// The distance of a slow swipe (SW2): less, as documented. Ours.
  public var swipeSlowDistance: Length = 30
  /// The speed, in points per second, from which a swipe is a fast one. Ours: half a hand's width in a tenth of a
  /// second.
  public var swipeFastSpeed: Float = 400
  /// The angle by which a fast swipe may deviate from its direction (SW2). Uncertain; 20° is quoted, and fast ones are
  /// allowed more.
  public var swipeFastAngle: Float = 0.5
  /// The angle by which a slow swipe may deviate from its direction (SW2): less, as documented. Ours.
  public var swipeSlowAngle: Float = 0.25
  /// The distance that the fingers travel before a swipe in another direction fails (G71). Ours: the distance at which
  /// a pan begins, so that a pan which waits for the swipe is not delayed.
  public var swipeTolerance: Length = 10

  // MARK: Pinch, rotation and transform

  /// The change of the distance between two fingers at which a pinch begins (PI1). Uncertain: 8.
  public var pinchDistance: Length = 8
  /// The angle by which two fingers turn before a rotation begins (RO2). Uncertain: 0.1.
  public var rotationAngle: Float = 0.1
  /// The least distance that two fingers move around each other before a rotation begins: fingers that are close
  /// together turn a lot by trembling. Ours.
  public var rotationDistance: Length = 5
  /// Whether scale and rotation at their beginning include the change before it, so that content stays under the
  /// fingers (PI1, RO1, as PAN7). Uncertain: documented is that they start from 1 and 0.
  public var pinchIncludesStart = true

  // MARK: Screen edge

  /// The width of the band along an edge in which an edge pan starts (SE3). Uncertain; 13 to 30 are quoted.
  public var edgeWidth: Length = 20

  // MARK: Velocity

  /// The time before the last sample from which samples are used to fit a velocity (PAN9). Observed by others: 0.1.
  public var velocityWindow: Double = 0.1

  /// Makes UIKit's settings, as far as they are known.
  public init() {}

  /// Returns the settings with all lengths in points, on a display with a number of points per millimetre.
  func resolved(at density: Float) -> GestureSettings {
    var settings = self
    for path in Self.lengths { settings[keyPath: path] = settings[keyPath: path].resolved(at: density) }
    return settings
  }

  private static var lengths: [WritableKeyPath<GestureSettings, Length>] {
    [
      \.tapMovement, \.tapDistance, \.panDistance, \.scrollStep, \.swipeDistance, \.swipeSlowDistance, \.swipeTolerance,
      \.pinchDistance, \.rotationDistance, \.edgeWidth,
    ]
  }
}
