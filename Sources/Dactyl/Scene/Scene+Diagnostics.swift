extension Scene {
  /// Writes a decision down, when that is switched on.
  @inline(__always)
  func record(
    _ kind: Decision.Kind, rule: Rule, detail: UInt8 = 0, touch: UInt64 = 0, view: Entity = .none,
    gesture: GestureID = .none, opponent: GestureID = .none
  ) {
    guard isLogging else { return }
    decisions.write(
      Decision(
        timestamp: now, kind: kind, rule: rule, detail: detail, inputKind: .touch, input: touch, view: view,
        gesture: gesture, opponent: opponent))
  }

  /// The same about an input of any kind.
  @inline(__always)
  func record(
    _ kind: Decision.Kind, rule: Rule, detail: UInt8 = 0, of inputKind: InputKind, id: UInt64, view: Entity = .none,
    gesture: GestureID = .none
  ) {
    guard isLogging else { return }
    decisions.write(
      Decision(
        timestamp: now, kind: kind, rule: rule, detail: detail, inputKind: inputKind, input: id, view: view,
        gesture: gesture, opponent: .none))
  }
}

extension Scene: SceneGraphObserver {
  package func viewWillLeave(_ index: UInt32, isDestroyed: Bool) {
    let top = entity(at: index)
    tweens.cancel(below: index, in: self)
    announceAppearance(below: index, false)
    guard isAlive(top) else { return }
    firstResponders.leaving.append(top)
    defer { _ = firstResponders.leaving.popLast() }
    cancel(.view(top), by: .T23)
    for place in gestures.attempts.order {
      let id = gestures.attempts[place].gesture
      guard let view = gestures.row(id)?.view, isAlive(view), isDescendant(view.index, of: index) else {
        continue
      }
      GestureSystem.interrupt(id, by: .T23, in: self)
    }
    resignFirstResponders(leaving: index)
    if isDestroyed { giveUpKey(top) }
    settleIfIdle()
  }

  package func viewWillEnter(_ index: UInt32, into parent: UInt32) {
    guard controllers.count > 0, isInSight(parent) else { return }
    announceAppearance(below: index, true)
  }

  package func viewDidMove(_ index: UInt32) { settleAppearance(below: index) }

  package func entitiesDidEnd() {
    runControllerCalls()
    for part in parts.all { part.entitiesDidEnd(in: self) }
    settleIfIdle()
  }

  /// Only of those with recognizers, gates or responders, and of windows: what most entities never have.
  package var hearsOfEveryEnd: Bool { false }

  package func entityWillEnd(_ index: UInt32) {
    let entity = entity(at: index)
    guard controllers.isController(entity) else { return }
    firstResponders.leaving.append(entity)
    forget(entity)
    _ = firstResponders.leaving.popLast()
  }

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains) {
    let index = entity.index
    if windowPlaces[entity] != nil {
      windowPlaces[entity] = nil
      windowOrder = windowOrder.filter { $0 != entity }
    }
    removeGestures(of: index, &remains)
    forgetController(ofView: entity)
    responders.remove(index, &remains)
    inputViews.remove(index)
    remains.keep(layout.handlers.take(index))
    for part in parts.all { part.entityDidEnd(entity, &remains, in: self) }
  }

  package func viewDidHide(_ index: UInt32) {
    let entity = entity(at: index)
    guard windowPlaces[entity] != nil else { return }
    cancel(.window(entity), by: .W11)
    settleIfIdle()
    giveUpKey(entity)
    settleAppearance(below: index)
  }

  package func viewDidShow(_ index: UInt32) {
    let entity = entity(at: index)
    guard windowPlaces[entity] != nil else { return }
    bringWindowToFront(entity)
    takeKeyIfNone(entity)
    settleAppearance(below: index)
  }
}
