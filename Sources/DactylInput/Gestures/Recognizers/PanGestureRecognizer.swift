/// Recognizes fingers that drag (PAN1-PAN13).
///
/// It begins when the middle of its fingers has come some way, changes with every move, and ends when the last finger
/// lifts. A finger that joins or leaves does not make the translation jump. It may be for one axis only (`axes`), and
/// its translation may have limits (`translationLimits`).
public struct PanGestureRecognizer: PointerGestureRecognizer {
  var track = PanTrack()
  private var minimumTouches: UInt8
  private var maximumTouches: UInt8
  /// The steps that it takes (PAN11); none by default, so that a wheel is nothing to it. While it scrolls, no finger is
  /// down, and the translation goes where content would under the same fingers: up when a wheel is turned down.
  public var allowedScrollTypesMask: ScrollTypes = []
  /// What few pans have, and those that have it while they go on.
  var options = Boxed<PanOptions>()

  /// How many fingers it needs to begin (PAN1).
  public var minimumNumberOfTouches: Int {
    get { Int(minimumTouches) }
    set { minimumTouches = UInt8(clamping: newValue) }
  }
  /// How many fingers it takes; before it began, more make it fail, and afterwards they are left alone (PAN10).
  /// `Int.max` for any number.
  public var maximumNumberOfTouches: Int {
    get { maximumTouches == .max ? .max : Int(maximumTouches) }
    set { maximumTouches = UInt8(clamping: newValue) }
  }
  /// How far the middle of the fingers travels until it begins, in points; nil for what the settings say (PAN2).
  public var minimumDistance: Float? {
    get { options.value?.distance }
    set { setOption(\.distance, newValue) }
  }

  /// Makes a recognizer of drags.
  public init(minimumTouches: Int = 1, maximumTouches: Int = .max) {
    self.minimumTouches = UInt8(clamping: minimumTouches)
    self.maximumTouches = UInt8(clamping: maximumTouches)
  }

  /// Touches and scrolling.
  public static var inputs: GestureInputs { [.touches, .scroll] }

  /// Starts to track fingers that land, up to `maximumTouches`.
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    let isUndecided = context.state == .possible
    let hadEnough = track.down > 0 && track.down >= minimumTouches
    for index in touches.indices {
      if track.down < maximumTouches {
        track.down += 1
      } else if isUndecided && maximumTouches < .max {
        return context.state = .failed
      } else {
        context.ignore(touches[index])
      }
    }
    if isUndecided && !options.isEmpty && match(touches) == .wrong { return context.state = .failed }
    if isUndecided && !hadEnough { track.start(at: context.timestamp) }
  }

  /// Fingers move: far enough, and it begins (PAN2); from then on every move is a change (PAN3). What fewer than it
  /// needs do does not count: it would be a jump when another joins them (PAN5).
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    guard track.down >= minimumTouches else { return track.rest(until: context.timestamp) }
    track.travel(touches, &context)
    if !options.isEmpty { noteSpace(context) }
    if context.state != .possible { return context.state = .changed }
    let match = options.isEmpty ? .noPointer : match(touches)
    if match == .wrong { return context.state = .failed }
    let way = track.travelled
    // (Read first: for the sake of an autoclosure the settings would be copied.)
    let usual = context.settings.panDistance.points
    guard way.length >= minimumDistance ?? usual, match != .incomplete else { return }
    guard chooseAxes(for: way) else { return context.state = .failed }
    if !context.settings.panIncludesStart { track.forgetWay() }
    context.state = .began
  }

  /// Fingers lift: the last one ends it (PAN4), or it was no drag (PAN12).
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    if track.down >= minimumTouches { track.travel(touches, &context) } else { track.rest(until: context.timestamp) }
    if !options.isEmpty { noteSpace(context) }
    lift(touches)
    guard track.down == 0 else { return }
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Fingers are taken away.
  public mutating func touchesCancelled(_ touches: Touches, with context: inout GestureContext) {
    lift(touches)
    guard track.down == 0 else { return }
    context.state = context.state == .possible ? .failed : .cancelled
  }

  private mutating func lift(_ touches: Touches) { track.down -= UInt8(min(touches.count, Int(track.down))) }

  /// A wheel or touchpad starts to scroll: it begins at once, when such steps are allowed (PAN11).
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    track.start(at: context.timestamp)
    context.state = scroll(input, context) && chooseAxes(for: track.travelled) ? .began : .failed
  }

  /// It scrolls on. Steps that it does not take, of another device, are nothing to it.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    guard scroll(input, context) else { return }
    context.state = context.state == .possible ? .began : .changed
  }

  /// It has scrolled.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    if !scroll(input, context) { track.rest(until: context.timestamp) }
    context.state = context.state == .possible ? .failed : .ended
  }

  /// Goes the way of some steps; false when it does not take such.
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
  /// A wheel, in steps.
  public static let discrete = ScrollTypes(rawValue: 1)
  /// A touchpad, smoothly.
  public static let continuous = ScrollTypes(rawValue: 2)
  /// Wheels with steps and surfaces that scroll smoothly.
  public static let all: ScrollTypes = [.discrete, .continuous]
}

/// The way of some fingers: how far their middle has come, and how fast it goes. What the kinds of pan have in common.
///
/// What it knows of its speed lies on the heap, from the first movement on: what never moved is small.
package struct PanTrack {
  package init() {}

  /// When the fingers were last looked at.
  private var lastTime = Timestamp.zero
  /// The ways at moments; there are samples from the first movement on.
  private var estimate = VelocityEstimate()
  /// How many fingers are down.
  package var down: UInt8 = 0

  /// The way since the translation was last set, in the scene's axes.
  package var travelled: Vector { estimate.lastPlace ?? .zero }

  /// Points a second, in the scene's axes, as of the last look, from the samples of so many seconds before it.
  package func velocity(window: Double) -> Vector { estimate.velocity(at: lastTime, window: window) }

  /// Is as good as new, and keeps its memory: the next drag allocates nothing.
  package mutating func reset() {
    lastTime = .zero
    down = 0
    estimate.removeAll()
  }

  /// Starts again from here.
  package mutating func start(at time: Timestamp) {
    lastTime = time
    if !estimate.isEmpty { estimate.restart(at: .zero, time) }
  }

  /// Sets the way so far. The velocity goes on: it is that of the fingers (PAN8).
  mutating func setTravelled(_ vector: Vector) {
    guard !estimate.isEmpty else {
      // Nothing moved yet: the first sample is where the fingers rest.
      if vector != .zero { estimate.restart(at: vector, lastTime) }
      return
    }
    estimate.shift(by: vector - travelled)
  }

  /// Leaves out the way so far; the velocity goes on (PAN7).
  mutating func forgetWay() { setTravelled(.zero) }

  /// Adds a way that was gone at a moment.
  @inline(__always)
  package mutating func add(_ way: Vector, at time: Timestamp) {
    let before = lastTime
    lastTime = time
    guard way != .zero else { return }
    if estimate.isEmpty { estimate.restart(at: .zero, before) }
    estimate.add(travelled + way, at: time)
  }

  /// Looks at the time, so that fingers that rest, or do not count, have no velocity.
  package mutating func rest(until time: Timestamp) { lastTime = time }

  /// Adds what the fingers' middle moved by: each finger's own way, shared among all, so that nothing jumps when their
  /// number changes (PAN5). A finger that is alone counts with all of its samples (T28).
  // (The context is handed on where there are several samples alone: it is large, and would be copied for that.)
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
      // What did nothing has no sample in the event.
      guard touches.storage[0].phase != .stationary else { return }
      return add(touches.way(at: 0), at: touches.storage[0].timestamp)
    }
    var way = Vector.zero
    for index in touches.indices { way += touches.way(at: index) }
    add(way / Float(max(down, 1)), at: time)
  }
}
