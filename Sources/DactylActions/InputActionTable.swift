/// The actions of a scene: the contexts that it knows, those that hold, and what players do.
final class InputActionTable {
  /// A context, as it is now and as the game made it.
  struct Known {
    var context: InputContext
    let standard: InputContext
  }
  /// A context in the stack.
  struct Active {
    let context: Int
    /// The number of what had come last of all that blocks when it was pushed: that does not block it
    /// (`InputBlockers`).
    let level: Int
  }
  /// A binding of a player that waits for a moment, or glides.
  struct Entry: Equatable {
    let binding: Int
    let player: Int
  }
  /// Bindings of an action in place of the game's own.
  struct Override: Equatable {
    let context: String
    let action: String
    let bindings: [InputBinding]
  }

  /// How far a control has to go to be down, and to come back to be up again.
  static var pressPoint: Float { 0.5 }
  static var releasePoint: Float { 0.375 }

  private let waiting: WaitingStages
  let inputs: InputTable
  /// Which device drives which player.
  let drivers: PlayerTable
  let axes: AxisTable
  var known: [Known] = [] { didSet { unsafe isAnyKnown = !known.isEmpty } }
  /// Whether anything was ever bound: until then nobody asks which device is used.
  var isUsed: Bool { unsafe isAnyActive || isAnyKnown }
  var overrides: [Override] = []
  /// The contexts that were pushed, the uppermost first.
  var stack: [Active] = [] { didSet { updateActivity() } }
  /// The actions by number, and the numbers by name.
  private(set) var actions: [(id: InputActionID, buffer: Double)] = []
  private var numbers: [String: Int] = [:]
  let map = ActionMap()
  let players = List<PlayerActions>()
  let held = List<HeldControl>()
  let claims = HeldClaims()
  /// Keys that are down and that nothing took.
  let keys = List<(key: Key, player: Int, slot: Int, id: UInt64)>()
  /// The sticks on the screen that are off their middle, and whose they are.
  let screenSticks = List<(view: Entity, axis: ControllerAxis, device: DeviceID)>()
  let pending = List<Entry>()
  let gliding = List<Entry>()
  /// Counts up with every press and release of an action. From the first on the game's systems look for them.
  var edges = 0 { didSet { if oldValue == 0 { waiting.insert(.systems) } } }
  /// What keeps contexts from input.
  let blockers = InputBlockers()
  /// What was taken into account of sticks and of modifier keys.
  var seenAxes = 0
  var modifiers: ModifierFlags = []
  /// What a stage of the frame, or a rhythm of fixed steps, has seen.
  let stages = [EdgeCursor(), EdgeCursor(), EdgeCursor()]
  private(set) var rhythms: [EdgeCursor] = []
  /// Who looks now; the game's updates when nobody does.
  var reader: EdgeCursor
  let use = DeviceUse()
  /// The step of a wheel that came last, until it is known whether anything under the pointer scrolls.
  var turned: ScrollSample?
  /// Who listens for a new binding, and those who were told what came of it, or are to be.
  var listening: RebindSession? { didSet { updateActivity() } }
  var finished: [RebindSession] = [] { didSet { updateActivity() } }
  /// What controls are called on a device, or nil for what they are called in English.
  var controlName: ((InputControl, DeviceID) -> String?)?
  /// Whether anything is to be looked after with each batch.
  var isActive: Bool { unsafe isAnyActive }
  /// Whether anything waits or glides.
  var isWaiting: Bool { unsafe isAnyWaiting }
  // (Unchecked: every batch and step asks, and they are read and written at once.)
  @exclusivity(unchecked) private var isAnyActive = false
  @exclusivity(unchecked) private var isAnyKnown = false
  @exclusivity(unchecked) private var isAnyWaiting = false

  /// Makes the table of a scene, which has so many fixed steps already.
  init(_ inputs: InputTable, _ drivers: PlayerTable, _ waiting: WaitingStages, fixedSteps: Int) {
    self.inputs = inputs
    axes = inputs.axes
    self.drivers = drivers
    self.waiting = waiting
    reader = stages[SystemStage.update.rawValue]
    players.append(PlayerActions())
    makePlayers(drivers.count)
    for _ in 0..<fixedSteps { addRhythm() }
  }

  func updateActivity() {
    unsafe isAnyActive =
      !stack.isEmpty || !held.isEmpty || !keys.isEmpty || listening != nil || !finished.isEmpty
      || !screenSticks.isEmpty
    unsafe isAnyWaiting = !pending.isEmpty || listening != nil
    waiting.set(.inputActions, isActive || isWaiting || !gliding.isEmpty)
  }

  // MARK: Players

  /// The player whom a device drives.
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

  /// The number of a context that the scene knows.
  func context(named name: String) -> Int? { known.firstIndex { $0.context.name == name } }

  /// Gets to know a context. One whose actions are of another kind elsewhere loses those; they are given.
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
    // It comes behind the others, which go on with what is held.
    addToMap(known.count - 1)
    fit()
    return strange
  }

  func apply(_ override: Override, to context: inout InputContext) {
    guard let entry = context.entries.first(where: { $0.action.name == override.action }) else { return }
    context.setBindings(override.bindings, of: entry.action)
  }

  /// Makes the map again: bindings changed, and what was held counts no more.
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
}

// MARK: Readers

extension InputActionTable {
  /// The game's systems of a stage look. Gives who looked before.
  func beginReading(_ stage: SystemStage) -> EdgeCursor { beginReading(stages[stage.rawValue]) }

  /// There is one more rhythm of fixed steps, which looks from now on.
  func addRhythm() { rhythms.append(EdgeCursor(from: self)) }

  /// A fixed step of a rhythm looks. Gives who looked before.
  func beginReading(rhythm: Int) -> EdgeCursor { beginReading(rhythms[rhythm]) }

  private func beginReading(_ cursor: EdgeCursor) -> EdgeCursor {
    let last = reader
    cursor.advance(self)
    reader = cursor
    return last
  }

  func endReading(_ last: EdgeCursor) { reader = last }
}
