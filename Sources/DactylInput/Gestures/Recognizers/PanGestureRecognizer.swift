/// Recognizes fingers that drag (PAN1-PAN13).
///
/// It begins when the centroid of its fingers has moved some distance, changes with every move, and ends when the last
/// finger lifts. A finger that joins or leaves does not make the translation jump. It may be restricted to one axis
/// (`axes`), and its translation may have limits (`translationLimits`).
public struct PanGestureRecognizer: PointerGestureRecognizer {
  var track = PanTrack()
  private var minimumTouches: UInt8
  private var maximumTouches: UInt8
  /// The kinds of scroll steps that the pan handles (PAN11); none by default, so that it ignores a wheel. While it
  /// scrolls, no finger is down, and the translation is that of content under the same fingers: upward when a wheel is
  /// turned down.
  public var allowedScrollTypesMask: ScrollTypes = []
  /// The options of the few pans that have any, and their state during a drag.
  var options = Boxed<PanOptions>()

  /// The number of fingers that the pan needs to begin (PAN1).
  public var minimumNumberOfTouches: Int {
    get { Int(minimumTouches) }
    set { minimumTouches = UInt8(clamping: newValue) }
  }
  /// The largest number of fingers: before the pan begins, a further one makes it fail; afterwards it is ignored
  /// (PAN10). `Int.max` for any number.
  public var maximumNumberOfTouches: Int {
    get { maximumTouches == .max ? .max : Int(maximumTouches) }
    set { maximumTouches = UInt8(clamping: newValue) }
  }
  /// The distance in points that the fingers' centroid travels until the pan begins; nil for that of the settings
  /// (PAN2).
  public var minimumDistance: Float? {
    get { options.value?.distance }
    set { setOption(\.distance, newValue) }
  }

  /// Makes a recognizer of drags.
  public init(minimumTouches: Int = 1, maximumTouches: Int = .max) {
    self.minimumTouches = UInt8(clamping: minimumTouches)
    self.maximumTouches = UInt8(clamping: maximumTouches)
  }

  /// The kinds of input: touches and scrolling.
  public static var inputs: GestureInputs { [.touches, .scroll] }

  /// Starts to track fingers that land, up to `maximumTouches`.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    let isUndecided = context.state == .possible
    let hadEnough = track.down > 0 && track.down >= minimumTouches
    for index in touches.indices {
      if track.down < maximumTouches {
        track.down += 1
      } else if isUndecided && maximumTouches < .max {
        return context.fail(
          UnmetCondition(.fingers, measured: Float(track.down) + 1, limit: Float(maximumTouches), rule: .PAN10))
      } else {
        context.ignore(touches[index])
      }
    }
    if isUndecided && !options.isEmpty && match(touches) == .wrong { return context.fail(.wrongButtons) }
    if isUndecided && !hadEnough { track.start(at: context.timestamp) }
  }

  /// Begins the pan when the fingers have moved far enough (PAN2); then every move changes it (PAN3). Moves of fewer
  /// fingers than it needs do not count: they would be a jump when another joins them (PAN5).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard track.down >= minimumTouches else { return track.rest(until: context.timestamp) }
    track.travel(touches, &context)
    if !options.isEmpty { noteSpace(context) }
    if context.state != .possible { return context.state = .changed }
    let match = options.isEmpty ? .noPointer : match(touches)
    if match == .wrong { return context.fail(.wrongButtons) }
    let way = track.travelled
    // (Read first: an autoclosure would copy the settings.)
    let usual = context.settings.panDistance.points
    guard way.length >= minimumDistance ?? usual, match != .incomplete else { return }
    guard chooseAxes(for: way) else { return context.fail(UnmetCondition(.direction, rule: .PAN2)) }
    if !context.settings.panIncludesStart { track.forgetWay() }
    context.state = .began
  }

  /// Ends the pan with the last finger (PAN4), or fails if it has not begun (PAN12).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    if track.down >= minimumTouches { track.travel(touches, &context) } else { track.rest(until: context.timestamp) }
    if !options.isEmpty { noteSpace(context) }
    let isLast = touches.count >= Int(track.down)
    let isUndecided = isLast && context.state == .possible
    if isUndecided { context.fail(unmetCondition(context)) } else if isLast { context.state = .ended }
    lift(touches)
  }

  /// The fingers that are missing so far, or the rest of the way (PAN1, PAN2).
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    track.unmetCondition(fingers: minimumTouches, minimumDistance ?? context.settings.panDistance.points)
  }

  /// Cancels the pan with the last finger, or fails if it has not begun. Called when the system cancels touches.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    lift(touches)
    guard track.down == 0 else { return }
    context.state = context.state == .possible ? .failed : .cancelled
  }

  private mutating func lift(_ touches: Touches) { track.down -= UInt8(min(touches.count, Int(track.down))) }

  /// Begins the pan at once with a wheel or touchpad, when such steps are allowed (PAN11).
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    track.start(at: context.timestamp)
    context.state = scroll(input, context) && chooseAxes(for: track.travelled) ? .began : .failed
  }

  /// Changes the pan with each step of a wheel or touchpad. Ignores steps of a kind that is not allowed.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    guard scroll(input, context) else { return }
    context.state = context.state == .possible ? .began : .changed
  }

  /// Ends the pan. Called when the scroll is over.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    if !scroll(input, context) { track.rest(until: context.timestamp) }
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Adds the translation of scroll steps; returns false for a kind that is not allowed.
  private mutating func scroll(_ input: PointerInput, _ context: GestureContext) -> Bool {
    guard case .scroll(let steps, let isContinuous) = input.change,
      allowedScrollTypesMask.contains(isContinuous ? .continuous : .discrete)
    else { return false }
    track.add(-steps * context.settings.scrollStep.points, at: context.timestamp)
    if !options.isEmpty { noteSpace(context) }
    return true
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    track.reset()
    if !options.isEmpty { options.update(orMake: PanOptions()) { $0.reset() } }
  }
}

/// Kinds of scrolling (S-4).
public struct ScrollTypes: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The discrete steps of a wheel.
  public static let discrete = ScrollTypes(rawValue: 1)
  /// The smooth scrolling of a touchpad.
  public static let continuous = ScrollTypes(rawValue: 2)
  /// All kinds of scrolling.
  public static let all: ScrollTypes = [.discrete, .continuous]
}

/// The track of some fingers: the translation of their centroid, and its velocity. Shared by the kinds of pan.
///
/// The samples for the velocity are on the heap, from the first movement on, so that a track without movement is small.
package struct PanTrack {
  package init() {}

  /// The time of the last update.
  private var lastTime = Timestamp.zero
  /// The translation at several moments; there are samples from the first movement on.
  private var estimate = VelocityEstimate()
  /// The number of fingers that are down.
  package var down: UInt8 = 0

  /// The translation since it was last set, in the scene's axes.
  package var travelled: Vector { estimate.lastPlace ?? .zero }

  /// Returns the velocity in points per second, in the scene's axes, at the last update, from the samples of the given
  /// number of seconds before it.
  package func velocity(window: Double) -> Vector { estimate.velocity(at: lastTime, window: window) }

  /// Resets the track but keeps its memory: the next drag allocates nothing.
  package mutating func reset() {
    lastTime = .zero
    down = 0
    estimate.removeAll()
  }

  /// Restarts the track from here.
  package mutating func start(at time: Timestamp) {
    lastTime = time
    if !estimate.isEmpty { estimate.restart(at: .zero, time) }
  }

  /// Sets the translation so far. Does not affect the velocity, which is that of the fingers (PAN8).
  mutating func setTravelled(_ vector: Vector) {
    guard !estimate.isEmpty else {
      // Nothing has moved yet: the first sample is where the fingers rest.
      if vector != .zero { estimate.restart(at: vector, lastTime) }
      return
    }
    estimate.shift(by: vector - travelled)
  }

  /// Sets the translation to zero; does not affect the velocity (PAN7).
  mutating func forgetWay() { setTravelled(.zero) }

  /// Adds a translation that happened up to a moment.
  @inline(__always)
  package mutating func add(_ way: Vector, at time: Timestamp) {
    let before = lastTime
    lastTime = time
    guard way != .zero else { return }
    if estimate.isEmpty { estimate.restart(at: .zero, before) }
    estimate.add(travelled + way, at: time)
  }

  /// Advances the time, so that fingers that rest, or do not count, have no velocity.
  package mutating func rest(until time: Timestamp) { lastTime = time }

  /// The fingers that are missing so far, or the rest of the way (PAN1, PAN2).
  package func unmetCondition(fingers: UInt8, _ distance: Float) -> UnmetCondition? {
    guard down > 0 else { return nil }
    guard down >= fingers else {
      return UnmetCondition(.fingers, measured: Float(down), limit: Float(fingers), rule: .PAN1)
    }
    return UnmetCondition(.movement, measured: travelled.length, limit: distance, rule: .PAN2)
  }

  /// Adds the translation of the fingers' centroid: each finger's own, divided by their number, so that nothing jumps
  /// when the number changes (PAN5). For a single finger all its samples count (T28).
  // (The context is passed on only where there are several samples: it is large, and would be copied for that.)
  @inline(__always)
  package mutating func travel(_ touches: Touches, _ context: inout GestureContext) {
    if context.hasCoalescedTouches && down == 1 && touches.count == 1 {
      followSamples(of: touches[0], context)
    } else {
      travel(touches, at: context.timestamp)
    }
  }

  @inline(never)
  private mutating func followSamples(of touch: Touch, _ context: borrowing GestureContext) {
    context.forEachCoalescedTouch(of: touch) { touch in
      add(touch.location - touch.previousLocation, at: touch.timestamp)
    }
  }

  @inline(__always)
  private mutating func travel(_ touches: Touches, at time: Timestamp) {
    if down == 1 && touches.count == 1 {
      // A touch that did not change has no sample in the event.
      guard touches.storage[0].phase != .stationary else { return }
      return add(touches.way(at: 0), at: touches.storage[0].timestamp)
    }
    var way = Vector.zero
    for index in touches.indices { way += touches.way(at: index) }
    add(way / Float(max(down, 1)), at: time)
  }
}
