/// Recognizes fingers that drag (PAN1-PAN13).
///
/// It begins when the middle of its fingers has come some way, changes with every move, and ends when the last finger
/// lifts. A finger that joins or leaves does not make the translation jump.
public struct PanGestureRecognizer: GestureRecognizer {
  /// How many fingers it needs to begin (PAN1).
  public var minimumNumberOfTouches = 1
  /// How many fingers it takes; before it began, more make it fail, and afterwards they are left alone (PAN10).
  public var maximumNumberOfTouches = Int.max
  /// How far the middle of the fingers travels until it begins, in points; nil for what the scene's settings say (PAN2).
  public var minimumDistance: Float?

  /// The way of the fingers' middle since the translation was last set, in the scene's axes.
  var travelled = Vector.zero
  private var path = Vector.zero
  private var down = 0
  private var velocityEstimate = VelocityEstimate()
  /// When the fingers were last looked at, and when that counted for the velocity.
  private var lastTime = Timestamp.zero
  private var velocityTime = Timestamp.zero

  /// Makes a recognizer of drags.
  public init(minimumTouches: Int = 1, maximumTouches: Int = .max) {
    minimumNumberOfTouches = minimumTouches
    maximumNumberOfTouches = maximumTouches
  }

  /// Fingers land.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    if down + touches.count > maximumNumberOfTouches {
      guard context.state != .possible else { return context.state = .failed }
      for touch in touches { context.ignore(touch) }
      return
    }
    let hadEnough = down >= minimumNumberOfTouches
    down += touches.count
    if context.state == .possible && !hadEnough { start(at: context.timestamp) }
  }

  /// Fingers move: far enough, and it begins (PAN2); from then on every move is a change (PAN3).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    travel(touches, among: down, context)
    guard down >= minimumNumberOfTouches else { return }
    if context.state != .possible {
      context.state = .changed
    } else if path.length >= minimumDistance ?? context.settings.panDistance {
      if !context.settings.panIncludesStart { travelled = .zero }
      context.state = .began
    }
  }

  /// Fingers lift: the last one ends it (PAN4), or it was no drag (PAN12).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    travel(touches, among: down, context)
    down -= touches.count
    guard down <= 0 else { return }
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Fingers are taken away.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    down -= touches.count
    guard down <= 0 else { return }
    context.state = context.state == .possible ? .failed : .cancelled
  }

  /// Begins anew.
  public mutating func reset() {
    down = 0
    velocityEstimate = VelocityEstimate()
    start(at: .zero)
  }

  /// Sets the way so far, and lets the velocity begin anew from here (PAN8).
  mutating func setTravelled(_ vector: Vector) {
    travelled = vector
    velocityEstimate.restart(at: path, lastTime)
  }

  /// Points a second, in the scene's axes, as of the last look, from the samples of so many seconds before it.
  func velocity(window: Double) -> Vector { velocityEstimate.velocity(at: velocityTime, window: window) }

  private mutating func start(at time: Timestamp) {
    travelled = .zero
    path = .zero
    lastTime = time
    velocityTime = time
    velocityEstimate.restart(at: .zero, time)
  }

  /// Adds what the fingers' middle moved by: each finger's own way, shared among all, so that nothing jumps when their
  /// number changes (PAN5).
  private mutating func travel(_ touches: Touches, among fingers: Int, _ context: GestureContext) {
    lastTime = context.timestamp
    guard fingers > 0, context.state != .possible || fingers >= minimumNumberOfTouches else { return }
    var way = Vector.zero
    for place in touches.indices { way += touches[place].location - touches[place].previousLocation }
    way = way / Float(fingers)
    travelled += way
    path += way
    if way != .zero { velocityEstimate.add(path, at: context.timestamp) }
    velocityTime = context.timestamp
  }
}

extension Gesture where Kind == PanGestureRecognizer {
  /// How far the fingers have come since the beginning, or since this was last set, in the axes of the view's superview:
  /// what is added to the view's centre (PAN6). Setting it starts the velocity anew (PAN8).
  public var translation: Vector {
    get { translation(in: view?.superview) }
    nonmutating set { setTranslation(newValue, in: view?.superview) }
  }

  /// The translation in a view's axes; nil means the scene's.
  public func translation(in view: View?) -> Vector { Self.turn(value.travelled, into: view) }

  /// Sets the translation, in a view's axes; nil means the scene's (PAN8).
  public func setTranslation(_ translation: Vector, in view: View?) {
    var value = value
    value.setTravelled(view?.transformToScene.apply(to: translation) ?? translation)
    self.value = value
  }

  /// How fast the fingers move, in points a second, in a view's axes; nil means the scene's (PAN9). Fingers that rested
  /// before they lifted have none.
  public func velocity(in view: View?) -> Vector {
    let window = any.scene?.gestureSettings.velocityWindow ?? GestureSettings().velocityWindow
    return Self.turn(value.velocity(window: window), into: view)
  }

  private static func turn(_ vector: Vector, into view: View?) -> Vector {
    view?.transformFromScene.apply(to: vector) ?? vector
  }
}
