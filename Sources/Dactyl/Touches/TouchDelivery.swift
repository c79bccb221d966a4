/// Tells responders of touches: what is due to each view, in the order and number that the rules want (D7, D8, G47-G58).
enum TouchDelivery {
  // MARK: Claims

  /// Takes the touches of a recognizer that was just recognized from their views (G47). A view that heard of one is sent
  /// a cancel; one that did not never hears of it (G48).
  static func claim(for id: GestureID, in scene: Scene) {
    guard let owned = scene.gestures.attempt(of: id)?.owned else { return }
    scene.touches.forEach(in: owned) { take($0, for: id, in: scene) }
  }

  private static func take(_ slot: Int, for id: GestureID, in scene: Scene) {
    let record = scene.touches.records[slot]
    guard record.delivery != .closed else { return }
    if record.delivery == .begun { scene.touches.records[slot].due.insert(.cancelled) }
    scene.touches.records[slot].delivery = .closed
    scene.record(
      .claim, rule: record.delivery == .begun ? .G47 : .G48, touch: record.id, view: record.view, gesture: id)
  }

  /// Sends the cancels of touches that were claimed: one call a view, for all its fingers (D8).
  static func sendClaims(in scene: Scene) {
    guard scene.touches.order.contains(where: { scene.touches.records[$0].due.contains(.cancelled) }) else {
      return
    }
    sendGroups(.cancelled, in: scene)
  }

  // MARK: Delivery

  /// Tells each view what has become of its touches, unless a recognizer has a say in them (D4, D8).
  static func deliver(in scene: Scene) {
    var isAnyDue = false
    for place in scene.touches.order.indices {
      let slot = scene.touches.order[place]
      decide(slot, in: scene)
      if !scene.touches.records[slot].due.isEmpty { isAnyDue = true }
    }
    if isAnyDue { sendGroups([.began, .moved, .ended, .cancelled], in: scene) }
  }

  /// Works out what the hit view of a touch is to hear now.
  private static func decide(_ slot: Int, in scene: Scene) {
    let record = scene.touches.records[slot]
    guard record.delivery != .closed else { return }
    let say = recognizersSay(of: slot, in: scene)
    if say.claimant != .none {
      // A finger that joins a gesture which is under way belongs to the gesture (G50).
      return take(slot, for: say.claimant, in: scene)
    }
    if record.phase == .cancelled {
      scene.touches.records[slot].delivery = record.delivery == .begun ? .begun : .closed
      if record.delivery == .begun { scene.touches.records[slot].due = .cancelled }
      return
    }
    var due: TouchRecord.Due = []
    if record.delivery == .waiting {
      if say.delaysBegan { return }
      due.insert(.began)
    }
    if record.hasUnheardMove { due.insert(.moved) }
    if !record.isLive && !say.delaysEnded { due.insert(.ended) }
    scene.touches.records[slot].due = due
  }

  /// What the recognizers that own a touch want for it: worked out anew when one of them may want something else.
  private static func recognizersSay(of slot: Int, in scene: Scene) -> RecognizersSay {
    let records = scene.touches
    if records.records[slot].say.version != scene.gestures.sayVersion {
      records.records[slot].say = RecognizersSay(of: slot, in: scene)
    }
    return records.records[slot].say
  }

  // MARK: Groups

  /// Sends what is due in these phases, view by view in landing order, one call a view and phase (D8).
  private static func sendGroups(_ kinds: TouchRecord.Due, in scene: Scene) {
    let touches = scene.touches
    if touches.order.count == 1 {
      // A single finger needs no list of groups.
      let slot = touches.order[0]
      touches.records[slot].nextInGroup = -1
      return send(kinds, to: TouchGroup(view: touches.records[slot].view, first: slot, last: slot), in: scene)
    }
    let groups = scene.groups
    groups.removeAll()
    touches.order.forEach { slot in
      guard !touches.records[slot].due.isEmpty else { return }
      touches.records[slot].nextInGroup = -1
      let view = touches.records[slot].view
      if let group = groups.place(of: view) {
        touches.records[groups[group].last].nextInGroup = slot
        groups[group].last = slot
      } else {
        groups.append(TouchGroup(view: view, first: slot, last: slot))
      }
    }
    for place in groups.indices { send(kinds, to: groups[place], in: scene) }
  }

  /// Sends a group what is due to it, phase by phase.
  private static func send(_ kinds: TouchRecord.Due, to group: TouchGroup, in scene: Scene) {
    var left = kinds
    while let phase = left.takeFirst() {
      if isDue(TouchRecord.Due(phase), group, in: scene) { send(group, phase, in: scene) }
    }
  }

  @inline(__always)
  private static func isDue(_ due: TouchRecord.Due, _ group: TouchGroup, in scene: Scene) -> Bool {
    var slot = group.first
    while slot >= 0 {
      if scene.touches.records[slot].due.contains(due) { return true }
      slot = scene.touches.records[slot].nextInGroup
    }
    return false
  }

  private static func send(_ group: TouchGroup, _ phase: TouchPhase, in scene: Scene) {
    let records = scene.touches
    let due = TouchRecord.Due(phase)
    // Without anybody who listens, nothing is made ready: it is only noted that the view was told.
    let responder = scene.firstResponder(to: phase, from: group.view)
    let isHeard = responder != .none || scene.isLogging
    var touches = isHeard ? scene.scratch.takeTouches() : Touches()
    var isTold = false
    var slot = group.first
    while slot >= 0 {
      if records.records[slot].due.contains(due) {
        records.records[slot].due.remove(due)
        if stands(phase, slot, in: scene) {
          isTold = true
          let heard = records.records[slot].heardLocation
          if isHeard {
            var touch = scene.touch(slot, telling: phase)
            // A move that was held back counts from what the view knows.
            touch.previousLocation = heard
            touches.append(touch)
          }
          records.records[slot].heardLocation =
            phase == .began ? records.records[slot].initialLocation : records.records[slot].sample.location
        }
        finish(phase, slot, in: scene)
      }
      slot = records.records[slot].nextInGroup
    }
    if isTold { scene.send(touches, phase, to: group.view, first: responder) }
    if isHeard { scene.scratch.give(back: &touches) }
  }

  /// Whether a touch still stands where a phase follows; something may have taken it away meanwhile.
  private static func stands(_ phase: TouchPhase, _ slot: Int, in scene: Scene) -> Bool {
    switch phase {
    case .began: scene.touches.records[slot].delivery == .waiting
    case .moved, .ended: scene.touches.records[slot].delivery == .begun
    case .cancelled: true
    case .stationary: false
    }
  }

  private static func finish(_ phase: TouchPhase, _ slot: Int, in scene: Scene) {
    switch phase {
    case .began: if scene.touches.records[slot].delivery == .waiting { scene.touches.records[slot].delivery = .begun }
    case .moved: scene.touches.records[slot].hasUnheardMove = false
    case .ended, .cancelled: scene.touches.records[slot].delivery = .closed
    case .stationary: break
    }
  }
}

extension TouchRecord.Due {
  /// Takes out the phase that is told first of those in it (D8).
  @inline(__always)
  mutating func takeFirst() -> TouchPhase? {
    guard !isEmpty else { return nil }
    let first = TouchRecord.Due(rawValue: rawValue & (0 &- rawValue))
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
