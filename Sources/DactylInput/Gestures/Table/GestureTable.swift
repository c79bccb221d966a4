/// All recognizers of a scene: a row each, the values of each kind in a column of its own, the attempts under way, and
/// separate tables for what few have (actions, delegates, names, requirements).
package final class GestureTable: SnapshotState {
  /// The inputs for which its recognizers compete.
  let inputs: InputTable
  let rows = Column<GestureRow>()
  private let free = List<UInt32>()
  let kinds = Column<GestureKind>()
  private var kindNumbers: [ObjectIdentifier: UInt16] = [:]
  package let attempts = AttemptTable()
  /// The order in which ties between recognizers are broken.
  let tieOrder = TieOrder()
  /// The recognizers that are about to be called, in order.
  let line = List<GestureID>()
  /// The calls that were deferred while a recognizer's own code ran.
  let deferred = Queue<DeferredGestureCall>()
  /// The attempts of recognizers that make one for each finger.
  let fingerAttempts = FingerAttempts()
  /// The row of each view's last recognizer plus one, by the view's index; 0 for none.
  let lastOnView = Column<UInt32>()

  var actions: GestureActions {
    get { unsafe ownActions }
    _modify { yield unsafe &ownActions }
  }
  // (Unchecked: its changes run no other code, and it is read for every action.)
  @exclusivity(unchecked) private var ownActions = GestureActions()
  /// The delegates of recognizers, by the index of their rows.
  private let delegates = SparseColumn<GestureDelegate>()
  /// Whether there are any delegates; read at every landing.
  private(set) var hasDelegates = false
  var names: [GestureID: String] = [:]
  /// The keys and buttons of the recognizers that receive presses (G13).
  private(set) var allowedPressTypes: [GestureID: Set<PressType>] = [:] {
    didSet { takesPresses = !allowedPressTypes.isEmpty }
  }
  /// Whether any recognizer receives presses.
  private(set) var takesPresses = false
  /// The failure requirements by `require(toFail:)`.
  private(set) var requirements = FailureRequirements()
  /// The number of recognizers of kinds that declare requirements themselves (G33).
  private(set) var declaring = 0
  /// The thresholds of recognizers that have their own, as they were given and with all lengths in points.
  private var settings: [GestureID: GestureSettings] = [:]
  private(set) var resolvedSettings: [GestureID: GestureSettings] = [:]
  /// The thresholds of all other recognizers, as they were given.
  var givenSettings = GestureSettings() { didSet { resolveSettings() } }
  /// The number of points in a millimetre of the display.
  var density = Length.standardDensity { didSet { resolveSettings() } }
  /// The thresholds of all other recognizers, with all lengths in points, as the passes read them.
  var thresholds: GestureSettings { unsafe sceneSettings }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var sceneSettings = GestureSettings()
  var viewGates = SparseColumn<(AnyGesture) -> Bool>()
  /// The recognizer whose action is running, and the state that the action is about.
  var running: (gesture: GestureID, state: GestureState)?
  /// Incremented when the demands of recognizers on the delivery of touches may have changed: `DeliveryPolicy`.
  private(set) var policyVersion = 0
  /// Whether attempts may be over.
  var needsCleanUp = false
  /// The conditions by which recognizers propose to fail, until they do. Kept only while decisions are recorded.
  let conditions = List<(gesture: GestureID, condition: UnmetCondition)>()
  /// Whether decisions are recorded.
  var keepsConditions = false

  /// Returns and removes the condition by which a recognizer proposed to fail; nil for none.
  func takeCondition(of id: GestureID) -> UnmetCondition? {
    guard let index = conditions.firstIndex(where: { $0.gesture == id }) else { return nil }
    let condition = conditions[index].condition
    conditions.removeAll { $0.gesture == id }
    return condition
  }

  init(_ inputs: InputTable) { self.inputs = inputs }

  // MARK: Rows

  @inline(__always)
  func isAlive(_ id: GestureID) -> Bool { index(of: id) != nil }

  /// The index of a recognizer's row, or nil after its removal.
  @inline(__always)
  func index(of id: GestureID) -> Int? {
    let index = Int(id.index)
    guard index < rows.count, rows[index].generation == id.generation, id.generation != 0 else { return nil }
    return index
  }

  @inline(__always)
  package func row(_ id: GestureID) -> GestureRow? { index(of: id).map { rows[$0] } }

  @inline(__always)
  func id(at index: Int) -> GestureID { GestureID(index: UInt32(index), generation: rows[index].generation) }

  @inline(__always)
  func update(_ id: GestureID, _ change: (inout GestureRow) -> Void) {
    if let index = index(of: id) { change(&rows[index]) }
  }

  /// Sets a flag of a recognizer, and of all its attempts.
  func setFlag(_ flag: GestureFlags, _ isOn: Bool, of id: GestureID) {
    func set(_ row: inout GestureRow) { if isOn { row.flags.insert(flag) } else { row.flags.remove(flag) } }
    update(id, set)
    if !fingerAttempts.isEmpty { for attempt in fingerAttempts[id] { update(attempt, set) } }
    policyDidChange()
  }

  /// Marks all delivery policies as outdated.
  @inline(__always)
  package func policyDidChange() { policyVersion &+= 1 }

  func kind(of row: GestureRow) -> GestureKind { kinds[Int(row.kind)] }
  func kindName(of id: GestureID) -> String? { row(id).map { kinds[Int($0.kind)].name } }

  func reportedState(of id: GestureID) -> GestureState {
    if let running, running.gesture == id { return running.state }
    return row(id)?.state ?? .possible
  }

  // MARK: Adding and removing

  /// Adds a recognizer to a view, or to none.
  func add<Kind: GestureRecognizer>(
    _ recognizer: Kind, to view: Entity, _ feed: @escaping GestureFeed<Kind>
  ) -> GestureID {
    let number = kindNumber(of: Kind.self, feed)
    let value = GestureColumn<Kind>.typed(kinds[Int(number)].column).insert(recognizer)
    let inputs = kinds[Int(number)].inputs
    var row = GestureRow(generation: 1, kind: number, slot: value, view: view)
    row.flags.formUnion(inputs.flags)
    if !inputs.contains(.touches) { row.allowedTypes = 0 }
    let index = addRow(row)
    if view != .none { link(index, to: view.index) }
    return id(at: index)
  }

  /// Adds a row. Its generation is that of the slot.
  func addRow(_ new: GestureRow) -> Int {
    if kinds[Int(new.kind)].declaresRequirements { declaring += 1 }
    var row = new
    guard let index = free.popLast().map(Int.init) else {
      row.generation = 1
      rows.append(row)
      return rows.count - 1
    }
    row.generation = rows[index].generation + 1
    rows[index] = row
    return index
  }

  /// Detaches a recognizer from its view, marked as removed; it remains until its pending action has run.
  func detach(_ id: GestureID) {
    guard let index = index(of: id) else { return }
    rows[index].flags.insert(.isRemoved)
    unlink(index, from: rows[index].view.index)
  }

  /// Frees the row and value of a removed recognizer, or of an attempt that is over.
  func erase(_ id: GestureID, _ remains: inout Remains) {
    guard let index = index(of: id) else { return }
    let recognizer = recognizer(of: id)
    defer {
      if recognizer != id && isToErase(recognizer) { erase(recognizer, &remains) }
    }
    fingerAttempts.remove(id, from: recognizer)
    kinds[Int(rows[index].kind)].release(rows[index].slot, &remains)
    let actions = actions.take(of: id)
    actions?.end()
    remains.keep(actions)
    settings[id] = nil
    resolvedSettings[id] = nil
    allowedPressTypes[id] = nil
    remains.keep(delegates.take(id.index))
    hasDelegates = delegates.count > 0
    names[id] = nil
    requirements.forget(id)
    if kinds[Int(rows[index].kind)].declaresRequirements { declaring -= 1 }
    if rows[index].generation < .max - 1 { free.append(id.index) }
    // An even generation belongs to no recognizer; reuse makes it odd again.
    rows[index].generation += 1
    rows[index].flags = []
    rows[index].attempt = -1
    policyDidChange()
  }

  /// Moves a recognizer to another view, or to none.
  func move(_ id: GestureID, to view: Entity) {
    guard let index = index(of: id) else { return }
    unlink(index, from: rows[index].view.index)
    rows[index].view = view
    if view != .none { link(index, to: view.index) }
    policyDidChange()
  }

  func setAllowedPressTypes(_ types: Set<PressType>, of id: GestureID) {
    allowedPressTypes[id] = types.isEmpty ? nil : types
    setFlag(.takesPresses, !types.isEmpty, of: id)
  }

  // MARK: Settings

  func settings(of id: GestureID) -> GestureSettings? { settings[id] }

  func setSettings(_ new: GestureSettings?, of id: GestureID) {
    settings[id] = new
    resolvedSettings[id] = new?.resolved(at: density)
    attempts.forgetIgnoredMovements()
    setFlag(.hasSettings, new != nil, of: id)
  }

  /// Converts all lengths for the display.
  private func resolveSettings() {
    unsafe sceneSettings = givenSettings.resolved(at: density)
    resolvedSettings = settings.mapValues { $0.resolved(at: density) }
    attempts.forgetIgnoredMovements()
  }

  func setDelegate(_ delegate: GestureDelegate, of id: GestureID) {
    setFlag(.hasDelegate, true, of: id)
    hasDelegates = true
    let old = delegates.take(id.index)
    delegates[id.index] = delegate
    // Released after the change, since releasing closures may run any code.
    withExtendedLifetime(old) {}
  }

  /// One of the closures of a recognizer's delegate, or nil. The others are not copied along.
  @inline(__always)
  func question<Question>(_ path: (GestureDelegate) -> Question?, of id: GestureID) -> Question? {
    let owner = recognizer(of: id)
    guard isAlive(owner), let slot = delegates.slot(of: owner.index) else { return nil }
    return path(delegates.values[slot])
  }

  /// Makes a recognizer wait for another. Returns the cycle that this closes, or nil (G34).
  func addRequirement(of id: GestureID, toFail other: GestureID) -> [GestureID]? {
    setFlag(.hasRequirements, true, of: id)
    return requirements.add(id, toFail: other)
  }

  func removeRequirement(of id: GestureID, toFail other: GestureID) {
    requirements.remove(id, toFail: other)
    policyDidChange()
  }

  private func kindNumber<Kind: GestureRecognizer>(of type: Kind.Type, _ feed: @escaping GestureFeed<Kind>) -> UInt16 {
    if let number = kindNumbers[ObjectIdentifier(type)] { return number }
    addKind(GestureKind(type, UInt16(kinds.count), feed), of: type)
    return UInt16(kinds.count - 1)
  }

  /// Adds a kind with the next number.
  func addKind(_ kind: GestureKind, of type: any GestureRecognizer.Type) {
    kindNumbers[ObjectIdentifier(type)] = UInt16(kinds.count)
    kinds.append(kind)
  }

  // MARK: Values

  package func value<Kind: GestureRecognizer>(of id: GestureID, as type: Kind.Type) -> Kind? {
    guard let row = row(id), let column = column(of: row, as: type) else { return nil }
    return column.values[Int(row.slot)]
  }

  /// Moves the value out, to be changed and put back; nil while its own code runs.
  func takeValue<Kind: GestureRecognizer>(of id: GestureID, as type: Kind.Type) -> Kind? {
    guard let row = row(id), let column = column(of: row, as: type) else { return nil }
    return column.values[Int(row.slot)].take()
  }

  func putValue<Kind: GestureRecognizer>(_ value: Kind, of id: GestureID) {
    guard let row = row(id), let column = column(of: row, as: Kind.self) else { return }
    column.values[Int(row.slot)] = value
    // The changed value may ignore other movements.
    if row.attempt >= 0 { attempts.records[Int(row.attempt)].ignoredMovement = -1 }
  }

  /// The column of a recognizer's kind; nil when that is not the given one. Compares types, where a cast would look
  /// them up.
  @inline(__always)
  private func column<Kind: GestureRecognizer>(of row: GestureRow, as type: Kind.Type) -> GestureColumn<Kind>? {
    let kind = kinds[Int(row.kind)]
    return kind.type == type ? .typed(kind.column) : nil
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: tieOrder (empty between calls); keepsConditions (follows from the log).
    copier.copy(rows)
    copier.copy(free)
    copier.copy(kinds)
    copier.copy(kindNumbers) { kindNumbers = $0 }
    copier.copy(attempts)
    copier.copy(line)
    copier.copy(deferred)
    copier.copy(fingerAttempts)
    copier.copy(lastOnView)
    unsafe ownActions.copyState(copier)
    copier.copy(delegates)
    copier.copy(hasDelegates) { hasDelegates = $0 }
    copier.copy(names) { names = $0 }
    copier.copy(allowedPressTypes) { allowedPressTypes = $0 }
    copier.copy(takesPresses) { takesPresses = $0 }
    copier.copy(requirements) { requirements = $0 }
    copier.copy(declaring) { declaring = $0 }
    copier.copy(settings) { settings = $0 }
    copier.copy(resolvedSettings) { resolvedSettings = $0 }
    // Setting them resolves all others.
    copier.copy(givenSettings) { if givenSettings != $0 { givenSettings = $0 } }
    copier.copy(density) { if density != $0 { density = $0 } }
    unsafe copier.copy(&sceneSettings)
    copier.copy(viewGates)
    copier.copy(running) { running = $0 }
    copier.copy(policyVersion) { policyVersion = $0 }
    copier.copy(needsCleanUp) { needsCleanUp = $0 }
    copier.copy(conditions)
  }
}
