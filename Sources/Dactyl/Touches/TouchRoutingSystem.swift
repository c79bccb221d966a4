/// Decides who will hear of each new touch: its hit view, unless a rule keeps it away, and the recognizers of that view
/// and of all around it, unless they refuse (D3, T9-T16, G10-G16). Decided once; later it is only taken back.
enum TouchRoutingSystem {
  static func route(_ landed: [Int], in scene: Scene) {
    guard !landed.isEmpty else { return }
    scene.isLooking = true
    defer { scene.isLooking = false }
    scene.eventAnswers.removeAll(keepingCapacity: true)
    countTracked(except: landed.count, in: scene)
    for slot in landed {
      guard let record = scene.touches.records[slot] else { continue }
      guard scene.isAlive(record.view) else {
        scene.touches.records[slot]?.delivery = .closed
        continue
      }
      offer(record, slot, in: scene)
      bindRecognizers(slot, in: scene)
    }
  }

  /// Gives the touch to its hit view, unless multiple or exclusive touch forbids it.
  private static func offer(_ record: TouchRecord, _ slot: Int, in scene: Scene) {
    let flags = scene.record(of: record.view.index).flags
    if let rule = scene.tracking.refusal(of: record.view, in: record.window, flags) {
      scene.touches.records[slot]?.delivery = .closed
      scene.record(.refuseView, rule: rule, touch: record.id, view: record.view)
    } else {
      scene.tracking.add(
        view: record.view, window: record.window, isExclusive: flags.contains(.isExclusiveTouch))
      scene.record(.bindView, rule: .T7, touch: record.id, view: record.view)
    }
  }

  /// Counts the touches that views are being told of, all but the newest.
  private static func countTracked(except newest: Int, in scene: Scene) {
    scene.tracking.removeAll()
    for slot in scene.touches.order.dropLast(newest) {
      guard let record = scene.touches.records[slot], record.isLive, record.delivery != .closed,
        scene.isAlive(record.view)
      else { continue }
      let flags = scene.record(of: record.view.index).flags
      scene.tracking.add(
        view: record.view, window: record.window, isExclusive: flags.contains(.isExclusiveTouch))
    }
  }

  /// Offers the touch to the recognizers from the hit view up to the window, in the order in which each view got them.
  private static func bindRecognizers(_ slot: Int, in scene: Scene) {
    guard let touch = scene.touch(slot), let view = touch.view else { return }
    var current = view.entity
    while scene.isAlive(current) {
      let parent = scene.record(of: current.index).parent
      let next = parent == .max ? Entity.none : scene.entity(at: parent)
      for id in scene.gestures.recognizers(of: current.index) {
        if let rule = refusal(of: touch, by: id, in: scene) {
          scene.record(.refuseGesture, rule: rule, touch: touch.id, view: current, gesture: id)
        } else if scene.gestures.row(id)?.flags.contains(.isEnabled) == true {
          // Its own answer may have removed it or switched it off.
          bind(slot, touch, to: id, current, in: scene)
        }
      }
      current = next
    }
  }

  private static func bind(_ slot: Int, _ touch: Touch, to id: GestureID, _ view: Entity, in scene: Scene) {
    scene.gestures.beginAttempt(of: id)
    scene.gestures.updateAttempt(of: id) { attempt in
      attempt.owned.insert(slot)
      attempt.seen.insert(slot)
      if attempt.latchedType == nil { attempt.latchedType = touch.type }
    }
    scene.touches.records[slot]?.recognizers.append(id)
    scene.record(.bindGesture, rule: .none, touch: touch.id, view: view, gesture: id)
  }

  /// Which rule keeps a touch from a recognizer, asked in this order, or nil (G11).
  private static func refusal(of touch: Touch, by id: GestureID, in scene: Scene) -> Rule? {
    guard let row = scene.gestures.row(id), row.flags.contains(.isEnabled) else { return .G15 }
    let attempt = scene.gestures.attempt(of: id)
    let isDecided = row.state.isFinal || attempt?.proposals.last == .ended
    if isDecided { return .G16 }
    guard row.allowedTypes & (1 << touch.type.rawValue) != 0 else { return .G13 }
    if row.flags.contains(.requiresExclusiveTouchType), let latched = attempt?.latchedType, latched != touch.type {
      return .G14
    }
    guard let delegate = scene.gestures.delegates[id] else { return nil }
    let gesture = AnyGesture(id, scene)
    if let shouldReceive = delegate.shouldReceiveEvent {
      // Once an event, however many of its touches land on the recognizer (G11).
      let answer = scene.eventAnswers[id] ?? shouldReceive(gesture, scene.currentEvent)
      scene.eventAnswers[id] = answer
      if !answer { return .G11 }
    }
    if let shouldReceive = delegate.shouldReceiveTouch, !shouldReceive(gesture, touch) { return .G12 }
    return nil
  }
}
