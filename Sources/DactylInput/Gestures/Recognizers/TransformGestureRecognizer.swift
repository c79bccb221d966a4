/// The kinds of movement that a transform recognizer allows.
public struct TransformAxes: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Movement along x.
  public static let horizontal = TransformAxes(rawValue: 1)
  /// Movement along y.
  public static let vertical = TransformAxes(rawValue: 2)
  /// Scaling by the distance between fingers.
  public static let scale = TransformAxes(rawValue: 4)
  /// Rotation by the angle between fingers.
  public static let rotation = TransformAxes(rawValue: 8)
  /// Movement along both axes.
  public static let translation: TransformAxes = [.horizontal, .vertical]
  /// All kinds of movement.
  public static let all: TransformAxes = [.translation, .scale, .rotation]
}

/// The velocity of fingers' translation, scale and rotation.
public struct TransformVelocity: Hashable, Sendable {
  /// The velocity of the translation in points per second.
  public var translation: Vector
  /// The relative growth per second: at 1 the scale is multiplied by e each second; 0 for none.
  public var scale: Float
  /// The velocity of the rotation in radians per second, clockwise positive.
  public var rotation: Float

  /// Makes a velocity.
  public init(translation: Vector = .zero, scale: Float = 0, rotation: Float = 0) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
  }
}

/// Recognizes fingers that move, scale and rotate an object at once: pan, pinch and rotation in one, with any number of
/// fingers. The points under the fingers stay under them, and nothing jumps when one joins or leaves (PAN5).
///
/// ```swift
/// photo.addGestureRecognizer(TransformGestureRecognizer()) { $0.apply(to: photo) }
/// ```
/// It begins when the fingers have moved, parted or turned enough (the thresholds of pan, pinch and rotation), changes
/// with every move, and ends when the last finger lifts; `velocity(in:)` is then its momentum.
public struct TransformGestureRecognizer: PointerGestureRecognizer {
  /// The allowed kinds of movement, in the axes of the view's superview. All by default.
  public var axes = TransformAxes.all
  private var minimumTouches: UInt8
  private var maximumTouches: UInt8
  private var down: UInt8 = 0
  var track = Boxed<TransformTrack>()
  /// The limits of the fingers' movement; empty for most recognizers.
  var limits = Boxed<MotionLimits>()

  /// The number of fingers that the gesture needs to begin.
  public var minimumNumberOfTouches: Int {
    get { Int(minimumTouches) }
    set { minimumTouches = UInt8(clamping: newValue) }
  }
  /// The largest number of fingers; further ones are ignored. `Int.max` for any number.
  public var maximumNumberOfTouches: Int {
    get { maximumTouches == .max ? .max : Int(maximumTouches) }
    set { maximumTouches = UInt8(clamping: newValue) }
  }

  /// Makes a recognizer of fingers that move, scale and rotate.
  public init(axes: TransformAxes = .all, minimumTouches: Int = 1, maximumTouches: Int = .max) {
    self.axes = axes
    self.minimumTouches = UInt8(clamping: minimumTouches)
    self.maximumTouches = UInt8(clamping: maximumTouches)
  }

  /// The kinds of input: touches, and two fingers on a touchpad (PI7).
  public static var inputs: GestureInputs { [.touches, .transform] }

  /// Starts to track fingers that land, up to `maximumTouches`.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    for index in touches.indices {
      if down < maximumTouches { down += 1 } else { context.ignore(touches[index]) }
    }
  }

  /// Begins the gesture when the fingers have moved enough; then every move changes it.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard down >= minimumTouches || context.state != .possible else { return }
    if down == 1, let touch = touches.first {
      // For a single finger all samples count, so that slow frames do not hide its speed (T28).
      let context = context
      context.forEachCoalescedTouch(of: touch) { sample in
        take(TransformTrack.Step { $0(sample) }, context, at: sample.timestamp)
      }
    } else {
      take(TransformTrack.Step { context.forEachTouch($0) }, context)
    }
    propose(&context)
  }

  /// Ends the gesture with the last finger, at the location where it lifts.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    if context.state != .possible && touches.count == Int(down) {
      take(TransformTrack.Step { touches.forEach($0) }, context)
    }
    lift(touches, as: .ended, &context, unmetCondition(context))
  }

  /// Removes fingers that the system cancels, and cancels the gesture with the last one, or fails if it has not begun.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    lift(touches, as: .cancelled, &context, nil)
  }

  private mutating func lift(
    _ touches: Touches, as end: GestureState, _ context: inout GestureContext, _ condition: UnmetCondition?
  ) {
    down -= UInt8(min(touches.count, Int(down)))
    let time = context.timestamp
    if track.value != nil { track.update(orMake: TransformTrack(at: time)) { $0.rest(until: time) } }
    guard down == 0 else { return }
    if context.state == .possible { context.fail(condition) } else { context.state = end }
  }

  /// The fingers that are missing so far, or the rest of the way (PAN1, PAN2).
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    guard down > 0 else { return nil }
    guard down >= minimumTouches else {
      return UnmetCondition(.fingers, measured: Float(down), limit: Float(minimumTouches), rule: .PAN1)
    }
    return UnmetCondition(
      .movement, measured: track.value?.way.length ?? 0, limit: context.settings.panDistance.points, rule: .PAN2)
  }

  /// Starts to track a pinch or rotation on a touchpad.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    pointerChanged(input, with: &context)
  }

  /// Begins the gesture with the first change on a touchpad, and changes it with each further one.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    take(TransformTrack.Step(input), context)
    if context.state != .possible {
      context.state = .changed
    } else if let done = track.value, done.scale != 1 || done.rotation != 0 {
      context.state = .began
    }
  }

  /// Ends the gesture. Called when the fingers leave the touchpad.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    take(TransformTrack.Step(input), context)
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    track.clear()
    down = 0
  }

  private mutating func take(
    _ step: TransformTrack.Step, _ context: borrowing GestureContext, at moment: Timestamp? = nil
  ) {
    let step = allowed(step, context)
    let time = moment ?? context.timestamp
    track.update(orMake: TransformTrack(at: time)) { $0.take(step, at: time) }
  }

  /// Returns the part of a step that the axes and limits allow.
  private func allowed(_ step: TransformTrack.Step, _ context: borrowing GestureContext) -> TransformTrack.Step {
    var step = step
    if !axes.contains(.rotation) { (step.angle, step.turn) = (0, 0) }
    if !axes.contains(.scale) { (step.factor, step.stretch) = (1, 1) }
    if !axes.isSuperset(of: .translation) {
      let space = MotionSpace(context)
      var way = space.inside(step.way)
      if !axes.contains(.horizontal) { way.dx = 0 }
      if !axes.contains(.vertical) { way.dy = 0 }
      step.way = space.outside(way)
      step.path = step.way
    }
    if let limits = limits.value { limit(&step, to: limits, context) }
    return step
  }

  /// Limits a step to the change of the shown values.
  private func limit(_ step: inout TransformTrack.Step, to limits: MotionLimits, _ context: GestureContext) {
    let done = track.value ?? TransformTrack(at: .zero)
    step.factor = limits.scales.shown(factor: done.stretch * step.stretch) / done.scale
    step.angle = limits.angles.shown(done.wound + step.turn) - done.rotation
    guard limits.translation != nil else { return }
    let space = MotionSpace(context)
    step.way = space.outside(limits.shown(space.inside(done.path + step.path), on: space.size)) - done.way
  }

  private mutating func propose(_ context: inout GestureContext) {
    if context.state != .possible { return context.state = .changed }
    guard let done = track.value else { return }
    let settings = context.settings
    let hasTurned =
      abs(done.rotation) >= settings.rotationAngle && abs(done.turn) >= settings.rotationDistance.points
    guard
      hasTurned || done.way.length >= settings.panDistance.points || abs(done.spread) >= settings.pinchDistance.points
    else { return }
    let forgetsStart = !settings.panIncludesStart || !settings.pinchIncludesStart
    if forgetsStart { track.update(orMake: done) { $0.forgetStart() } }
    context.state = .began
  }
}
