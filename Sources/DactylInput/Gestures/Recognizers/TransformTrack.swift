/// What some fingers do to the plane that they lie on: it is moved, scaled and turned so that what is under them stays
/// under them, as well as it can be with more than two.
struct TransformTrack {
  /// How far the middle of the fingers has come, by what factor they have moved apart, and how far they have turned.
  private(set) var way = Vector.zero
  private(set) var scale: Float = 1
  private(set) var rotation: Float = 0
  // The same beyond any limits.
  private(set) var path = Vector.zero
  private(set) var stretch: Float = 1
  private(set) var wound: Float = 0
  /// By what factor the fingers have gone beyond the limits of the view that they are applied to.
  var excess: Float = 1
  /// What they have done since it was last taken, in the scene's coordinates.
  private(set) var pending = Transform.identity
  /// How much farther apart they are, in points.
  private(set) var spread: Float = 0
  /// How far around each other they have gone, in points.
  private(set) var turn: Float = 0
  private var lastTime: Timestamp
  // What the velocities are fitted to: all that was done, whatever is forgotten of the rest.
  private var wayInAll = Vector.zero
  private var shapeInAll = Vector.zero
  private var middle = VelocityEstimate()
  private var shape = VelocityEstimate()

  init(at time: Timestamp) {
    lastTime = time
    middle.restart(at: .zero, time)
    shape.restart(at: .zero, time)
  }

  /// What a batch of moves did.
  struct Step {
    /// The middle of the fingers before.
    var origin = Point.zero
    /// How far the middle has come.
    var way = Vector.zero
    var factor: Float = 1
    var angle: Float = 0
    // The same without limits.
    var path = Vector.zero
    var stretch: Float = 1
    var turn: Float = 0
    /// The distance from the middle, on the average.
    var radius: Float = 0
  }

  /// Takes a step: what it may not do was taken out of it before.
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

  /// Gives what was done since the last time, and forgets it.
  mutating func takePending() -> Transform {
    defer { pending = .identity }
    return pending
  }

  /// Begins again from here; the velocity goes on.
  mutating func forgetStart() {
    way = .zero
    scale = 1
    rotation = 0
    (path, stretch, wound) = (.zero, 1, 0)
    pending = .identity
  }

  /// Looks at the time, so that fingers that rest have no velocity.
  mutating func rest(until time: Timestamp) { lastTime = time }

  /// Points, logarithm of a factor, and radians a second, as of the last look.
  func velocity(window: Double) -> (way: Vector, growth: Float, rotation: Float) {
    let shape = shape.velocity(at: lastTime, window: window)
    return (middle.velocity(at: lastTime, window: window), shape.dx, shape.dy)
  }
}

extension TransformTrack.Step {
  /// What fingers did, which the closure goes through: the similarity from where they were to where they are that fits
  /// best, by least squares.
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
    // The sum of products of complex numbers: its length over that of the squares is the factor, its angle the angle.
    var (along, across, squares, squaresNow): (Float, Float, Float, Float) = (0, 0, 0, 0)
    forEachTouch { touch in
      let p = touch.previousLocation - .zero - before
      let q = touch.location - .zero - now
      along += p.dx * q.dx + p.dy * q.dy
      across += p.dx * q.dy - p.dy * q.dx
      squares += p.dx * p.dx + p.dy * p.dy
      squaresNow += q.dx * q.dx + q.dy * q.dy
    }
    // Fingers upon each other count as two that are two points apart, so that what shrank as they met grows as they
    // part.
    let least: Float = 2
    radius = (max(squares, least) / count).squareRoot()
    let length = Vector(along, across).length
    let isTogether = squares <= least || length * length <= squares * least
    let size = squares <= least ? max(squaresNow, least).squareRoot() : least.squareRoot()
    factor = isTogether ? size / max(squares, least).squareRoot() : length / squares
    stretch = factor
    // They have no angle.
    guard !isTogether else { return }
    angle = angleOf(along, across)
    turn = angle
  }

  /// What two fingers did on a touchpad.
  init(_ input: PointerInput) {
    guard case .transform(let factor, let angle) = input.change else { return }
    origin = input.location
    (self.factor, stretch, self.angle, turn) = (factor, factor, angle, angle)
  }
}
