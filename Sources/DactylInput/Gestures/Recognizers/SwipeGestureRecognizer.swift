/// Where a swipe goes, in its view's own axes. Several together mean any of them (SW7).
public struct SwipeDirection: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them (SW1).
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// To larger x.
  public static let right = SwipeDirection(rawValue: 1)
  /// To smaller x.
  public static let left = SwipeDirection(rawValue: 2)
  /// To smaller y.
  public static let up = SwipeDirection(rawValue: 4)
  /// To larger y.
  public static let down = SwipeDirection(rawValue: 8)
}

/// Recognizes fingers that flick in a direction (SW1-SW7): within a time, far enough, and straight; a fast swipe goes
/// farther and may be less straight than a slow one (SW2).
///
/// Discrete: its action runs once, in `.recognized`, with the move that completes it (SW3). Directions are those of the
/// view's own axes, so that a view that is turned is swiped as it is seen; lengths are those on the screen.
public struct SwipeGestureRecognizer: GestureRecognizer {
  /// In which directions it goes (SW1).
  public var direction: SwipeDirection
  /// How many fingers swipe (SW1).
  public var numberOfTouchesRequired: Int {
    get { Int(touchesRequired) }
    set { touchesRequired = UInt8(clamping: newValue) }
  }
  private var touchesRequired: UInt8
  private var landed: UInt8 = 0
  /// Whether it was complete: it may be held for longer than a swipe may take (G30).
  private var isComplete = false
  /// The sum of where the fingers landed.
  private var starts = Vector.zero
  private var startTime = Timestamp.zero

  /// Makes a recognizer of swipes.
  public init(direction: SwipeDirection = .right, touches: Int = 1) {
    self.direction = direction
    touchesRequired = UInt8(clamping: touches)
  }

  /// It happens once.
  public static var isDiscrete: Bool { true }

  /// Where it began (SW4).
  public var gestureLocation: Point? { landed == 0 ? nil : .zero + starts / Float(landed) }

  /// Fingers land: the time begins with the first; too many are no such swipe (SW5).
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard Int(landed) + touches.count <= Int(touchesRequired) else { return context.state = .failed }
    if landed == 0 {
      startTime = context.timestamp
      context.setDeadline(after: context.settings.swipeDuration)
    }
    landed += UInt8(truncatingIfNeeded: touches.count)
    for index in touches.indices { starts += touches[index].initialLocation - .zero }
  }

  /// Fingers move: far enough in a direction, and it is recognized; the wrong way, and it is none (SW5, G71).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) { judge(touches, &context) }

  /// Fingers lift: what the first of them did last may complete it; too few or too short a way is none (G71).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    judge(touches, &context)
    if !isComplete && context.state == .possible { context.state = .failed }
  }

  /// It took too long (SW5).
  public mutating func deadlineReached(with context: inout GestureContext) { context.state = .failed }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    landed = 0
    isComplete = false
    starts = .zero
  }

  private mutating func judge(_ touches: Touches, _ context: inout GestureContext) {
    guard !isComplete else { return }
    let way = way(touches, context)
    let length = way.length
    guard length >= context.settings.swipeTolerance.points else { return }
    let (along, aside) = parts(of: turned(way, context))
    // More sideways than on: a quarter of the circle to either side of a direction is its.
    guard along >= aside else { return context.state = .failed }
    guard landed == touchesRequired else { return }
    let time = context.timestamp - startTime
    let isFast = Double(along) >= time * Double(context.settings.swipeFastSpeed)
    let settings = context.settings
    let (distance, angle) =
      isFast
      ? (settings.swipeDistance.points, settings.swipeFastAngle)
      : (settings.swipeSlowDistance.points, settings.swipeSlowAngle)
    guard along >= distance && aside <= along * tangent(of: angle) else { return }
    isComplete = true
    context.cancelDeadline()
    context.state = .recognized
  }

  /// How far the fingers have come, on the average; a finger of several that lags far behind holds it up.
  private func way(_ touches: Touches, _ context: GestureContext) -> Vector {
    if touchesRequired == 1, let touch = touches.first { return touch.location - touch.initialLocation }
    var sum = Vector.zero
    var ways = 0
    func add(_ touch: Touch) {
      sum += touch.location - touch.initialLocation
      ways += 1
    }
    context.forEachTouch(add)
    for touch in touches where touch.phase == .ended { add(touch) }
    return ways == 0 ? .zero : sum / Float(ways)
  }

  /// A way on the screen in the axes of the view, as long as before.
  private func turned(_ way: Vector, _ context: GestureContext) -> Vector {
    let own = context.view?.transformFromScene.apply(to: way) ?? way
    let length = own.length
    return length > 0 && length.isFinite ? own * (way.length / length) : way
  }

  /// How far a way goes in the best of the directions, and aside from it.
  private func parts(of way: Vector) -> (along: Float, aside: Float) {
    var best: (along: Float, aside: Float) = (-1, 0)
    func take(_ bit: SwipeDirection, _ along: Float, _ aside: Float) {
      if direction.contains(bit) && along > best.along { best = (along, abs(aside)) }
    }
    take(.right, way.dx, way.dy)
    take(.left, -way.dx, way.dy)
    take(.up, -way.dy, way.dx)
    take(.down, way.dy, way.dx)
    return best
  }
}
