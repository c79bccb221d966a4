extension Scene {
  /// Queues an event. The first frame at or after the event's timestamp handles it.
  ///
  /// Time never runs backwards in a scene. An event that is earlier than the last one by up to a second gets the
  /// timestamp of the last one. A larger step back means that the clock was set back: the scene's time continues from
  /// that event, and the frame that handles it has handled all earlier queued events. Both cases are reported
  /// (`Diagnostic.Kind.timeReversed`, `.timeJumped`). No event is ever dropped here.
  public func send(_ event: InputEvent) {
    if !isHandling && !frames.isOver {
      recorder?.eventWillArrive(event, in: self)
      if !systems.inputs.isEmpty { systems.inputs.call(event) }
    }
    if let adapter = unsafe parts.eventAdapter { return adapter.eventArrived(event, in: self) }
    queueEvent(event)
  }

  /// Queues an event as it is: what an `EventAdapter` has made of one that was sent.
  package func queueEvent(_ event: InputEvent) {
    append(event)
    if queue.mirror.isOn { sendMirrored(event) }
  }

  /// The present moment on the clock of the events that are sent: of the event that is being handled, or of the last
  /// frame.
  package var eventTime: Timestamp { queue.clock.source(at: now) }

  /// Whether a frame runs, or what follows at once from a call between frames. No recording has what is sent meanwhile:
  /// the code that sends it runs again in a replay.
  package var isHandling: Bool { frames.isRunning || settling.isRunning }

  private func append(_ event: InputEvent) {
    switch queue.append(event) {
    case .inOrder: break
    case .reversed:
      report(.timeReversed, "an event at \(event.timestamp.seconds) s came after a later one: it gets that one's time")
    case .jumpedBack(let step):
      report(
        .timeJumped,
        "an event at \(event.timestamp.seconds) s came after one \(step) s later: time goes on from there")
    }
  }

  /// Appends the touch sample of the mouse's second finger that goes with an event, if there is one.
  private func sendMirrored(_ event: InputEvent) {
    let canLand = !inputs.hasSilenced || !inputs.silenced.contains(.mouse)
    let sample = queue.mirror.follow(event.kind, inputSettings.mirroringModifier, canLand: canLand)
    guard let sample else { return }
    append(InputEvent(at: event.timestamp, .touch(sample)))
  }

  /// Stops input from beginning. Touches, presses and a shake that are under way are cancelled; those that begin later
  /// are ignored until they end. Calls nest (T26, T27).
  ///
  /// In the closure of a hit shape the call is deferred until the hit-test is over, like
  /// `endIgnoringInteractionEvents()` and `cancelTouches()`.
  public func beginIgnoringInteractionEvents() {
    guard !isAnswering else { return postpone { $0.beginIgnoringInteractionEvents() } }
    inputs.ignoreDepth += 1
    cancel(.all, by: .T26)
    settleIfIdle()
  }

  /// Reverts one call of `beginIgnoringInteractionEvents()`. An unmatched call does nothing.
  public func endIgnoringInteractionEvents() {
    guard !isAnswering else { return postpone { $0.endIgnoringInteractionEvents() } }
    inputs.ignoreDepth = max(0, inputs.ignoreDepth - 1)
  }

  /// Whether input is ignored, by unmatched calls of `beginIgnoringInteractionEvents()`.
  public var isIgnoringInteractionEvents: Bool { inputs.ignoreDepth > 0 }

  /// Cancels every touch that is down and the sequences of the pointer, as an interruption by the system does (T22).
  /// Use `cancel(.all)` for all input.
  public func cancelTouches() {
    guard !isAnswering else { return postpone { $0.cancelTouches() } }
    cancel(.all, of: [.touches, .pointer], by: .T22)
    settleIfIdle()
  }

  /// The touches that are down, in landing order. Allocates an array; meant for overlays.
  public var liveTouches: Touches {
    Touches(inOrder: inputs.order.filter { inputs.records[$0].isLive }.map { touch($0) })
  }

  /// The fingers that are down, or will be when the queued events are handled; those that are silenced, too.
  package var fingersDown: [FingerID] {
    var down = inputs.order.filter { inputs.records[$0].isLive }.map { inputs.records[$0].finger }
    // In a fixed order, though they are in a set.
    down += inputs.silenced.sorted { ($0.device.rawValue, $0.finger) < ($1.device.rawValue, $1.finger) }
    queue.forEachTouch { sample in
      down.removeAll { $0 == sample.finger }
      if sample.phase == .began || sample.phase == .moved { down.append(sample.finger) }
    }
    return down
  }

  /// The identities of the inputs of a kind that are not over, or whose end was not delivered yet.
  package func knownInputs(_ kind: InputKind) -> Set<UInt64> {
    let slots = kind == .touch ? inputs.order : inputs.others
    return Set(slots.filter { inputs.records[$0].kind == kind }.map { inputs.records[$0].id })
  }

  /// The recognizers that have touches or pending work, in the order in which they received their first touch.
  public var activeGestures: [AnyGesture] {
    gestures.attempts.order.map { AnyGesture(gestures.attempts[$0].gesture, columns) }
  }

  /// The recognizers that compete for a touch, by its slot in the input table.
  package func gestures(having slot: Int) -> [AnyGesture] {
    inputs.recognizers(of: slot).filter { gestures.attempt(of: $0)?.owned.contains(slot) == true }
      .map { AnyGesture($0, columns) }
  }

  /// The recognizer of a decision; nil for none and for a removed one.
  public func gesture(_ id: GestureID) -> AnyGesture? { gestures.isAlive(id) ? AnyGesture(id, columns) : nil }

  /// The moment of the next event that needs no input: a recognizer's deadline, the end of a scroll, the timeout of a
  /// finger, a drag that rests over a target, a repetition of a held widget, a hold of an action, a blink of the caret,
  /// or content that comes to rest. Nil for none. On the clock of frames and events.
  public var nextDeadline: Timestamp? {
    let first = firstDeadline.map { queue.clock.source(at: $0) }
    guard let adapted = unsafe parts.eventAdapter?.nextMoment else { return first }
    return first.map { min($0, adapted) } ?? adapted
  }

  /// The same moment on the scene's own clock. Read in every step; features are asked only while one of them has
  /// pending work.
  var firstDeadline: Timestamp? {
    let last = Timestamp(nanoseconds: .max)
    var first = last
    first.keepEarlier(gestures.attempts.nextDeadline)
    first.keepEarlier(inputs.pointer.scroll.deadline)
    if !waiting.isEmpty { first.keepEarlier(firstDeadlineOfFeatures) }
    return first == last ? nil : first
  }

  private var firstDeadlineOfFeatures: Timestamp {
    var first = Timestamp(nanoseconds: .max)
    first.keepEarlier(TouchIntake.nextTimeout(in: inputs))
    first.keepEarlier(textInputs.nextDeadline)
    parts.slots.forEach(in: waiting) { first.keepEarlier($0.nextDeadline) }
    parts.addedTimed.forEach { first.keepEarlier($0.nextDeadline) }
    return first
  }
}

extension Scene {
  /// The mouse's second finger, also while it only hovers; nil while `InputSettings.mirroringModifier` is nil, and
  /// while the modifier key is up.
  public var mirroredFinger: MirroredFinger? { inputSettings.mirroringModifier == nil ? nil : queue.mirror.finger }
}

extension Timestamp {
  /// Replaces the moment with another one that is not nil and comes earlier.
  @inline(__always)
  fileprivate mutating func keepEarlier(_ other: Timestamp?) { if let other, other < self { self = other } }
}
