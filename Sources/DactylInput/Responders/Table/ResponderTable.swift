/// The responders of a scene, by the entity to which they are attached, and the callbacks that each receives.
final class ResponderTable: SnapshotState {
  private let responders = SparseColumn<AnyResponder>()
  /// The views whose responders are notified of moves, with the location of which each was last notified.
  let movers = SparseColumn<ViewLocation>()
  /// The calls of each type of responder.
  private var calls: [ObjectIdentifier: ResponderCalls] = [:]
  /// The actions that closures perform for entities, in addition to their responders.
  private let handlers = SparseColumn<ActionHandlers>()
  /// The closures by which entities change menus, in addition to their responders.
  private let menuBuilders = SparseColumn<(inout Menu) -> Void>()
  /// The undo managers of entities of the chain (R27).
  private let undoManagers = SparseColumn<UndoManager>()
  /// The entities that a game put after others in the chain.
  private let overrides = SparseColumn<NextResponder>()
  /// The entities whose closures for the next responder are running.
  let askedForNext = List<Entity>()
  /// The callbacks that each entity receives, by its index: all that a walk up the chain reads of entities without any.
  private let wanted = Column<ResponderEvents>()
  /// The number of entities that receive each callback, by its bit.
  private let wanting = Column<Int>()

  /// The number of dispatches up a chain; each responder stores that of its last call.
  var sendings: UInt64 = 0
  /// The number of nested dispatches that are running.
  var sendingDepth = 0

  /// The actions and commands that wait until all recognizers have received the event.
  let pendingActions = List<PendingAction>()
  /// The pending cancels of inputs that ended for their receivers.
  let pendingCancels = List<PendingCancel>()
  /// The listeners that ask whether to undo after a shake.
  let shakesToEdit = Listeners<Callback<UndoManager>>()

  /// The columns of the scene, for responders that are attached.
  var columns: SceneColumns?

  init() { wanting.append(repeating: 0, count: 16) }

  deinit {
    for slot in 0..<undoManagers.count where undoManagers.values[slot].isWindows {
      undoManagers.values[slot].removeAllActions()
    }
  }

  func responder(of entity: Entity) -> AnyResponder? { responders[entity.index] }

  /// The responder that the game attached to an entity, also when a widget's contains it.
  func own(of entity: Entity) -> AnyResponder? {
    let responder = responders[entity.index]
    return responder?.holdsOwn == true ? responder?.own : responder
  }

  /// Removes all data of an entity that has ended.
  func remove(_ index: UInt32, _ remains: inout Remains) {
    responders[index]?.end()
    remains.keep(responders.take(index))
    let gone = handlers.take(index)
    gone?.end()
    remains.keep(gone)
    remains.keep(menuBuilders.take(index))
    let manager = undoManagers.take(index)
    if let manager, manager.isWindows { remains.keep(manager.takeActions()) }
    remains.keep(manager)
    remains.keep(overrides.take(index))
    movers.remove(index)
    setWanted([], of: index)
  }

  func removeResponder(of index: UInt32) {
    setOwn(nil, of: index)
  }

  /// Whether any entity receives a callback.
  func isWanted(_ event: ResponderEvents) -> Bool { wanting[event.rawValue.trailingZeroBitCount] > 0 }

  /// Whether an entity receives any of some callbacks.
  @inline(__always)
  func wants(_ events: ResponderEvents, _ index: UInt32) -> Bool {
    Int(index) < wanted.count && !wanted[Int(index)].isDisjoint(with: events)
  }

  private func setWanted(_ events: ResponderEvents, of index: UInt32) {
    let slot = Int(index)
    guard slot < wanted.count || !events.isEmpty else { return }
    if wanted.count <= slot { wanted.append(repeating: [], count: slot + 1 - wanted.count) }
    for bit in wanting.indices {
      let event = ResponderEvents(rawValue: 1 << UInt16(bit))
      wanting[bit] += (events.contains(event) ? 1 : 0) - (wanted[slot].contains(event) ? 1 : 0)
    }
    wanted[slot] = events
  }

  /// Updates the callbacks that an entity receives.
  private func update(_ index: UInt32) {
    var events = responders[index]?.events ?? []
    events.remove(.turnsOff)
    if handlers[index] != nil || undoManagers[index] != nil || menuBuilders[index] != nil { events.insert(.actions) }
    if wants(.turnsOff, index) { events.insert(.turnsOff) }
    setWanted(events, of: index)
  }

  // MARK: Responders

  func value<Value: Responder>(of entity: Entity, as type: Value.Type) -> Value? {
    let responder = responders[entity.index]
    return ((responder?.own ?? responder) as? ResponderHolder<Value>)?.value
  }

  /// The calls of a type of responder, looked up on first use.
  func calls(of type: any Responder.Type) -> ResponderCalls {
    if let known = calls[ObjectIdentifier(type)] { return known }
    let made = ResponderCalls(type)
    calls[ObjectIdentifier(type)] = made
    return made
  }

  func set(holder: AnyResponder, of entity: Entity) { setOwn(holder, of: entity.index) }

  /// Sets the responder of the game; in a widget it is called before the widget's own.
  private func setOwn(_ own: AnyResponder?, of index: UInt32) {
    let before = responders[index]
    let isWidget = before?.holdsOwn == true
    own?.columns = columns
    responders[index] = isWidget ? before?.with(own: own) : own
    let old = isWidget ? before?.own : before
    update(index)
    // The previous one receives nothing more, as if its entity had ended.
    old?.end()
  }

  /// Makes an entity receive events as a widget does, after the responder that the game attached.
  func setWidget(_ widget: AnyResponder, of index: UInt32) {
    let before = responders[index]
    responders[index] = widget.with(own: before?.holdsOwn == true ? before?.own : before)
    update(index)
  }

  // MARK: Actions

  func handler(of action: Action, _ entity: Entity) -> CalledClosure<Entity>? {
    guard handlers.count > 0, let slot = handlers.slot(of: entity.index) else { return nil }
    return handlers.values[slot][action]
  }

  /// Sets the closure that performs an action, replacing the present one; nil removes it.
  func setHandler(_ perform: ((Entity) -> Void)?, of action: Action, _ entity: Entity) {
    let own = handlers[entity.index] ?? ActionHandlers()
    let old = own.set(perform.map { CalledClosure(in: columns, $0) }, for: action)
    handlers[entity.index] = own.isEmpty ? nil : own
    update(entity.index)
    // Released when the table is consistent again, since releasing closures may run any code.
    withExtendedLifetime(old) {}
  }

  // MARK: Menus

  func menuBuilder(of entity: Entity) -> ((inout Menu) -> Void)? { menuBuilders[entity.index] }

  /// Sets the closure that changes menus, and returns the previous one.
  func setMenuBuilder(_ build: ((inout Menu) -> Void)?, of entity: Entity) -> ((inout Menu) -> Void)? {
    let old = menuBuilders.take(entity.index)
    menuBuilders[entity.index] = build
    update(entity.index)
    return old
  }

  // MARK: Undo managers

  func undoManager(of entity: Entity) -> UndoManager? { undoManagers[entity.index] }

  func setUndoManager(_ manager: UndoManager?, of entity: Entity) {
    undoManagers[entity.index] = manager
    update(entity.index)
  }

  // MARK: The chain

  /// The number of entities with a next responder set by the game.
  var overrideCount: Int { overrides.count }

  func override(of entity: Entity) -> NextResponder? { overrides[entity.index] }

  func setOverride(_ next: NextResponder?, of entity: Entity) {
    let old = overrides.take(entity.index)
    overrides[entity.index] = next
    setTurnsOff(next != nil, of: entity.index)
    withExtendedLifetime(old) {}
  }

  /// Sets whether the next responder of an entity may be another than its superview.
  func setTurnsOff(_ turnsOff: Bool, of index: UInt32) {
    var events = Int(index) < wanted.count ? wanted[Int(index)] : []
    if turnsOff || overrides[index] != nil { events.insert(.turnsOff) } else { events.remove(.turnsOff) }
    setWanted(events, of: index)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: columns (they stay).
    copier.copy(responders)
    copier.copy(movers)
    copier.copy(calls) { calls = $0 }
    copier.copy(handlers)
    copier.copy(menuBuilders)
    copier.copy(undoManagers)
    copier.copy(overrides)
    copier.copy(askedForNext)
    copier.copy(wanted)
    copier.copy(wanting)
    copier.copy(sendings) { sendings = $0 }
    copier.copy(sendingDepth) { sendingDepth = $0 }
    copier.copy(pendingActions)
    copier.copy(pendingCancels)
    copier.copy(shakesToEdit)
  }
}

/// The next responder of an entity, as set by a game.
enum NextResponder {
  case entity(Entity)
  /// The entity that the closure returns at each call; nil ends the chain.
  case asked(() -> Entity?)
}

extension ResponderTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(responders) { hash, responder in hash.mix(responder.hasEnded) }
    hash.mix(handlers.count)
    hash.mix(undoManagers) { hash, manager in hash.mix(manager) }
    hash.mix(overrides) { hash, next in
      if case .entity(let entity) = next { hash.mix(entity) }
    }
    hash.mix(pendingActions.count)
    hash.mix(pendingCancels.count)
  }
}
