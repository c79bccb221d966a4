import Dactyl

/// The table's responses to changes of its scene.
extension ControlTable: TimedPart, AddedPart, CancelSender, EntityEndObserver, PointerFollower {
  func addHooks(to parts: SceneParts) {
    parts.cancelSenders.append(self)
    parts.entityEndObservers.append(self)
    parts.pointerFollowers.append(self)
  }

  /// Shows the control under the pointer as hovered, and the one before no more.
  func pointerIsOver(_ view: Entity, in scene: Scene) {
    var current = view
    while current != .none, rows[current.index] == nil {
      current = scene.view(current).superview?.entity ?? .none
    }
    guard current != hovered else { return }
    let old = hovered
    hovered = current
    for (entity, isHovered) in [(old, false), (current, true)] where scene.isAlive(entity) {
      // A behaviour's code may have moved the pointer on meanwhile, or destroyed the other one.
      guard rows[entity.index] != nil, (entity == hovered) == isHovered else { continue }
      Control(entity, in: scene).update { row in
        if isHovered { row.state.insert(.hovered) } else { row.state.remove(.hovered) }
      }
    }
  }

  // MARK: The life of the scene

  /// Shows all controls as they are to look now (AX30, AX31).
  func displayDidChange(in scene: Scene) {
    for entity in entities(in: scene) where scene.isAlive(entity) { Control(entity, in: scene).show() }
  }

  /// Removes the control of a view that has been destroyed.
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    guard let row = rows[entity.index] else { return }
    let (actions, calls) = (self.actions[entity.index], self.calls[entity.index])
    actions?.end()
    if row.touch != 0 || row.hasPendingTouchCancel {
      let behavior = row.isEndSent ? nil : behaviors[entity.index]
      ended.append(EndedControl(entity: entity, actions: actions, calls: calls, behavior: behavior))
    }
    if row.isPressed || row.owesPressCancel {
      ended.append(EndedControl(entity: entity, actions: actions, calls: calls, behavior: nil))
    }
    if !repeats.isEmpty { repeats.removeAll { $0.control == entity } }
    if !steps.isEmpty { steps.removeAll { $0.control == entity } }
    rows.remove(entity.index)
    remains.keep(behaviors.take(entity.index))
    remains.keep(self.calls.take(entity.index))
    remains.keep(self.actions.take(entity.index))
    styles.remove(entity.index)
  }

  /// Schedules the pending cancel of controls that were destroyed with a finger on them, also when the finger landed
  /// elsewhere (C12).
  func entitiesDidEnd(in scene: Scene) {
    if !ended.isEmpty { scene.setNeedsSettling() }
  }

  func sendPendingCancels(in scene: Scene) {
    if isAnyEnded { ControlTracking.sendLastCancels(in: scene) }
  }

  var rowsInUse: Int { rows.count }

  // MARK: Time

  /// The time of the next repetition; nil when none is waiting.
  var nextDeadline: Timestamp? {
    guard isAnyRepeated else { return nil }
    var first: Timestamp?
    for held in repeats { first = min(first ?? held.next, held.next) }
    return first
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) { ControlRepeat.callDeadlines(at: now, in: scene) }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) { repeats.removeAll { $0.next <= moment } }
}
