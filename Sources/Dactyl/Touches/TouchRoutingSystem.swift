/// Decides who will hear of each new touch: its hit view, unless a rule keeps it away, and the recognizers of that view
/// and of all around it, unless they refuse (D3, T9-T16, G10-G16). Decided once; later it is only taken back.
enum TouchRoutingSystem {
  static func route(_ landed: List<Int>, in scene: Scene) {
    guard !landed.isEmpty else { return }
    scene.isLooking = true
    defer { scene.isLooking = false }
    if scene.gestures.hasDelegates { scene.eventAnswers.removeAll(keepingCapacity: true) }
    let isAlone = scene.touches.order.count == 1
    if !isAlone { countTracked(except: landed.count, in: scene) }
    landed.forEach { slot in
      let record = scene.touches.records[slot]
      // A hit shape or a delegate may have had it taken away already.
      guard record.isLive, scene.isAlive(record.view) else {
        return scene.touches.records[slot].delivery = .closed
      }
      offer(record, slot, isAlone, in: scene)
      bindRecognizers(slot, in: scene)
      if !isAlone { leaveOutClaimed(slot, in: scene) }
    }
    if scene.gestures.attempts.isOutOfTurn { scene.gestures.tieOrder.restore(in: scene) }
  }

  /// Gives the touch to its hit view, unless multiple or exclusive touch forbids it.
  private static func offer(_ record: TouchRecord, _ slot: Int, _ isAlone: Bool, in scene: Scene) {
    // The only touch that there is finds no other in its way.
    if isAlone { return scene.record(.bindView, rule: .T7, touch: record.id, view: record.view) }
    let flags = scene.record(of: record.view.index).flags
    if let rule = scene.tracking.refusal(of: record.view, in: record.window, flags) {
      scene.touches.records[slot].delivery = .closed
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
      let record = scene.touches.records[slot]
      guard record.isLive, record.delivery != .closed, scene.isAlive(record.view) else { continue }
      let flags = scene.record(of: record.view.index).flags
      scene.tracking.add(
        view: record.view, window: record.window, isExclusive: flags.contains(.isExclusiveTouch))
    }
  }

  /// Does not count a touch that has just joined a gesture which is under way, and so belongs to that (T14, G50).
  private static func leaveOutClaimed(_ slot: Int, in scene: Scene) {
    let record = scene.touches.records[slot]
    guard record.delivery != .closed, scene.isAlive(record.view),
      RecognizersSay(of: slot, in: scene).claimant != .none
    else { return }
    let flags = scene.record(of: record.view.index).flags
    scene.tracking.remove(
      view: record.view, window: record.window, isExclusive: flags.contains(.isExclusiveTouch))
  }

  /// Offers the touch to the recognizers from the hit view up to the window, in the order in which each view got them.
  private static func bindRecognizers(_ slot: Int, in scene: Scene) {
    let (id, hit) = (scene.touches.records[slot].id, scene.touches.records[slot].view)
    var binding = TouchBinding(slot, in: scene)
    // Whatever those who are asked change meanwhile makes this void.
    defer { scene.touches.records[slot].say = binding.say }
    var current = hit
    var asked: Touch?
    while scene.isAlive(current) {
      guard let asking = bindUntilAsked(&binding, id, from: current.index, in: scene) else { return }
      // As it is before anybody is asked.
      let touch = asked ?? scene.touch(slot)
      asked = touch
      current = scene.entity(at: asking)
      let parent = scene.record(of: asking).parent
      let next = parent == .max ? Entity.none : scene.entity(at: parent)
      // They may change the view's recognizers and the tree: who is asked is who was there before.
      for id in scene.gestures.recognizers(of: asking) {
        offer(&binding, touch, to: id, current, in: scene)
      }
      current = next
    }
  }

  /// Offers the touch to the recognizers of a view and of those around it up to the first view of which one has a delegate
  /// that may have to be asked. Gives that view, or nil when there is none up to the window.
  private static func bindUntilAsked(
    _ binding: inout TouchBinding, _ touch: UInt64, from view: UInt32, in scene: Scene
  ) -> UInt32? {
    let (table, views, isLogging) = (scene.gestures, scene.viewRecords, scene.isLogging)
    let (slot, type) = (binding.slot, binding.type)
    var current = view
    while current != .max {
      if let last = table.last(on: current) {
        if table.hasDelegates && table.isAnyAsked(last) { return current }
        var place = last
        repeat {
          place = Int(table.rows[place].next)
          let row = table.rows[place]
          let rule = refusal(of: type, by: row, in: table)
          if rule == nil { binding.bind(slot, type, place, row, in: table) }
          if isLogging { note(rule, touch, table.id(at: place), scene.entity(at: current), in: scene) }
        } while place != last
      }
      current = views[Int(current)].parent
    }
    return nil
  }

  /// Offers the touch to a recognizer that may have a delegate.
  private static func offer(
    _ binding: inout TouchBinding, _ touch: Touch, to id: GestureID, _ view: Entity, in scene: Scene
  ) {
    let rule = refusal(of: touch, by: id, in: scene)
    if rule == nil {
      // Its own answer may have removed it or switched it off.
      guard let row = scene.gestures.row(id), row.flags.contains(.isEnabled) else { return }
      binding.bind(binding.slot, binding.type, Int(id.index), row, in: scene.gestures)
    }
    note(rule, touch.id, id, view, in: scene)
  }

  /// Writes down that a recognizer got a touch, or by which rule it did not.
  private static func note(_ refusal: Rule?, _ touch: UInt64, _ id: GestureID, _ view: Entity, in scene: Scene) {
    let kind = refusal == nil ? Decision.Kind.bindGesture : .refuseGesture
    scene.record(kind, rule: refusal ?? .none, touch: touch, view: view, gesture: id)
  }

  /// Which rule keeps a touch from a recognizer, asked in this order, or nil (G11).
  private static func refusal(of touch: Touch, by id: GestureID, in scene: Scene) -> Rule? {
    guard let row = scene.gestures.row(id) else { return .G15 }
    if let rule = refusal(of: touch.type, by: row, in: scene.gestures) { return rule }
    guard row.flags.contains(.hasDelegate), let delegate = scene.gestures.delegates[id] else {
      return nil
    }
    let gesture = AnyGesture(id, scene.columns)
    if let shouldReceive = delegate.shouldReceiveEvent {
      // Once an event, however many of its touches land on the recognizer (G11).
      let answer = scene.eventAnswers[id] ?? shouldReceive(gesture, scene.currentEvent)
      scene.eventAnswers[id] = answer
      if !answer { return .G11 }
    }
    if let shouldReceive = delegate.shouldReceiveTouch, !shouldReceive(gesture, touch) { return .G12 }
    return nil
  }

  /// Which rule keeps a touch from a recognizer by what the engine knows itself, or nil (G13-G16).
  @inline(__always)
  private static func refusal(of type: TouchType, by row: GestureRow, in table: GestureTable) -> Rule? {
    guard row.flags.contains(.isEnabled) else { return .G15 }
    let attempt = Int(row.attempt)
    let isAllowed = row.allowedTypes & (1 &<< type.rawValue) != 0
    // At rest it is in no final state.
    guard attempt >= 0 else { return isAllowed ? nil : .G13 }
    if row.state.isFinal || table.attempts[attempt].proposals.last == .ended { return .G16 }
    guard isAllowed else { return .G13 }
    if !table.attempts[attempt].open.isEmpty { return .G14 }
    if row.flags.contains(.requiresExclusiveTouchType), let latched = table.attempts[attempt].latchedType,
      latched != type
    {
      return .G14
    }
    return nil
  }
}
