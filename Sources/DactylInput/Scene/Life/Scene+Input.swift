extension Scene {
  /// Queues an event. The next frame that reaches the event's moment handles it.
  ///
  /// Time never runs backwards in a scene: an event that is earlier than the last one gets the moment of the last one.
  /// An event that is more than a second earlier means that the clock was set back: the scene's time goes on from that
  /// event, and all events queued before it are handled by then. Both are reported (`Diagnostic.Kind.timeReversed`,
  /// `.timeJumped`). No event is ever dropped here.
  public func send(_ event: InputEvent) {
    append(event)
    if queue.mirror.isOn { sendMirrored(event) }
  }

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

  /// Adds what the mouse's second finger does at an event.
  private func sendMirrored(_ event: InputEvent) {
    let canLand = !inputs.hasSilenced || !inputs.silenced.contains(.mouse)
    let sample = queue.mirror.follow(event.kind, inputSettings.mirroringModifier, canLand: canLand)
    guard let sample else { return }
    append(InputEvent(at: event.timestamp, .touch(sample)))
  }

  /// Stops input from beginning: touches and presses that are down are cancelled, and a shake; new ones stay unknown
  /// until they lift. Calls nest (T26, T27).
  ///
  /// In a hit shape it waits until the hit-test is over, as `endIgnoringInteractionEvents()` and `cancelTouches()` do.
  public func beginIgnoringInteractionEvents() {
    guard !isAnswering else { return postpone { $0.beginIgnoringInteractionEvents() } }
    inputs.ignoreDepth += 1
    cancel(.all, by: .T26)
    settleIfIdle()
  }

  /// Takes back one call of `beginIgnoringInteractionEvents()`. One too many does nothing.
  public func endIgnoringInteractionEvents() {
    guard !isAnswering else { return postpone { $0.endIgnoringInteractionEvents() } }
    inputs.ignoreDepth = max(0, inputs.ignoreDepth - 1)
  }

  /// Whether input is ignored.
  public var isIgnoringInteractionEvents: Bool { inputs.ignoreDepth > 0 }

  /// Cancels every touch that is down, and what the pointer is at, as when the system interrupts (T22). For all input
  /// there is `cancel(.all)`.
  public func cancelTouches() {
    guard !isAnswering else { return postpone { $0.cancelTouches() } }
    cancel(.all, of: [.touches, .pointer], by: .T22)
    settleIfIdle()
  }

  /// The touches that are down, in landing order. Makes an array; nothing needs it but overlays.
  public var liveTouches: Touches {
    Touches(inOrder: inputs.order.filter { inputs.records[$0].isLive }.map { touch($0) })
  }

  /// The identities of the inputs of a kind that are not over, or whose end somebody is still to hear.
  package func knownInputs(_ kind: InputKind) -> Set<UInt64> {
    let slots = kind == .touch ? inputs.order : inputs.others
    return Set(slots.filter { inputs.records[$0].kind == kind }.map { inputs.records[$0].id })
  }

  /// The recognizers that have touches or wait for something, in the order in which they got their first touch.
  public var activeGestures: [AnyGesture] {
    gestures.attempts.order.map { AnyGesture(gestures.attempts[$0].gesture, columns) }
  }

  /// The recognizers that compete by a slot of the touch table.
  package func gestures(having slot: Int) -> [AnyGesture] {
    inputs.recognizers(of: slot).filter { gestures.attempt(of: $0)?.owned.contains(slot) == true }
      .map { AnyGesture($0, columns) }
  }

  /// The recognizer that a decision was about, or nil for none and for one that was removed.
  public func gesture(_ id: GestureID) -> AnyGesture? { gestures.isAlive(id) ? AnyGesture(id, columns) : nil }

  /// When something waits to happen that needs no input: a recognizer's deadline, the end of a scrolling, a finger's
  /// timeout, a drag that rests over what opens, what a widget repeats while it is held, an action that asks for a
  /// hold, a blinking caret, or content that comes to rest; nil for never. On the clock that frames and events are
  /// given by.
  public var nextDeadline: Timestamp? { firstDeadline.map { queue.clock.source(at: $0) } }

  /// The same on the scene's own clock. Asked in every step: features are looked at only while one of them has
  /// something to do.
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
    first.keepEarlier(TouchIntake.nextTimeout(in: self))
    first.keepEarlier(textInputs.nextDeadline)
    parts.staged.forEach { if waiting.contains($0.stage) { first.keepEarlier($0.part.nextDeadline) } }
    parts.addedTimed.forEach { first.keepEarlier($0.nextDeadline) }
    return first
  }
}

extension Scene {
  /// The mouse's second finger, also while it only hovers; nil while no modifier key asks for one.
  public var mirroredFinger: MirroredFinger? { inputSettings.mirroringModifier == nil ? nil : queue.mirror.finger }
}

extension Timestamp {
  /// Becomes another moment if there is one and that comes before.
  @inline(__always)
  fileprivate mutating func keepEarlier(_ other: Timestamp?) { if let other, other < self { self = other } }
}
