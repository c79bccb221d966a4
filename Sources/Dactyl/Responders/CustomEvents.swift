/// An event of the game's own on its way.
struct PendingCustomEvent {
  let event: any CustomEvent
  let start: Entity
}

extension Scene {
  /// Sends an event of the game's own to the view under a point, in the scene's coordinates, and up the chain from there. The
  /// recognizers of that view and of all around it that take such events (`GestureInputs.custom`) look first.
  ///
  /// - Returns: whether there was a view. What becomes of the event is settled before this returns, unless it is called
  ///   in the middle of a frame: then in the same frame.
  @discardableResult
  public func send(_ event: any CustomEvent, at point: Point) -> Bool {
    guard ignoreDepth == 0, let hit = HitTestSystem.query(point, in: self) else { return false }
    send(event, from: hit.view)
    return true
  }

  /// Sends an event of the game's own to an entity of the chain and up, from the first responder when none is named.
  public func send(_ event: any CustomEvent, to target: Entity? = nil) {
    if let target, !check(target, "send an event to") { return }
    send(event, from: target ?? chainStart)
  }

  private func send(_ event: any CustomEvent, from start: Entity) {
    guard !isAnswering else { return postpone { if $0.isAlive(start) { $0.send(event, from: start) } } }
    customEvents.append(PendingCustomEvent(event: event, start: start))
    needsSettling = true
    settleIfIdle()
  }
}

/// Takes the game's own events down the road of all events: gates, recognizers, arena, chain. One a round.
enum CustomEventSystem {
  /// Shows the next event to the recognizers that take it. They compete for it as for a touch.
  static func look(in scene: Scene) {
    guard !scene.customEvents.isEmpty, !scene.hasCustomInHand else { return }
    let next = scene.customEvents.remove(at: 0)
    scene.customInHand = next
    let slot = scene.customSlot ?? scene.touches.reserveSlot()
    scene.customSlot = slot
    let recognizers = scene.touches.recognizers(of: slot)
    recognizers.removeAll()
    let view = scene.viewInChain(of: next.start)
    guard view != .none else { return }
    scene.eventType = .custom
    PointerSystem.forEachRecognizer(taking: .takesCustom, from: view, in: scene) { recognizers.append($0) }
    recognizers.removeAll { !PointerSystem.begin($0, .custom, slot: slot, in: scene) }
    var context = GestureContext(in: scene)
    recognizers.forEach { id in
      guard let row = scene.gestures.row(id) else { return }
      scene.withoutSettling { scene.gestures.kind(of: row).custom(next.event, &context, id, scene) }
    }
    scene.eventType = .touches
  }

  /// Sends the event up the chain, unless a gesture took it.
  static func deliver(in scene: Scene) {
    guard scene.hasCustomInHand, let event = scene.customInHand, let slot = scene.customSlot else { return }
    let isTaken = RecognizersSay(of: slot, in: scene).claimant != .none
    scene.touches.recognizers(of: slot).forEach { id in
      scene.gestures.updateAttempt(of: id) { $0.open.remove(.custom) }
      scene.gestures.needsCleanUp = true
    }
    scene.customInHand = nil
    scene.needsSettling = scene.needsSettling || !scene.customEvents.isEmpty
    guard !isTaken, scene.isAlive(event.start) else { return }
    scene.eventType = .custom
    scene.send(.custom, from: event.start) { _, responder in responder.custom(event.event, scene.currentEvent) }
    scene.eventType = .touches
  }
}
