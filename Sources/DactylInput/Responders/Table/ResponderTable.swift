/// The responders of a scene, by the entity that they are attached to, and what each wants.
final class ResponderTable {
  private let responders = SparseColumn<AnyResponder>()
  /// Views whose responders hear when they come into another view or window, with what these know of that.
  let movers = SparseColumn<ViewLocation>()
  /// What can be called of each type of responder.
  private var calls: [ObjectIdentifier: ResponderCalls] = [:]
  /// What entities do by closures, beside their responders.
  private let handlers = SparseColumn<ActionHandlers>()
  /// What entities add to menus by closures, beside their responders.
  private let menuBuilders = SparseColumn<(inout Menu) -> Void>()
  /// The undo managers that entities of the chain have (R27).
  private let undoManagers = SparseColumn<UndoManager>()
  /// Who stands after an entity in the chain, where a game says so.
  private let overrides = SparseColumn<NextResponder>()
  /// Those whose closure is being asked for who stands after them.
  let askedForNext = List<Entity>()
  /// The callbacks that each entity wants, by its index: all that a walk up the chain reads of those who want none.
  private let wanted = Column<ResponderEvents>()
  /// How many want each kind of callback, by its bit.
  private let wanting = Column<Int>()

  /// How often something was sent up a chain: what each responder notes with which it was called last.
  var sendings: UInt64 = 0
  /// How many of them are under way, one in the middle of another.
  var sendingDepth = 0

  /// Actions and commands that wait until all recognizers have seen the event.
  let pendingActions = List<PendingAction>()
  /// Cancels of what ended before it heard of them.
  let owedCancels = List<OwedCancel>()
  /// Who asks whether to undo after a shake, when a game does.
  var shakeToEdit: ((UndoManager) -> Void)?

  /// The columns of the scene, for responders that are attached.
  var columns: SceneColumns?

  init() { wanting.append(repeating: 0, count: 16) }

  deinit {
    for slot in 0..<undoManagers.count where undoManagers.values[slot].isWindows {
      undoManagers.values[slot].removeAllActions()
    }
  }

  func responder(of entity: Entity) -> AnyResponder? { responders[entity.index] }

  /// The responder that the game attached to an entity, also where it lies in that of a widget.
  func own(of entity: Entity) -> AnyResponder? {
    let responder = responders[entity.index]
    return responder?.holdsOwn == true ? responder?.own : responder
  }

  /// Forgets all that an entity had that has ended.
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

  /// Whether anybody at all wants a kind of callback.
  func isWanted(_ event: ResponderEvents) -> Bool { wanting[event.rawValue.trailingZeroBitCount] > 0 }

  /// Whether an entity wants any of some kinds of callback.
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

  /// Works out what an entity wants.
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

  /// What can be called of a type of responder.
  func calls(of type: any Responder.Type) -> ResponderCalls {
    if let known = calls[ObjectIdentifier(type)] { return known }
    let made = ResponderCalls(type)
    calls[ObjectIdentifier(type)] = made
    return made
  }

  func set(holder: AnyResponder, of entity: Entity) { setOwn(holder, of: entity.index) }

  /// Sets the responder of the game's; in a widget it stands before the widget's own.
  private func setOwn(_ own: AnyResponder?, of index: UInt32) {
    let before = responders[index]
    let isWidget = before?.holdsOwn == true
    own?.columns = columns
    responders[index] = isWidget ? before?.with(own: own) : own
    let old = isWidget ? before?.own : before
    update(index)
    // The one before hears of nothing more, as if its entity were gone.
    old?.end()
  }

  /// Makes an entity hear of events as a widget does, after the responder that the game gave it.
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

  /// Lets a closure perform an action, in place of the one before; nil takes it off.
  func setHandler(_ perform: ((Entity) -> Void)?, of action: Action, _ entity: Entity) {
    let own = handlers[entity.index] ?? ActionHandlers()
    let old = own.set(perform.map { CalledClosure(in: columns, $0) }, for: action)
    handlers[entity.index] = own.isEmpty ? nil : own
    update(entity.index)
    // When the table is whole again: to let go of closures may run any code.
    withExtendedLifetime(old) {}
  }

  // MARK: Menus

  func menuBuilder(of entity: Entity) -> ((inout Menu) -> Void)? { menuBuilders[entity.index] }

  /// Sets who adds to menus, and gives who did so before.
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

  /// How many entities have somebody after them whom the game named.
  var overrideCount: Int { overrides.count }

  func override(of entity: Entity) -> NextResponder? { overrides[entity.index] }

  func setOverride(_ next: NextResponder?, of entity: Entity) {
    let old = overrides.take(entity.index)
    overrides[entity.index] = next
    setTurnsOff(next != nil, of: entity.index)
    withExtendedLifetime(old) {}
  }

  /// Notes that after an entity does not come its superview, or that it does again.
  func setTurnsOff(_ turnsOff: Bool, of index: UInt32) {
    var events = Int(index) < wanted.count ? wanted[Int(index)] : []
    if turnsOff || overrides[index] != nil { events.insert(.turnsOff) } else { events.remove(.turnsOff) }
    setWanted(events, of: index)
  }
}

/// Who stands after an entity in the chain, as a game says.
enum NextResponder {
  case entity(Entity)
  /// Whoever the closure names each time that it is asked; nil ends the chain.
  case asked(() -> Entity?)
}
