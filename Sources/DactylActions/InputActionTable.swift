/// The actions of a scene: the known contexts, the stack of active ones, and the state of each player.
final class InputActionTable: SnapshotState {
  /// A context as it is now, and as the game made it.
  struct Known {
    var context: InputContext
    let standard: InputContext
  }
  /// A context in the stack.
  struct Active {
    let context: Int
    /// The number of the latest blocker when the context was pushed: that one and earlier ones do not block it
    /// (`InputBlockers`).
    let level: Int
  }
  /// A binding of a player that waits for a time, or is being smoothed.
  struct Entry: Equatable {
    let binding: Int
    let player: Int
  }
  /// The values at which a control goes down, and goes up again.
  static var pressPoint: Float { 0.5 }
  static var releasePoint: Float { 0.375 }

  private let waiting: WaitingStages
  let inputs: InputTable
  /// The player of each device.
  let drivers: PlayerTable
  let axes: AxisTable
  var known: [Known] = [] { didSet { unsafe isAnyKnown = !known.isEmpty } }
  /// Whether anything was ever bound: until then the device in use is not recorded.
  var isUsed: Bool { unsafe isAnyActive || isAnyKnown }
  /// The bindings of actions that replace the game's own.
  var overrides: [InputBindings.Override] = []
  /// The contexts that were pushed, the uppermost first.
  var stack: [Active] = [] { didSet { updateActivity() } }
  /// The actions by number, and the numbers by name.
  private(set) var actions: [(id: InputActionID, buffer: Double)] = []
  private var numbers: [String: Int] = [:]
  /// The actions that one press holds and the next lets go of.
  var toggles: Set<InputActionID> = []
  let map = ActionMap()
  let players = List<PlayerActions>()
  let held = List<HeldControl>()
  let claims = HeldClaims()
  /// The keys that are down and were not handled.
  let keys = List<(key: Key, player: Int, slot: Int, id: UInt64)>()
  /// The sticks on the screen that are away from their middle, with their devices.
  let screenSticks = List<(view: Entity, axis: ControllerAxis, device: DeviceID)>()
  let pending = List<Entry>()
  let gliding = List<Entry>()
  /// The bindings that move their actions at present, and the sticks that turn theirs.
  let moving = List<Entry>()
  let flicks = List<FlickStick>()
  let gyroscopes = GyroscopeTable()
  /// The touch of the mouse that nothing on the screen handles, by its number.
  var freeMouse: UInt64?
  /// The number of presses and releases of actions so far. After each the stage of systems runs until it was read.
  var edges = 0 { didSet { waiting.insert(.systems) } }
  /// The blockers of contexts.
  let blockers = InputBlockers()
  /// The version of the axes at the last evaluation, and the modifier keys that are down.
  var seenAxes = 0
  var modifiers: ModifierFlags = []
  /// The cursors of the stages of a frame, and of the rhythms of fixed steps.
  let stages = [EdgeCursor(), EdgeCursor(), EdgeCursor()]
  private(set) var rhythms: [EdgeCursor] = []
  /// The cursor of the game code that runs now; that of updates when none does.
  var reader: EdgeCursor
  let use = DeviceUse()
  /// The last step of a wheel, until it is known whether something under the pointer scrolls.
  var turned: ScrollSample?
  /// The rebind session that listens, and finished ones whose completions are pending.
  var listening: RebindSession? { didSet { updateActivity() } }
  var finished: [RebindSession] = [] { didSet { updateActivity() } }
  /// The game's names of controls on a device, where nil means the default name.
  var controlName: ((InputControl, DeviceID) -> String?)?
  /// Whether held controls and sessions have to be updated with each batch.
  var isActive: Bool { unsafe isAnyActive }
  /// Whether a deadline is pending.
  var isWaiting: Bool { unsafe isAnyWaiting }
  // (Unchecked: every batch and step reads them, and no access lasts beyond its own expression.)
  @exclusivity(unchecked) private var isAnyActive = false
  @exclusivity(unchecked) private var isAnyKnown = false
  @exclusivity(unchecked) private var isAnyWaiting = false

  /// Makes the table of a scene that has a number of rhythms of fixed steps already.
  init(_ inputs: InputTable, _ drivers: PlayerTable, _ waiting: WaitingStages, rhythms: Int) {
    self.inputs = inputs
    axes = inputs.axes
    self.drivers = drivers
    self.waiting = waiting
    reader = stages[SystemStage.update.rawValue]
    players.append(PlayerActions())
    makePlayers(drivers.count)
    for rhythm in 0..<rhythms { beginRhythm(rhythm) }
  }

  func updateActivity() {
    unsafe isAnyActive =
      !stack.isEmpty || !held.isEmpty || !keys.isEmpty || listening != nil || !finished.isEmpty
      || !screenSticks.isEmpty
    unsafe isAnyWaiting = !pending.isEmpty || listening != nil
    waiting.set(.inputActions, hasWork)
  }

  // MARK: Players

  /// The player who uses a device.
  func player(of device: DeviceID) -> Int { drivers.player(of: device) }

  func makePlayers(_ count: Int) {
    while players.count < count {
      let player = PlayerActions()
      player.fit(bindings: map.bindings.count, actions: actions.count, contexts: known.count)
      players.append(player)
    }
  }

  // MARK: Actions and contexts

  func number(of action: InputActionID) -> Int? {
    guard let number = numbers[action.name], actions[number].id.kind == action.kind else { return nil }
    return number
  }

  /// The number of a known context.
  func context(named name: String) -> Int? { known.firstIndex { $0.context.name == name } }

  /// Registers a context. Its actions that are of another kind elsewhere are ignored and returned.
  @discardableResult
  func register(_ context: InputContext) -> [InputActionID] {
    guard self.context(named: context.name) == nil else { return [] }
    var changed = context
    for override in overrides where override.context == context.name { apply(override, to: &changed) }
    known.append(Known(context: changed, standard: context))
    var strange: [InputActionID] = []
    for entry in context.entries {
      if let number = numbers[entry.action.name] {
        if actions[number].id.kind != entry.action.kind { strange.append(entry.action) }
        actions[number].buffer = max(actions[number].buffer, entry.buffer)
      } else {
        numbers[entry.action.name] = actions.count
        actions.append((entry.action, entry.buffer))
      }
    }
    // It follows the other contexts, whose held controls stay.
    addToMap(known.count - 1)
    fit()
    return strange
  }

  func apply(_ override: InputBindings.Override, to context: inout InputContext) {
    guard let entry = context.entries.first(where: { $0.action.name == override.action }) else { return }
    context.setBindings(override.bindings, of: entry.action)
  }

  /// Makes the map again after a change of bindings, and releases held controls.
  func rebuild() {
    releaseAll()
    map.removeAll()
    players.forEach { $0.bindings.removeAll() }
    for index in known.indices { addToMap(index) }
    fit()
  }

  private func addToMap(_ index: Int) {
    map.add(known[index].context, index) { number(of: $0.action) }
  }

  private func fit() {
    map.finish(actions: actions.count)
    players.forEach { $0.fit(bindings: map.bindings.count, actions: actions.count, contexts: known.count) }
  }

  // MARK: Readers

  /// The cursor of a reader, which the game holds.
  private struct WeakCursor {
    weak var cursor: EdgeCursor?
  }
  private var readers: [WeakCursor] = []

  func add(reader cursor: EdgeCursor) {
    readers.removeAll { $0.cursor == nil }
    readers.append(WeakCursor(cursor: cursor))
  }

  /// Copies what the game's readers have read. One that was made after a snapshot reads from its restoration on.
  private func copyReaders(_ copier: StateCopier) {
    let living = readers.compactMap(\.cursor)
    var copied = living
    copier.copy(&copied)
    guard copier.isRestoring else { return }
    let others = living.filter { cursor in !copied.contains { $0 === cursor } }
    for cursor in others { cursor.startOver(from: self) }
    readers = (copied + others).map { WeakCursor(cursor: $0) }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(known) { known = $0 }
    copier.copy(overrides) { overrides = $0 }
    copier.copy(stack) { stack = $0 }
    copier.copy(actions) { actions = $0 }
    copier.copy(numbers) { numbers = $0 }
    copier.copy(toggles) { toggles = $0 }
    copier.copy(map)
    copier.copy(players)
    copier.copy(held)
    copier.copy(claims)
    copier.copy(keys)
    copier.copy(screenSticks)
    copier.copy(pending)
    copier.copy(gliding)
    copier.copy(moving)
    copier.copy(flicks)
    copier.copy(gyroscopes)
    copier.copy(freeMouse) { freeMouse = $0 }
    copier.copy(edges) { edges = $0 }
    copier.copy(blockers)
    copier.copy(seenAxes) { seenAxes = $0 }
    copier.copy(modifiers) { modifiers = $0 }
    for stage in stages { copier.copy(stage) }
    copier.copy(rhythms) { rhythms = $0 }
    copier.copy(reader) { reader = $0 }
    // With `readers`.
    copyReaders(copier)
    copier.copy(use)
    copier.copy(turned) { turned = $0 }
    copier.copy(listening) { listening = $0 }
    copier.copy(finished) { finished = $0 }
    copier.copy(controlName) { controlName = $0 }
    unsafe copier.copy(&isAnyActive)
    unsafe copier.copy(&isAnyKnown)
    unsafe copier.copy(&isAnyWaiting)
  }
}

// MARK: Readers

extension InputActionTable {
  /// Begins reading by the game's systems of a stage. Returns the previous reader.
  func beginReading(_ stage: SystemStage) -> EdgeCursor { beginReading(stages[stage.rawValue]) }

  /// Begins a rhythm of fixed steps, which reads changes from now on. Its number is the next one, or that of a rhythm
  /// that has ended.
  func beginRhythm(_ rhythm: Int) {
    while rhythms.count <= rhythm { rhythms.append(EdgeCursor(from: self)) }
    rhythms[rhythm] = EdgeCursor(from: self)
  }

  /// Begins reading by a fixed step of a rhythm. Returns the previous reader.
  func beginReading(rhythm: Int) -> EdgeCursor { beginReading(rhythms[rhythm]) }

  private func beginReading(_ cursor: EdgeCursor) -> EdgeCursor {
    let last = reader
    cursor.advance(self)
    reader = cursor
    return last
  }

  func endReading(_ last: EdgeCursor) { reader = last }
}

// MARK: State

extension InputActionTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(stack) { hash, active in
      hash.mix(known[active.context].context.name)
      hash.mix(active.level)
    }
    hash.mix(overrides.count)
    if !toggles.isEmpty { hash.mix(unordered: toggles) { hash, action in hash.mix(action.name) } }
    hash.mix(players) { hash, player in hash.mix(player) }
    hash.mix(held) { hash, held in
      switch held.origin {
      case .input(_, let id): hash.mix(id)
      case .fed(let view): hash.mix(view)
      }
      hash.mix(held.device)
      hash.mix(held.player)
      hash.mix(raw: held.buttons)
    }
    hash.mix(keys) { hash, key in
      hash.mix(key.key.usage)
      hash.mix(key.player)
      hash.mix(key.id)
    }
    hash.mix(screenSticks) { hash, stick in
      hash.mix(stick.view)
      hash.mix(raw: stick.axis)
    }
    hash.mix(pending.count)
    hash.mix(gliding.count)
    // Scenes without movements have the hash that they had before there were any.
    if !flicks.isEmpty { hash.mix(flicks) { hash, flick in hash.mix(flick) } }
    hash.mix(gyroscopes)
    hash.mix(edges)
    hash.mix(blockers)
    hash.mix(raw: modifiers)
    hash.mix(stages)
    hash.mix(rhythms)
    hash.mix(use)
    hash.mix(turned)
    hash.mix(listening != nil)
    hash.mix(finished.count)
  }
}
