/// The transform that some fingers apply to their plane: it is moved, scaled and rotated so that the points under them
/// stay under them, as closely as possible with more than two.
struct TransformTrack {
  /// The translation of the fingers' centroid, the factor of their distance, and their rotation.
  private(set) var way = Vector.zero
  private(set) var scale: Float = 1
  private(set) var rotation: Float = 0
  // The same values without limits.
  private(set) var path = Vector.zero
  private(set) var stretch: Float = 1
  private(set) var wound: Float = 0
  /// The factor by which the fingers exceed the limits of the view to which they are applied.
  var excess: Float = 1
  /// The transform since it was last taken, in the scene's coordinates.
  private(set) var pending = Transform.identity
  /// The change of the fingers' distance, in points.
  private(set) var spread: Float = 0
  /// The distance that the fingers have moved around each other, in points.
  private(set) var turn: Float = 0
  private var lastTime: Timestamp
  // The values to which the velocities are fitted: all changes, unaffected by `forgetStart()`.
  private var wayInAll = Vector.zero
  private var shapeInAll = Vector.zero
  private var middle = VelocityEstimate()
  private var shape = VelocityEstimate()

  init(at time: Timestamp) {
    lastTime = time
    middle.restart(at: .zero, time)
    shape.restart(at: .zero, time)
  }

  /// The change by a batch of moves.
  struct Step {
    /// The previous centroid of the fingers.
    var origin = Point.zero
    /// The translation of the centroid.
    var way = Vector.zero
    var factor: Float = 1
    var angle: Float = 0
    // The same values without limits.
    var path = Vector.zero
    var stretch: Float = 1
    var turn: Float = 0
    /// The root mean square distance from the centroid.
    var radius: Float = 0
  }

  /// Adds a step, from which disallowed changes were removed before.
  mutating func take(_ step: Step, at time: Timestamp) {
    lastTime = time
    path += step.path
    stretch *= step.stretch
    wound += step.turn
    guard step.way != .zero || step.factor != 1 || step.angle != 0 else { return }
    way += step.way
    scale *= step.factor
    rotation += step.angle
    spread += 2 * step.radius * (step.factor - 1)
    turn += 2 * step.radius * step.angle
    let (x, y) = (step.origin.x, step.origin.y)
    pending = pending.translated(by: Vector(-x, -y)).scaled(by: step.factor).rotated(by: step.angle)
      .translated(by: Vector(x, y) + step.way)
    wayInAll += step.way
    shapeInAll += Vector(logarithm(of: step.factor), step.angle)
    middle.add(wayInAll, at: time)
    shape.add(shapeInAll, at: time)
  }

  /// Returns the transform since the last call, and resets it.
  mutating func takePending() -> Transform {
    defer { pending = .identity }
    return pending
  }

  /// Restarts from here; does not affect the velocity.
  mutating func forgetStart() {
    way = .zero
    scale = 1
    rotation = 0
    (path, stretch, wound) = (.zero, 1, 0)
    pending = .identity
  }

  /// Advances the time, so that resting fingers have no velocity.
  mutating func rest(until time: Timestamp) { lastTime = time }

  /// Returns the velocity at the last update, per second: points, logarithm of a factor, and radians.
  func velocity(window: Double) -> (way: Vector, growth: Float, rotation: Float) {
    let shape = shape.velocity(at: lastTime, window: window)
    return (middle.velocity(at: lastTime, window: window), shape.dx, shape.dy)
  }
}

extension TransformTrack.Step {
  /// Makes the step of some fingers, over which the closure iterates: the similarity from their previous to their
  /// present locations that fits best, by least squares.
  init(_ forEachTouch: ((Touch) -> Void) -> Void) {
    var count: Float = 0
    var (before, now) = (Vector.zero, Vector.zero)
    forEachTouch { touch in
      count += 1
      before += touch.previousLocation - .zero
      now += touch.location - .zero
    }
    guard count > 0 else { return }
    (before, now) = (before / count, now / count)
    origin = .zero + before
    way = now - before
    path = way
    // The sum of products of complex numbers: its length divided by that of the squares is the factor, its angle the
    // rotation.
    var (along, across, squares, squaresNow): (Float, Float, Float, Float) = (0, 0, 0, 0)
    forEachTouch { touch in
      let p = touch.previousLocation - .zero - before
      let q = touch.location - .zero - now
      along += p.dx * q.dx + p.dy * q.dy
      across += p.dx * q.dy - p.dy * q.dx
      squares += p.dx * p.dx + p.dy * p.dy
      squaresNow += q.dx * q.dx + q.dy * q.dy
    }
    // Fingers on top of each other count as two with a distance of two points, so that a scale that shrinks as they
    // meet grows back as they part.
    let least: Float = 2
    radius = (max(squares, least) / count).squareRoot()
    let length = Vector(along, across).length
    let isTogether = squares <= least || length * length <= squares * least
    let size = squares <= least ? max(squaresNow, least).squareRoot() : least.squareRoot()
    factor = isTogether ? size / max(squares, least).squareRoot() : length / squares
    stretch = factor
    // Fingers on top of each other have no angle.
    guard !isTogether else { return }
    angle = angleOf(along, across)
    turn = angle
  }

  /// Makes the step of two fingers on a touchpad.
  init(_ input: PointerInput) {
    guard case .transform(let factor, let angle) = input.change else { return }
    origin = input.location
    (self.factor, stretch, self.angle, turn) = (factor, factor, angle, angle)
  }
}
