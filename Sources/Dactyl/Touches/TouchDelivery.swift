/// Tells responders of touches: what is due to each view, in the order and number that the rules want (D7, D8, G47-G58).
enum TouchDelivery {
  // MARK: Claims

  /// Takes the touches of a recognizer that was just recognized from their views (G47). A view that heard of one is sent
  /// a cancel; one that did not never hears of it (G48).
  static func claim(for id: GestureID, in scene: Scene) {
    guard let owned = scene.gestures.attempt(of: id)?.owned else { return }
    for slot in scene.touches.order where owned.contains(slot) { take(slot, for: id, in: scene) }
  }

  private static func take(_ slot: Int, for id: GestureID, in scene: Scene) {
    guard let record = scene.touches.records[slot], record.delivery != .closed else { return }
    if record.delivery == .begun { scene.touches.records[slot]?.due.insert(.cancelled) }
    scene.touches.records[slot]?.delivery = .closed
    scene.record(
      .claim, rule: record.delivery == .begun ? .G47 : .G48, touch: record.id, view: record.view, gesture: id)
  }

  /// Sends the cancels of touches that were claimed: one call a view, for all its fingers (D8).
  static func sendClaims(in scene: Scene) {
    guard scene.touches.order.contains(where: { scene.touches.records[$0]?.due.contains(.cancelled) == true }) else {
      return
    }
    sendGroups([.cancelled], in: scene)
  }

  // MARK: Delivery

  /// Tells each view what has become of its touches, unless a recognizer has a say in them (D4, D8).
  static func deliver(in scene: Scene) {
    var isAnyDue = false
    for slot in scene.touches.order {
      decide(slot, in: scene)
      if scene.touches.records[slot]?.due.isEmpty == false { isAnyDue = true }
    }
    if isAnyDue { sendGroups(GestureSystem.deliveredPhases, in: scene) }
  }

  /// Works out what the hit view of a touch is to hear now.
  private static func decide(_ slot: Int, in scene: Scene) {
    guard let record = scene.touches.records[slot], record.delivery != .closed else { return }
    let say = recognizersSay(of: record, slot, in: scene)
    if say.claims {
      // A finger that joins a gesture which is under way belongs to the gesture (G50).
      return take(slot, for: say.claimant, in: scene)
    }
    if record.phase == .cancelled {
      scene.touches.records[slot]?.delivery = record.delivery == .begun ? .begun : .closed
      if record.delivery == .begun { scene.touches.records[slot]?.due = .cancelled }
      return
    }
    var due: TouchRecord.Due = []
    if record.delivery == .waiting {
      if say.delaysBegan { return }
      due.insert(.began)
    }
    if record.hasUnheardMove { due.insert(.moved) }
    if !record.isLive && !say.delaysEnded { due.insert(.ended) }
    scene.touches.records[slot]?.due = due
  }

  private struct Say {
    var claims = false
    var claimant = GestureID.none
    var delaysBegan = false
    var delaysEnded = false
  }

  /// What the recognizers that own a touch want for it: delays are those of any of them, ancestors' included (G57).
  private static func recognizersSay(of record: TouchRecord, _ slot: Int, in scene: Scene) -> Say {
    var say = Say()
    for id in record.recognizers {
      // Its attempt at this touch may be over, and another under way that has nothing to do with it.
      guard let row = scene.gestures.row(id), scene.gestures.attempt(of: id)?.owned.contains(slot) == true else {
        continue
      }
      if row.state == .possible {
        if row.flags.contains(.delaysTouchesBegan) { say.delaysBegan = true }
        if row.flags.contains(.delaysTouchesEnded) { say.delaysEnded = true }
      } else if row.state.isRecognized && row.flags.contains(.cancelsTouchesInView) && !say.claims {
        say.claims = true
        say.claimant = id
      }
    }
    return say
  }

  // MARK: Groups

  /// Sends what is due in these phases, view by view in landing order, one call a view and phase (D8).
  private static func sendGroups(_ phases: [TouchPhase], in scene: Scene) {
    scene.groups.removeAll(keepingCapacity: true)
    scene.groupOfView.removeAll(keepingCapacity: true)
    for slot in scene.touches.order {
      guard let record = scene.touches.records[slot], !record.due.isEmpty else { continue }
      scene.touches.records[slot]?.nextInGroup = -1
      if let group = scene.groupOfView[record.view] {
        scene.touches.records[scene.groups[group].last]?.nextInGroup = slot
        scene.groups[group].last = slot
      } else {
        scene.groupOfView[record.view] = scene.groups.count
        scene.groups.append(TouchGroup(view: record.view, first: slot, last: slot))
      }
    }
    for place in scene.groups.indices {
      for phase in phases { send(scene.groups[place], phase, in: scene) }
    }
  }

  private static func send(_ group: TouchGroup, _ phase: TouchPhase, in scene: Scene) {
    let due = TouchRecord.Due(phase)
    var touches = scene.scratch.takeTouches()
    var slot = group.first
    while slot >= 0, let record = scene.touches.records[slot] {
      if record.due.contains(due) {
        scene.touches.records[slot]?.due.remove(due)
        if begin(phase, slot, record), var touch = scene.touch(slot, telling: phase) {
          // A move that was held back counts from what the view knows.
          touch.previousLocation = record.heardLocation
          scene.touches.records[slot]?.heardLocation = touch.location
          touches.append(touch)
        }
        finish(phase, slot, in: scene)
      }
      slot = record.nextInGroup
    }
    if !touches.isEmpty { scene.send(Touches(touches), phase, to: group.view) }
    scene.scratch.give(back: &touches)

    /// Whether the touch still stands where this phase follows; something may have taken it away meanwhile.
    func begin(_ phase: TouchPhase, _ slot: Int, _ record: TouchRecord) -> Bool {
      switch phase {
      case .began: record.delivery == .waiting
      case .moved, .ended: record.delivery == .begun
      case .cancelled: true
      case .stationary: false
      }
    }
  }

  private static func finish(_ phase: TouchPhase, _ slot: Int, in scene: Scene) {
    switch phase {
    case .began: if scene.touches.records[slot]?.delivery == .waiting { scene.touches.records[slot]?.delivery = .begun }
    case .moved: scene.touches.records[slot]?.hasUnheardMove = false
    case .ended, .cancelled: scene.touches.records[slot]?.delivery = .closed
    case .stationary: break
    }
  }
}

/// Touches of one view that are due together: a list through their records.
struct TouchGroup {
  var view: Entity
  var first: Int
  var last: Int
}

extension TouchRecord.Due {
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
