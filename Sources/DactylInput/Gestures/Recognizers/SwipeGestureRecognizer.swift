/// The direction of a swipe, in its view's own axes. A set of several means any of them (SW7).
public struct SwipeDirection: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values (SW1).
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Toward larger x.
  public static let right = SwipeDirection(rawValue: 1)
  /// Toward smaller x.
  public static let left = SwipeDirection(rawValue: 2)
  /// Toward smaller y.
  public static let up = SwipeDirection(rawValue: 4)
  /// Toward larger y.
  public static let down = SwipeDirection(rawValue: 8)
}

/// Recognizes fingers that flick in a direction (SW1-SW7): within a time, far enough, and straight; a fast swipe needs
/// a longer distance and may be less straight than a slow one (SW2).
///
/// Discrete: its action runs once, in `.recognized`, with the move that completes it (SW3). Directions are those of the
/// view's own axes, so that a rotated view is swiped as it appears; lengths are those on the screen.
public struct SwipeGestureRecognizer: GestureRecognizer {
  /// The allowed directions (SW1).
  public var direction: SwipeDirection
  /// The number of fingers that swipe (SW1).
  public var numberOfTouchesRequired: Int {
    get { Int(touchesRequired) }
    set { touchesRequired = UInt8(clamping: newValue) }
  }
  private var touchesRequired: UInt8
  private var landed: UInt8 = 0
  /// Whether the swipe was completed: it may be held for longer than a swipe may take (G30).
  private var isComplete = false
  /// The sum of the locations at which the fingers landed.
  private var starts = Vector.zero
  private var startTime = Timestamp.zero

  /// Makes a recognizer of swipes.
  public init(direction: SwipeDirection = .right, touches: Int = 1) {
    self.direction = direction
    touchesRequired = UInt8(clamping: touches)
  }

  /// True: a swipe is recognized once.
  public static var isDiscrete: Bool { true }

  /// The location at which the swipe began (SW4).
  public var gestureLocation: Point? { landed == 0 ? nil : .zero + starts / Float(landed) }

  /// Counts fingers that land: the first starts the time; too many fail the swipe (SW5).
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    guard Int(landed) + touches.count <= Int(touchesRequired) else {
      return context.fail(fingers(Int(landed) + touches.count))
    }
    if landed == 0 {
      startTime = context.timestamp
      context.setDeadline(after: context.settings.swipeDuration)
    }
    landed += UInt8(truncatingIfNeeded: touches.count)
    for index in touches.indices { starts += touches[index].initialLocation - .zero }
  }

  /// Completes the swipe when the fingers have moved far enough in a direction; a wrong direction fails it (SW5, G71).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) { judge(touches, &context) }

  /// Completes the swipe with the last movement of the first finger that lifts, or fails if it is incomplete (G71).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    judge(touches, &context)
    if !isComplete && context.state == .possible { context.fail(unmetCondition(touches, context)) }
  }

  /// Fails the swipe, which took too long (SW5).
  public mutating func deadlineReached(with context: inout GestureContext) {
    let limit = Float(context.settings.swipeDuration * 1000)
    context.fail(UnmetCondition(.duration, measured: limit, limit: limit, rule: .SW5))
  }

  /// The fingers that are missing so far, or the rest of the way.
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    isComplete || landed == 0 ? nil : unmetCondition(Touches(), context)
  }

  private func unmetCondition(_ touches: Touches, _ context: borrowing GestureContext) -> UnmetCondition? {
    guard landed == touchesRequired else { return fingers(Int(landed)) }
    let (along, aside) = parts(of: turned(way(touches, context), context))
    let (distance, angle) = limits(along, context)
    guard along < distance || aside <= along * tangent(of: angle) else {
      return UnmetCondition(.direction, rule: .SW5)
    }
    return UnmetCondition(.movement, measured: max(along, 0), limit: distance, rule: .SW2)
  }

  private func fingers(_ count: Int) -> UnmetCondition {
    UnmetCondition(.fingers, measured: Float(count), limit: Float(touchesRequired), rule: .SW5)
  }

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
    // A direction owns a quarter of the circle on either side of it; outside it the swipe fails.
    guard along >= aside else { return context.fail(UnmetCondition(.direction, rule: .SW5)) }
    guard landed == touchesRequired else { return }
    let (distance, angle) = limits(along, context)
    guard along >= distance && aside <= along * tangent(of: angle) else { return }
    isComplete = true
    context.cancelDeadline()
    context.state = .recognized
  }

  /// The distance to reach and the greatest angle to the direction, for a swipe that has come so far (SW2).
  @inline(__always)
  private func limits(_ along: Float, _ context: borrowing GestureContext) -> (distance: Float, angle: Float) {
    let (settings, time) = (context.settings, context.timestamp - startTime)
    return Double(along) >= time * Double(settings.swipeFastSpeed)
      ? (settings.swipeDistance.points, settings.swipeFastAngle)
      : (settings.swipeSlowDistance.points, settings.swipeSlowAngle)
  }

  /// Returns the mean translation of the fingers; with several, a finger that lags far behind reduces it.
  private func way(_ touches: Touches, _ context: borrowing GestureContext) -> Vector {
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

  /// Converts a translation on the screen to the axes of the view, and keeps its length.
  private func turned(_ way: Vector, _ context: borrowing GestureContext) -> Vector {
    let own = context.view?.transformFromScene.apply(to: way) ?? way
    let length = own.length
    return length > 0 && length.isFinite ? own * (way.length / length) : way
  }

  /// Returns the length of a translation along the best of the directions, and across it.
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
