/// The scene graph's notifications, which the scene passes on to its parts.
extension Scene: SceneGraphObserver {
  package func viewWillLeave(_ index: UInt32, isDestroyed: Bool) {
    let top = entity(at: index)
    // Scenes move views by the thousand, so only parts with pending work are notified.
    tweens.viewWillLeave(index, in: self)
    parts.slots.forEach(in: waiting) { $0.viewWillLeave(index, in: self) }
    controllers.viewWillLeave(index, in: self)
    guard isAlive(top) else { return }
    firstResponders.leaving.append(top)
    defer { _ = firstResponders.leaving.popLast() }
    takeInput(from: top)
    if isDestroyed { giveUpKey(top) }
    settleIfIdle()
  }

  package func viewWillMove(_ index: UInt32, into parent: UInt32?) -> Bool { announceMove(of: index, into: parent) }

  package func viewWillEnter(_ index: UInt32, into parent: UInt32) {
    controllers.viewWillEnter(index, into: parent, in: self)
  }

  package func viewDidMove(_ index: UInt32) {
    let view = entity(at: index)
    // The game moved it into a view that is about to leave, with which it leaves.
    if isLeaving(view) {
      takeInput(from: view)
      settleIfIdle()
      guard isAlive(view) else { return }
    }
    controllers.viewDidMove(index, in: self)
    if isView(index) { settleMove(of: index) }
  }

  /// Cancels the input that a leaving view and its descendants receive, and makes them resign first responder.
  private func takeInput(from view: Entity) {
    cancel(.view(view), by: .T23)
    resignFirstResponders(leaving: view.index)
  }

  package func entitiesDidEnd() {
    runControllerCalls()
    parts.entityEndObservers.forEach { $0.entitiesDidEnd(in: self) }
    settleIfIdle()
  }

  /// False: the end is reported only for entities with recognizers, gates or responders and for windows, which are few.
  package var observesEveryEnd: Bool { false }

  package func entityWillEnd(_ index: UInt32) {
    let entity = entity(at: index)
    for part in parts.all { part.entityWillEnd(entity, in: self) }
  }

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains) {
    for part in parts.all { part.entityDidEnd(entity, &remains, in: self) }
  }

  package func viewDidHide(_ index: UInt32) {
    let window = entity(at: index)
    guard windowTable.contains(window) else { return endEditing(hidden: window) }
    record(.hideWindow, rule: .W11, view: window)
    cancel(.window(window), by: .W11)
    settleIfIdle()
    giveUpKey(window)
    for part in parts.all { part.windowDidHide(window, in: self) }
  }

  package func viewDidShow(_ index: UInt32) {
    let window = entity(at: index)
    guard windowTable.contains(window) else { return }
    record(.showWindow, rule: .W2, view: window)
    bringWindowToFront(window)
    takeKeyIfNone(window)
    for part in parts.all { part.windowDidShow(window, in: self) }
  }
}
