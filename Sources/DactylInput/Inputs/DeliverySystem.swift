/// Delivers inputs to responders: the pending phases of each target, in the order and number that the rules demand (D7,
/// D8, G47-G58), in the same way for all kinds.
enum DeliverySystem {
  // MARK: Claims

  /// Takes the inputs of a recognizer that was just recognized from their targets (G47). A target that received the
  /// began of one receives a cancel; a target that did not never receives the input (G48).
  static func claim(for id: GestureID, in scene: Scene) {
    guard let owned = scene.gestures.attempt(of: id)?.owned else { return }
    scene.inputs.forEach(in: owned) { take($0, for: id, by: .G47, in: scene) }
    scene.inputs.others.forEach { if owned.contains($0) { take($0, for: id, by: .G47, in: scene) } }
  }

  /// Takes an input from its target: by G47, or by G50 if it joins a gesture that is under way.
  private static func take(_ slot: Int, for id: GestureID, by rule: Rule, in scene: Scene) {
    let record = scene.inputs.records[slot]
    guard record.delivery != .closed else { return }
    if record.delivery == .begun { scene.inputs.records[slot].due.insert(.cancelled) }
    scene.inputs.records[slot].delivery = .closed
    let isUndelivered = record.delivery != .begun && rule == .G47
    scene.record(
      .claim, rule: isUndelivered ? .G48 : rule, of: record.kind, id: record.id, view: record.target, gesture: id)
  }

  /// Sends the cancels of inputs that were claimed: for touches one call for each view, with all its touches (D8).
  static func sendClaims(in scene: Scene) {
    let inputs = scene.inputs
    if inputs.order.contains(where: { inputs.records[$0].due.contains(.cancelled) }) {
      sendGroups(.cancelled, in: scene)
    }
    guard inputs.others.contains(where: { inputs.records[$0].due.contains(.cancelled) }) else { return }
    inputs.others.forEach { slot in
      guard scene.inputs.records[slot].due.contains(.cancelled) else { return }
      scene.inputs.records[slot].due.remove(.cancelled)
      noteDelivery(slot, .cancelled, in: scene)
      send(other: slot, .cancelled, in: scene)
    }
  }

  // MARK: Delivery

  /// Delivers to each target the changes of its inputs that recognizers do not withhold or claim (D4, D8).
  static func deliver(in scene: Scene) {
    deliverTouches(in: scene)
    if !scene.inputs.others.isEmpty { deliverOthers(in: scene) }
    if !scene.inputs.touchUpdates.due.isEmpty { deliverTouchUpdates(in: scene) }
  }

  private static func deliverTouches(in scene: Scene) {
    var isAnyDue = false
    for index in scene.inputs.order.indices {
      let slot = scene.inputs.order[index]
      decide(slot, in: scene)
      if !scene.inputs.records[slot].due.isEmpty { isAnyDue = true }
    }
    if isAnyDue { sendGroups([.began, .moved, .ended, .cancelled], in: scene) }
  }

  /// Determines the phases that the target of an input receives now.
  static func decide(_ slot: Int, in scene: Scene) {
    let record = scene.inputs.records[slot]
    guard record.delivery != .closed else { return }
    let policy = policy(of: slot, in: scene)
    if policy.claimant != .none {
      // A touch that joins a gesture under way belongs to the gesture (G50).
      return take(slot, for: policy.claimant, by: .G50, in: scene)
    }
    if record.phase == .cancelled {
      scene.inputs.records[slot].delivery = record.delivery == .begun ? .begun : .closed
      if record.delivery == .begun { scene.inputs.records[slot].due = .cancelled }
      return
    }
    var due: Input.Due = []
    if record.delivery == .waiting {
      if policy.delaysBegan { return noteWithheld(slot, .began, in: scene) }
      let interceptors = scene.parts.touchInterceptors
      if !interceptors.isEmpty, record.kind == .touch,
        interceptors.contains(where: { $0.withholdsTouch(slot, in: scene) })
      {
        scene.inputs.records[slot].delivery = .closed
        return
      }
      due.insert(.began)
    }
    if record.hasUndeliveredChange { due.insert(.moved) }
    if !record.isLive {
      if policy.delaysEnded { noteWithheld(slot, .ended, in: scene) } else { due.insert(.ended) }
    }
    scene.inputs.records[slot].due = due
  }

  /// Records, once, that the began or the end of an input is withheld from its target, and by which recognizer.
  private static func noteWithheld(_ slot: Int, _ phase: TouchPhase, in scene: Scene) {
    guard scene.isLogging, scene.inputs.records[slot].withheld != phase else { return }
    let (record, table) = (scene.inputs.records[slot], scene.gestures)
    scene.inputs.records[slot].withheld = phase
    let isBegan = phase == .began
    let flag: GestureFlags = isBegan ? .delaysTouchesBegan : .delaysTouchesEnded
    let holder = scene.inputs.recognizers(of: slot).first { id in
      table.row(id).map { $0.state == .possible && $0.flags.contains(flag) } == true
        && table.attempt(of: id)?.owned.contains(slot) == true
    }
    scene.record(
      .withhold, rule: isBegan ? .G52 : .G53, detail: phase.rawValue, of: record.kind, id: record.id,
      view: record.target, gesture: holder ?? .none)
  }

  /// The policy of the recognizers that own an input, updated when their states may have changed it.
  private static func policy(of slot: Int, in scene: Scene) -> DeliveryPolicy {
    let inputs = scene.inputs
    if inputs.records[slot].policy.version != scene.gestures.policyVersion {
      inputs.records[slot].policy = DeliveryPolicy(of: slot, in: scene)
    }
    return inputs.records[slot].policy
  }

  // MARK: Groups

  /// Sends the pending phases among those given, view by view in landing order, one call for each view and phase (D8).
  private static func sendGroups(_ kinds: Input.Due, in scene: Scene) {
    let touches = scene.inputs
    if touches.order.count == 1 {
      // A single touch needs no list of groups.
      let slot = touches.order[0]
      touches.records[slot].nextInGroup = -1
      return send(kinds, to: InputGroup(view: touches.records[slot].target, first: slot, last: slot), in: scene)
    }
    let groups = scene.inputs.groups
    groups.removeAll()
    touches.order.forEach { slot in
      guard !touches.records[slot].due.isEmpty else { return }
      touches.records[slot].nextInGroup = -1
      let view = touches.records[slot].target
      if let group = groups.index(of: view) {
        touches.records[groups[group].last].nextInGroup = slot
        groups[group].last = slot
      } else {
        groups.append(InputGroup(view: view, first: slot, last: slot))
      }
    }
    for index in groups.indices { send(kinds, to: groups[index], in: scene) }
  }

  /// Sends the pending phases of a group, one after another.
  private static func send(_ kinds: Input.Due, to group: InputGroup, in scene: Scene) {
    var left = kinds
    while let phase = left.takeFirst() {
      if isDue(Input.Due(phase), group, in: scene) { send(group, phase, in: scene) }
    }
  }

  @inline(__always)
  private static func isDue(_ due: Input.Due, _ group: InputGroup, in scene: Scene) -> Bool {
    var slot = group.first
    while slot >= 0 {
      if scene.inputs.records[slot].due.contains(due) { return true }
      slot = scene.inputs.records[slot].nextInGroup
    }
    return false
  }

  private static func send(_ group: InputGroup, _ phase: TouchPhase, in scene: Scene) {
    let records = scene.inputs
    let due = Input.Due(phase)
    // Without a listener no touches are made; the view only counts as notified.
    let responder = scene.firstResponder(to: phase, from: group.view)
    let hasReceiver = responder != .none || scene.isLogging
    var touches = hasReceiver ? scene.inputs.scratch.takeTouches() : Touches()
    let takers = scene.parts.touchTakers
    let isOffered = phase == .began && scene.waiting.contains(.inputActions) && takers.contains { $0.takesTouches }
    var isDelivered = false
    var slot = group.first
    while slot >= 0 {
      if records.records[slot].due.contains(due) {
        records.records[slot].due.remove(due)
        if stands(phase, slot, in: scene) {
          if !isDelivered && scene.isLogging { noteDelivery(slot, phase, in: scene) }
          isDelivered = true
          let deliveredLocation = records.records[slot].deliveredLocation
          if hasReceiver {
            var touch = scene.touch(slot, reporting: phase)
            // The previous location of a move that was held back is the last one that the view received.
            touch.previousLocation = deliveredLocation
            touches.append(touch)
          }
          if isOffered { scene.inputs.unhandled.append(slot) }
          records.records[slot].deliveredLocation =
            phase == .began ? records.records[slot].initialLocation : records.records[slot].sample.location
        }
        finish(phase, slot, in: scene)
      }
      slot = records.records[slot].nextInGroup
    }
    let isHandled = isDelivered && scene.send(touches, phase, to: group.view, first: responder)
    if isOffered {
      if !isHandled { takers.forEach { $0.takeUnhandled(scene.inputs.unhandled, of: scene) } }
      scene.inputs.unhandled.removeAll()
    }
    if hasReceiver { scene.inputs.scratch.give(back: &touches) }
  }

  /// Records the call of a target for a phase: once for all its touches, with the first of them.
  private static func noteDelivery(_ slot: Int, _ phase: TouchPhase, in scene: Scene) {
    guard scene.isLogging else { return }
    let record = scene.inputs.records[slot]
    // A cancel of an input that goes on is due to a gesture.
    let isClaimed = phase == .cancelled && record.phase != .cancelled
    scene.record(
      .deliver, rule: isClaimed ? .D7 : .D8, detail: phase.rawValue, of: record.kind, id: record.id,
      view: record.target)
  }

  /// Whether an input may still receive a phase: it may have been claimed or cancelled meanwhile.
  static func stands(_ phase: TouchPhase, _ slot: Int, in scene: Scene) -> Bool {
    switch phase {
    case .began: scene.inputs.records[slot].delivery == .waiting
    case .moved, .ended: scene.inputs.records[slot].delivery == .begun
    case .cancelled: true
    case .stationary: false
    }
  }

  static func finish(_ phase: TouchPhase, _ slot: Int, in scene: Scene) {
    switch phase {
    case .began: if scene.inputs.records[slot].delivery == .waiting { scene.inputs.records[slot].delivery = .begun }
    case .moved: scene.inputs.records[slot].hasUndeliveredChange = false
    case .ended, .cancelled: scene.inputs.records[slot].delivery = .closed
    case .stationary: break
    }
  }
}

extension Input.Due {
  /// Removes and returns the phase that is delivered first (D8).
  @inline(__always)
  mutating func takeFirst() -> TouchPhase? {
    guard !isEmpty else { return nil }
    let first = Input.Due(rawValue: rawValue & (0 &- rawValue))
    remove(first)
    return switch first {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    default: .cancelled
    }
  }

  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary: self = []
    }
  }
}
