/// Tells responders of presses, with the delays and cancels that recognizers want for them, as of touches (P4, G59).
enum PressDelivery {
  /// Takes the presses of a recognizer that was just recognized from their responders (G47, G48).
  static func claim(for id: GestureID, in scene: Scene) {
    guard !scene.presses.isEmpty, let owned = scene.gestures.attempt(of: id)?.owned else { return }
    let table = scene.presses
    for place in table.order where owned.contains(table.slots[place]) {
      let delivery = table.records[place].delivery
      guard delivery != .closed else { continue }
      table.records[place].owesCancel = delivery == .begun
      table.records[place].delivery = .closed
    }
  }

  /// Sends the cancels of presses that were claimed.
  static func sendClaims(in scene: Scene) {
    guard !scene.presses.isEmpty else { return }
    let table = scene.presses
    for place in table.order where table.records[place].owesCancel {
      table.records[place].owesCancel = false
      send(place, .cancelled, in: scene)
    }
  }

  /// Tells each responder what became of its presses, unless a recognizer has a say in them.
  static func deliver(in scene: Scene) {
    guard !scene.presses.isEmpty else { return }
    let table = scene.presses
    for place in table.order { deliver(place, in: scene) }
    var needed = TouchSet()
    for attempt in scene.gestures.attempts.order { needed.formUnion(scene.gestures.attempts[attempt].owned) }
    table.release(keeping: needed)
  }

  private static func deliver(_ place: Int, in scene: Scene) {
    let table = scene.presses
    guard table.records[place].delivery != .closed else { return }
    let say = RecognizersSay(of: table.slots[place], in: scene)
    if say.claimant != .none { return claim(for: say.claimant, in: scene) }
    if table.records[place].press.phase == .cancelled {
      if table.records[place].delivery == .begun { table.records[place].owesCancel = true }
      table.records[place].delivery = .closed
      return sendClaims(in: scene)
    }
    if table.records[place].delivery == .waiting {
      if say.delaysBegan { return }
      table.records[place].delivery = .begun
      send(place, .began, in: scene)
    }
    if table.records[place].hasUnheardChange, table.records[place].delivery == .begun {
      table.records[place].hasUnheardChange = false
      send(place, .changed, in: scene)
    }
    if !table.records[place].isLive && !say.delaysEnded && table.records[place].delivery == .begun {
      table.records[place].delivery = .closed
      send(place, .ended, in: scene)
    }
  }

  private static func send(_ place: Int, _ phase: PressPhase, in scene: Scene) {
    let start = scene.presses.records[place].responder
    var press = scene.presses.records[place].press
    press.phase = phase
    let presses = Presses(press)
    scene.eventType = .presses
    scene.counters.deliveries += 1
    let handler = scene.send(ResponderEvents(phase), from: start) { entity, responder in
      if phase == .began { scene.beginning = (start, entity) }
      return responder.presses(phase, presses, scene.currentEvent)
    }
    if phase == .began { scene.beginning = (.none, .none) }
    scene.eventType = .touches
    if phase == .began && handler == .none { ControlFocus.take(press, in: scene) }
  }

  /// Cancels the presses of responders that leave with a view, while their chain still stands (P7).
  static func cancel(leaving top: UInt32, in scene: Scene) {
    guard !scene.presses.isEmpty else { return }
    let table = scene.presses
    for place in table.order where table.records[place].delivery != .closed || table.records[place].owesCancel {
      let view = scene.viewInChain(of: table.records[place].responder)
      if view != .none, scene.isDescendant(view.index, of: top) { cancel(place, in: scene) }
    }
  }

  /// Cancels the presses of a responder that is about to end, while its chain still stands.
  static func cancel(ending responder: Entity, in scene: Scene) {
    guard !scene.presses.isEmpty else { return }
    for place in scene.presses.order where scene.presses.records[place].responder == responder {
      cancel(place, in: scene)
    }
  }

  private static func cancel(_ place: Int, in scene: Scene) {
    let table = scene.presses
    // Of one that a gesture claimed the cancel may still be on its way.
    let isOwed = table.records[place].delivery == .begun || table.records[place].owesCancel
    table.records[place].delivery = .closed
    table.records[place].owesCancel = false
    guard isOwed else { return }
    var press = table.records[place].press
    press.phase = .cancelled
    let chain = OwedCancels.hearers(of: .pressesCancelled, from: table.records[place].responder, in: scene)
    scene.owedCancels.append(OwedCancel(subject: .press(press), chain: chain))
    scene.needsSettling = true
  }
}
