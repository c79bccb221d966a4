extension Scene {
  /// The entity at which shakes, remote control and key commands start, and presses while nothing is focused: the first
  /// responder, or else the root controller of the key window, or that window (R11, R29).
  package var chainStart: Entity {
    let window = keyWindowEntity
    if window != .none, let first = firstResponders.responder(of: window), isAlive(first) { return first }
    return chainStart(in: window)
  }

  /// The start of the chain in a window without a first responder.
  private func chainStart(in window: Entity) -> Entity {
    window == .none ? windowScene : frontController(of: window) ?? window
  }

  /// The source of the focus; nil while no view has ever been focused and all players share one focus. Presses ask.
  @inline(__always)
  var focusSource: (any FocusSource)? { waiting.contains(.focus) ? unsafe parts.focus : nil }

  /// Whether any view is focused, by any player.
  var isAnythingFocused: Bool { focusSource?.isAnywhere ?? false }

  /// Whether a view is focused, by any player.
  func isFocused(_ view: Entity) -> Bool { focusSource?.isFocused(view) ?? false }

  /// The view that is focused by the player of a device, or nil.
  package func focusedItem(of device: DeviceID) -> Entity? { focusSource?.item(drivenBy: device, in: self) }

  /// The responder at which presses of a device start: the item focused by the player of the device, or the start of
  /// the responder chain when nothing is focused (R11, F26). The first responder belongs to the first player.
  package func pressStart(of device: DeviceID) -> Entity {
    guard let focus = focusSource else { return chainStart }
    if let item = focus.item(drivenBy: device, in: self), isAlive(item) { return item }
    return focus.isFirst(device, players) ? chainStart : chainStart(in: keyWindowEntity)
  }

  /// The entity after another in the responder chain, or `.none` (R1-R5).
  ///
  /// After a view comes its view controller, if it is that controller's root view, then its superview, and so on; after
  /// a window the window scene, the application, and the application's delegate. After a controller comes its view's
  /// superview, or the controller that presents it. A responder set with `setNextResponder` comes first. The next one
  /// is looked up again at every hop, so moving a view during a delivery changes which responders follow (R8).
  public func nextResponder(after entity: Entity) -> Entity {
    guard isAlive(entity) else { return .none }
    if responders.wants(.turnsOff, entity.index), let next = special(after: entity) { return next }
    if isView(entity.index) { return afterView(entity) }
    if entity == windowScene { return application }
    if entity == application { return delegateInChain }
    return controllers.next(after: entity, in: self)
  }

  /// The entity that a game put after another, or the controller of a view.
  private func special(after entity: Entity) -> Entity? {
    // A closure that asks for its own entity receives the regular next one.
    guard let next = responders.override(of: entity), !responders.askedForNext.contains(entity) else {
      return controllers.controller(of: entity)
    }
    switch next {
    case .entity(let next): return isAlive(next) ? next : Entity.none
    case .asked(let closure): return ask(closure, after: entity)
    }
  }

  private func ask(_ closure: () -> Entity?, after entity: Entity) -> Entity {
    responders.askedForNext.append(entity)
    let next = columns.asking(closure) ?? Entity.none
    _ = responders.askedForNext.popLast()
    // Requests that it made are performed when no chain is being walked any more.
    if hasPostponed { settling.isNeeded = true }
    return isAlive(next) ? next : Entity.none
  }

  /// The entity after a view and its controller: the superview, or the window scene.
  func afterView(_ view: Entity) -> Entity {
    let record = record(of: view.index)
    if record.parent != .max { return entity(at: record.parent) }
    return record.flags.contains(.isWindow) ? windowScene : .none
  }

  /// The delegate, unless it is a view, a controller, the application or the window scene, which are in the chain
  /// already (R5).
  private var delegateInChain: Entity {
    guard isAlive(delegate), delegate != application, delegate != windowScene, !isView(delegate.index),
      !controllers.isController(delegate)
    else { return .none }
    return delegate
  }

  /// Puts an entity after another in the responder chain, instead of the regular one; nil reverts that. A loop is
  /// reported when something is sent into it, and ends the chain (R9).
  public func setNextResponder(_ next: Entity?, after entity: Entity) {
    if let next, !check(next, "put into the responder chain") { return }
    setNextResponder(next.map(NextResponder.entity), of: entity)
  }

  /// Sets a closure that returns the entity after another in the responder chain, called each time that something gets
  /// there (R8): UIKit's overridden `next`. It returns nil to end the chain there. In it, `nextResponder(after:)` of
  /// the same entity returns the regular next one. It is a query: edits are refused meanwhile, and other requests are
  /// deferred.
  public func setNextResponder(after entity: Entity, asking closure: @escaping () -> Entity?) {
    setNextResponder(.asked(closure), of: entity)
  }

  private func setNextResponder(_ next: NextResponder?, of entity: Entity) {
    guard check(entity, "set the next responder of") else { return }
    guard !isAnswering else {
      return postpone { scene in if scene.isAlive(entity) { scene.setNextResponder(next, of: entity) } }
    }
    watchEnd(of: entity)
    responders.setOverride(next, of: entity)
    if next == nil { responders.setTurnsOff(controllers.controller(of: entity) != nil, of: entity.index) }
  }

  /// Returns the responder chain that starts with an entity. Allocates an array. Ends where a loop closes.
  public func responderChain(from entity: Entity) -> [Entity] {
    var chain: [Entity] = []
    // Without an override there is no loop.
    var seen: Set<Entity> = []
    var turns = 0
    var current = isAlive(entity) ? entity : .none
    while current != .none {
      chain.append(current)
      guard let next = next(after: current, &turns) else { break }
      if turns > 0 {
        if seen.isEmpty { seen = Set(chain) }
        guard seen.insert(next).inserted else {
          reportLoop(at: next)
          break
        }
      }
      current = next
    }
    return chain
  }

  /// Returns the next entity of the chain; nil at its end, and after more overrides than a chain without a loop can
  /// have.
  package func next(after entity: Entity, _ turns: inout Int) -> Entity? {
    let next = nextResponder(after: entity)
    guard next != .none else { return nil }
    // Superviews and controllers alone make no loop: each override or presentation occurs once at most.
    guard isTurn(entity) else { return next }
    turns += 1
    guard turns <= responders.overrideCount + controllers.presentations else {
      reportLoop(at: next)
      return nil
    }
    return next
  }

  /// Whether a game put something after an entity, or the entity is a presented controller.
  private func isTurn(_ entity: Entity) -> Bool {
    if responders.wants(.turnsOff, entity.index), responders.override(of: entity) != nil { return true }
    return controllers.presentations > 0 && isAlive(controllers.presenter(of: entity))
  }

  private func reportLoop(at entity: Entity) {
    report(.responderLoop, "the responder chain goes round at \(describe(entity)): it ends there (R9)")
  }

  /// The name of an entity in diagnostics.
  func describe(_ entity: Entity) -> String {
    isView(entity.index) ? "\(view(entity))" : "entity \(entity.index)"
  }

  /// Returns the first entity of a chain that receives any of some callbacks, or `.none`. Reads one word for each
  /// entity.
  func firstResponder(wanting events: ResponderEvents, from entity: Entity, _ turns: inout Int) -> Entity {
    guard isAlive(entity) else { return .none }
    let stops = events.union(.turnsOff)
    let views = viewRecords
    var current = entity
    while true {
      if isView(current.index) {
        var view = current.index
        while !responders.wants(stops, view) {
          let parent = views[Int(view)].parent
          guard parent != .max else { break }
          view = parent
        }
        current = self.entity(at: view)
      }
      if responders.wants(events, current.index) { return current }
      guard let next = next(after: current, &turns) else { return .none }
      current = next
    }
  }

  /// Appends to a list all entities of a chain that receive any of some callbacks.
  func collect(into list: List<Entity>, wanting events: ResponderEvents, from start: Entity) {
    var turns = 0
    var current = firstResponder(wanting: events, from: start, &turns)
    while current != .none {
      list.append(current)
      guard let next = next(after: current, &turns) else { return }
      current = firstResponder(wanting: events, from: next, &turns)
    }
  }

  /// Calls the responders of a chain that receive an event, until one handles it. Returns its entity, or `.none`.
  @discardableResult
  func send(
    _ event: ResponderEvents, from start: Entity, _ call: (Entity, AnyResponder) -> Handling?
  ) -> Entity {
    guard responders.isWanted(event) else { return .none }
    responders.sendings &+= 1
    let sending = responders.sendings
    // A nested dispatch restores the marks of the outer one.
    let isNested = responders.sendingDepth > 0
    var marks: [(AnyResponder, UInt64)] = []
    responders.sendingDepth += 1
    defer {
      responders.sendingDepth -= 1
      for (responder, mark) in marks.reversed() { responder.sending = mark }
    }
    var turns = 0
    var current = firstResponder(wanting: event, from: start, &turns)
    while current != .none {
      let after = nextResponder(after: current)
      if let responder = responders.responder(of: current) {
        // A chain that closes, or that a responder leads back to an earlier one, ends there: no responder is called
        // twice.
        guard responder.sending != sending else {
          reportLoop(at: current)
          break
        }
        if isNested { marks.append((responder, responder.sending)) }
        responder.sending = sending
        if call(current, responder) == .handled { return current }
      }
      // A responder that destroyed its own view has no next one any more; those that followed it are still there.
      guard let next = isAlive(current) ? next(after: current, &turns) : after, next != .none else { break }
      current = firstResponder(wanting: event, from: next, &turns)
    }
    return .none
  }

  // MARK: Touches

  /// Returns the first entity of the chain of a view that receives touches in a phase, or `.none`.
  func firstResponder(to phase: TouchPhase, from view: Entity) -> Entity {
    let event = ResponderEvents(phase)
    guard isAlive(view), responders.isWanted(event) else { return .none }
    var turns = 0
    return firstResponder(wanting: event, from: view, &turns)
  }

  /// Sends touches of one view in one phase up the chain from that view, until a responder handles them (T19). `first`
  /// is the first entity that receives them. Returns whether one handled them.
  func send(_ touches: Touches, _ phase: TouchPhase, to view: Entity, first: Entity) -> Bool {
    frames.counters.deliveries += 1
    if inputs.touchUpdates.isActive { inputs.touchUpdates.noteDelivered(touches, phase) }
    guard first != .none else {
      record(touches, phase, .unhandled, by: view)
      return false
    }
    if phase == .began { inputs.deliveries.begin(from: view) }
    let event = event(of: .touch, phase)
    let handler = send(ResponderEvents(phase), from: first) { entity, responder in
      if phase == .began { inputs.deliveries.reach(entity) }
      let answer = responder.touches(phase, touches, event)
      record(touches, phase, answer == .handled ? .handled : .passed, by: entity)
      return answer
    }
    if phase == .began { inputs.deliveries.end() }
    if handler == .none { record(touches, phase, .unhandled, by: view) }
    return handler != .none
  }

  private func record(_ touches: Touches, _ phase: TouchPhase, _ kind: Decision.Kind, by responder: Entity) {
    guard isLogging else { return }
    for touch in touches {
      record(kind, rule: .T19, detail: phase.rawValue, touch: touch.id, view: responder)
    }
  }
}
