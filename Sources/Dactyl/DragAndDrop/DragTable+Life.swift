/// Drags as the scene's life goes on.
extension DragTable: TimedPart {
  /// A drag goes on when its source leaves: from then on it follows its touch alone (DD12).
  func viewWillLeave(_ view: UInt32, in scene: Scene) {
    for session in sessions.filter({ $0.gesture != .none }) {
      guard let source = session.source?.livingView else { continue }
      if scene.isDescendant(source.entity.index, of: view) { session.gesture = .none }
    }
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) { remove(entity, &remains) }

  /// Drags that no touch moves end with all input, or with the device that carries them, as those by a touch do with that.
  func cancelInput(in scope: CancelScope, of scene: Scene) {
    guard isDragging else { return }
    switch scope {
    case .all: sessions.forEach { if $0.touch == 0 { $0.isCalledOff = true } }
    case .device(let device): sessions.forEach { if $0.touch == 0, $0.device == device { $0.isCalledOff = true } }
    case .window, .view, .input: return
    }
    scene.settling.isNeeded = true
  }

  var nextDeadline: Timestamp? { isDragging ? sessions.compactMap { $0.spring?.time }.min() : nil }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    guard isDragging else { return }
    for session in Array(sessions) {
      guard let spring = session.spring, let time = spring.time, time <= now else { continue }
      session.spring?.time = nil
      // It may have gone since the last frame.
      if spring.target.isEnabled, spring.target.view.isAlive { spring.target.springLoad?(session) }
    }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    sessions.forEach { if let time = $0.spring?.time, time <= moment { $0.spring?.time = nil } }
  }

  func sceneDidEmpty(_ scene: Scene) {
    let left = (Array(sessions), Array(lifting), acceptors, announce)
    sessions.removeAll()
    toLift.removeAll()
    lifting.removeAll()
    dimmed.removeAll()
    acceptors = []
    announce = nil
    isDragging = false
    withExtendedLifetime(left) {}
  }

  var unrest: [String] {
    (sessions.isEmpty ? [] : ["\(sessions.count) drags"])
      + (outside.isEmpty ? [] : ["\(outside.count) drops from outside"])
  }

  var rowsInUse: Int { sources.count + targets.count }

  /// Whether a press that nobody handled takes up what the view drags where it began: then that is done with the next round.
  func mayLift(by press: Press, in scene: Scene) -> Bool {
    guard sources.count > 0, press.selects, scene.isAlive(press.responder),
      sources[press.responder.index]?.first?.view.entity == press.responder
    else { return false }
    toLift.append(press)
    scene.settling.isNeeded = true
    return true
  }

  /// Whether a recognizer that wants to lift something may: its source is asked what (DD1).
  func mayLift(_ gesture: AnyGesture, in scene: Scene) -> Bool {
    guard let source = source(of: gesture.owner, on: gesture.view) else { return true }
    guard let touch = gesture.touches.first, let ask = source.delegate.itemsForBeginning else { return false }
    let session = DragSession(
      makeID(), .touch(touch.finger), of: source, [], at: touch.initialLocation, in: scene.columns)
    (session.touch, session.gesture, session.touchView) = (touch.id, gesture.id, touch.view?.entity ?? .none)
    session.modifierFlags = gesture.modifierFlags
    session.items = ask(session)
    // Those that were asked for before and never began are forgotten.
    lifting.removeAll { scene.gestures.attemptIndex(of: $0.gesture) == nil || $0.gesture == gesture.id }
    guard !session.items.isEmpty else { return false }
    lifting.append(session)
    return true
  }
}
