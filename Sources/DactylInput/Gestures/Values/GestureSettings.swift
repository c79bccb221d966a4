/// Every threshold of the gestures: lengths in points or millimetres, times in seconds, angles in radians. Settable for
/// a whole scene (`Scene.gestureSettings`) and for a single recognizer (`AnyGesture.settings`).
///
/// Where UIKit's number is documented it stands in the recognizer itself (`LongPressGestureRecognizer`). These are not
/// published; each says where ours comes from, and how sure that is.
public struct GestureSettings: Hashable, Sendable {
  // MARK: Tap

  /// How far a finger may stray from where it landed in a tap (TAP5). Uncertain; re-implementations use 10 to 18.
  public var tapMovement: Length = 10
  /// How long a finger may rest in a tap (TAP6). Observed by others, with little confidence: 0.75.
  public var tapHold: Double = 0.75
  /// How long after a tap's end the next tap of a row may land (T17, TAP7). Observed by others: 0.35.
  public var tapInterval: Double = 0.35
  /// How far from a tap the next tap of a row may land (T17, TAP8). Observed by others: 30 to 45.
  public var tapDistance: Length = 45

  // MARK: Pan

  /// How far the middle of the fingers travels before a pan begins (PAN2). Observed by others: 10, on a scroll view.
  public var panDistance: Length = 10
  /// Whether a pan's translation at its beginning includes the way to it, so that content stays under the finger
  /// (PAN7). Uncertain: UIKit's documentation says so; its scroll view leaves it out.
  public var panIncludesStart = true
  /// How far one step of a wheel moves a pan that takes scroll input (PAN11). Ours: three lines of text.
  public var scrollStep: Length = 40
  /// How long after the last step of a wheel or touchpad its scrolling is over. Ours: SDL does not tell, and steps of a
  /// slowly turned wheel lie a tenth of a second apart.
  public var scrollInterval: Double = 0.15

  // MARK: Swipe

  /// How long a swipe may take, from the first finger's landing (SW6). Uncertain; 0.5 is quoted.
  public var swipeDuration: Double = 0.5
  /// How far a fast swipe goes (SW2, SW6). Uncertain; 50 is quoted.
  public var swipeDistance: Length = 50
  /// How far a slow swipe goes (SW2): less, as documented. Ours.
  public var swipeSlowDistance: Length = 30
  /// From which speed on, in points a second, a swipe is a fast one. Ours: half a hand's width in a tenth of a second.
  public var swipeFastSpeed: Float = 400
  /// How far a fast swipe may be off its direction (SW2). Uncertain; 20° is quoted, and fast ones are allowed more.
  public var swipeFastAngle: Float = 0.5
  /// How far a slow swipe may be off its direction (SW2): less, as documented. Ours.
  public var swipeSlowAngle: Float = 0.25
  /// How far the fingers go before a swipe that goes elsewhere is given up (G71). Ours: as far as until a pan begins,
  /// so that a pan which waits for the swipe is not kept waiting.
  public var swipeTolerance: Length = 10

  // MARK: Pinch, rotation and transform

  /// How much the distance between two fingers changes before a pinch begins (PI1). Uncertain: 8.
  public var pinchDistance: Length = 8
  /// How far two fingers turn before a rotation begins (RO2). Uncertain: 0.1.
  public var rotationAngle: Float = 0.1
  /// How far around each other two fingers go at least before a rotation begins: fingers that lie close together turn a
  /// lot by trembling. Ours.
  public var rotationDistance: Length = 5
  /// Whether scale and rotation at their beginning include the way to it, so that content stays under the fingers (PI1,
  /// RO1, as PAN7). Uncertain: documented is that they start from 1 and 0.
  public var pinchIncludesStart = true

  // MARK: Screen edge

  /// How wide the band along an edge is in which an edge pan starts (SE3). Uncertain; 13 to 30 are quoted.
  public var edgeWidth: Length = 20

  // MARK: Velocity

  /// How long before the last sample the samples lie that a velocity is fitted to (PAN9). Observed by others: 0.1.
  public var velocityWindow: Double = 0.1

  /// The settings that UIKit has, as far as they are known.
  public init() {}

  /// The settings with all lengths in points, on a display with so many points a millimetre.
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
