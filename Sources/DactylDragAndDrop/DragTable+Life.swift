/// The reactions of drags to changes of the scene.
extension DragTable: StagePart, GestureGate, UnhandledPressTaker, InputCanceler {
  var stage: FrameStage { .drags }

  func addHooks(to parts: SceneParts) {
    parts.gestureGates.append(self)
    parts.inputCancelers.append(self)
    parts.add(pressTaker: self)
  }

  func settle(in scene: Scene) {
    DragSystem.follow(self, in: scene)
    markStage()
  }

  func run(at moment: Timestamp, in scene: Scene) { DragSystem.run(self, in: scene) }

  func itemsArrived(_ items: DroppedItems) {
    outside.append(items)
    markStage()
  }

  func isAttached(to view: UInt32) -> Bool { targets.slot(of: view) != nil }

  func playersWereJoined() { sessions.forEach { $0.player = 0 } }

  /// A drag continues when its source is removed: from then on it follows only its touch (DD12).
  func viewWillLeave(_ view: UInt32, in scene: Scene) {
    guard isDragging else { return }
    for session in sessions.filter({ $0.gesture != .none }) {
      guard let source = session.source?.livingView else { continue }
      if scene.isDescendant(source.entity.index, of: view) { session.gesture = .none }
    }
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) { remove(entity, &remains) }

  /// The mouse button of a drag was pressed a second time: the drag is cancelled with the next round (DD15).
  func pointerPressedAgain(in touch: UInt64) {
    guard isDragging else { return }
    sessions.forEach { if $0.touch == touch { $0.isCalledOff = true } }
  }

  /// Drags that no touch moves are cancelled with all input, or with the device that moves them, as those of a touch
  /// are with the touch.
  func cancelInput(in scope: CancelScope, of scene: Scene) {
    guard isDragging else { return }
    switch scope {
    case .all: sessions.forEach { if $0.touch == 0 { $0.isCalledOff = true } }
    case .device(let device): sessions.forEach { if $0.touch == 0, $0.device == device { $0.isCalledOff = true } }
    case .window, .view, .input: return
    }
    scene.setNeedsSettling()
  }

  var nextDeadline: Timestamp? {
    guard isDragging else { return nil }
    var first: Timestamp?
    sessions.forEach { session in
      for time in [session.spring?.time, session.edge?.time].lazy.compactMap(\.self) {
        first = first.map { min($0, time) } ?? time
      }
    }
    return first
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    guard isDragging else { return }
    for session in sessions.array {
      if let time = session.edge?.time, time <= now {
        session.edge?.time = nil
        scene.setNeedsSettling()
      }
      guard let spring = session.spring, let time = spring.time, time <= now else { continue }
      session.spring?.time = nil
      // It may have gone since the last frame.
      let target = spring.target
      if target.settings.isEnabled, target.view.isAlive { target.springLoad?(target.handle, session) }
    }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    sessions.forEach {
      if let time = $0.spring?.time, time <= moment { $0.spring?.time = nil }
      if let time = $0.edge?.time, time <= moment { $0.edge = nil }
    }
  }

  func sceneDidEmpty(_ scene: Scene) {
    let left = (sessions.array, takeAllLifting(), held, menus)
    follow { sessions.forEach { if $0.isActive { $0.isActive = false; end($0) } } }
    toLift.removeAll()
    (held, menus) = (nil, nil)
    outside.removeAll()
    markStage()
    drops.removeAll()
    announcements.removeAll()
    withExtendedLifetime(left) {}
  }

  var pendingWork: [String] {
    (sessions.isEmpty ? [] : ["\(sessions.count) drags"])
      + (outside.isEmpty ? [] : ["\(outside.count) drops from outside"])
  }

  var rowsInUse: Int { sources.count + targets.count }

  var pressTakerRank: PressTakerRank { .drags }

  /// Whether an unhandled press lifts the items of the view where it began: if so it does with the next round.
  func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) -> Bool {
    guard sources.count > 0, press.selects, scene.isAlive(press.responder),
      sources[press.responder.index]?.first?.view.entity == press.responder
    else { return false }
    toLift.append(press)
    markStage()
    scene.setNeedsSettling()
    return true
  }

  /// Keeps the session that a recognizer may begin until it does, in place of an earlier one.
  private func keep(_ session: DragSession, _ gestures: GestureTable) {
    var forgotten: [DragSession] = []
    if let old = lifting.updateValue(session, forKey: session.gesture) { forgotten.append(old) }
    if lifting.count > mostLifting {
      // The sessions that were prepared before and never began.
      forgotten += lifting.values.filter { gestures.attemptIndex(of: $0.gesture) == nil }.sorted { $0.id < $1.id }
      for session in forgotten where lifting[session.gesture] === session { lifting[session.gesture] = nil }
      mostLifting = max(16, 2 * lifting.count)
    }
    // Releasing payloads may run any code.
    withExtendedLifetime(forgotten) {}
  }

  func shouldBegin(_ gesture: AnyGesture, in scene: Scene) -> Bool { sources.count == 0 || mayLift(gesture, in: scene) }

  /// Whether a recognizer that wants to lift something may: its source is asked for the items (DD1).
  func mayLift(_ gesture: AnyGesture, in scene: Scene) -> Bool {
    guard let source = source(of: gesture.owner, on: gesture.view) else { return true }
    guard let touch = gesture.touches.first, let ask = source.delegate.itemsForBeginning else { return false }
    // The menu of the same view has asked already whether this would lift (DD2).
    if let asked = lifting(by: gesture.id), asked.touch == touch.id { return true }
    let session = DragSession(
      makeID(), .touch(touch.finger), of: source, [], at: touch.initialLocation, in: scene.columns)
    (session.touch, session.gesture, session.touchView) = (touch.id, gesture.id, touch.view?.entity ?? .none)
    session.slot = scene.inputs.slot(of: touch.finger) ?? -1
    session.modifierFlags = gesture.modifierFlags
    session.items = ask(source.handle, session)
    guard !session.items.isEmpty else {
      withExtendedLifetime(takeLifting(by: gesture.id)) {}
      return false
    }
    keep(session, scene.gestures)
    return true
  }
}
