/// All inputs that are still needed, of every kind, in slots. Recognizers compete for sets of slots, whether of
/// fingers, keys or anything else (G59).
package final class InputTable: SnapshotState {
  /// The columns of the table's scene.
  package let columns: SceneColumns
  /// The backing that touches without details share.
  let touchBacking: TouchBacking
  /// The events that are being handled.
  let batch = EventBatch()
  /// The game's own events that were sent and not ingested yet.
  let sent = Queue<SentEvent>()
  /// How events become inputs.
  var settings: InputSettings {
    get { unsafe ownSettings }
    set { unsafe ownSettings = newValue }
  }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var ownSettings = InputSettings()
  /// The size of the scene, in points.
  var sceneSize = Size.zero
  /// The inputs by slot. The contents of a slot that is in no list are outdated.
  package let records = Column<Input>()
  /// The recognizers of each input, by slot, in the order in which they receive it.
  let recognizerLists = Column<List<GestureID>>()
  /// The last few samples of each touch, by slot, as the device sent them.
  let paths = Column<PathSamples>()
  /// The touches in landing order. Separate from other inputs, since nearly all input is touches and every batch
  /// iterates over them.
  package let order = List<Int>()
  /// The inputs of all other kinds, in the order in which they began.
  let others = List<Int>()
  /// The inputs that began in this batch, or whose target has to be determined again.
  let arrived = List<Int>()
  /// The kind and type of the input whose target is being determined, as the closures of hit shapes see it.
  var asked: (kind: InputKind, type: TouchType)?
  /// The slots of fingers that are down.
  private(set) var live = InputSet()
  /// The slots of keys and buttons that are down.
  var livePresses: InputSet { unsafe pressesDown }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var pressesDown = InputSet()
  /// Incremented when any property of a touch changes.
  private(set) var version = 0
  /// Whether a finger has lifted and its touch may have to be released.
  private(set) var hasLifted = false
  /// The same, for other modules: access to a stored property from there is checked for exclusivity.
  package var hasLiftedTouches: Bool { hasLifted }
  let free = List<Int>()
  var nextIDs = InlineArray<9, UInt64>(repeating: 1)

  // What only some kinds have, by slot.

  /// The presses that recognizers and responders receive.
  let presses = Column<Press>()
  /// The contents of inputs that are sent as a whole, and of the game's own.
  let payloads = Column<InputPayload>()
  /// The details of touches that few devices send, and the samples that wait for a correction.
  let touchUpdates = TouchUpdateTable()

  // Inputs under way, by device.

  /// The sequences of pointers with no button pressed.
  let pointer = PointerTable()
  /// Whether a scroll view has taken the present step of a wheel: each is taken once (V22).
  package var isWheelStepTaken: Bool { pointer.isStepTaken }
  /// Takes the present step of a wheel. Called by the scroll view that has room for it.
  package func takeWheelStep() { pointer.isStepTaken = true }
  /// Whether the wheel or touchpad that scrolls now is over anything with recognizers for that.
  package var isScrollReceived: Bool { !pointer.scroll.candidates.isEmpty }
  /// Fingers that are down but belong to no touch: cancelled, or landed while input was ignored (T27). Their samples
  /// are ignored until they lift.
  private(set) var silenced: Set<FingerID> = []
  /// Whether `silenced` has elements; read at every landing.
  private(set) var hasSilenced = false
  /// Keys and buttons that are down but belong to no press: cancelled, consumed by a key command, or pressed while
  /// input was ignored.
  let silencedPresses = List<SilencedPress>()
  /// The keys that press the focused widget, by slot: they are delivered to nothing else (F24).
  var selecting: InputSet {
    get { unsafe selectingKeys }
    set { unsafe selectingKeys = newValue }
  }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var selectingKeys = InputSet()
  /// The positions of sticks and triggers.
  package let axes = AxisTable()
  private let slots = FingerMap()
  /// The modifier keys that were down at the last event.
  var modifiers: ModifierFlags = []
  /// The touches that are delivered to views, counted when another one lands.
  let tracking = TouchTracking()
  let tapCounter = TapCounter()
  /// The number of unmatched calls that ignore input (T26).
  var ignoreDepth = 0
  /// The number of unmatched requests for remote control events (X2).
  var remoteControlDepth = 0

  // Deliveries in progress.

  /// The answers of delegates about the event that is being routed.
  var answers = EventAnswers()
  /// The keys that are being offered to claimants.
  let claims = PendingClaims()
  /// The begans that are being delivered up the responder chain.
  let deliveries = DeliveriesUnderWay()
  let groups = InputGroups()
  /// The touches of one view that no responder has handled so far, while its responders receive them.
  let unhandled = List<Int>()
  let scratch = Scratch()

  init(_ columns: SceneColumns) {
    self.columns = columns
    touchBacking = TouchBacking(columns)
  }

  /// The slots of fingers, keys and buttons that are down.
  var liveSlots: InputSet {
    guard !others.isEmpty else { return live }
    var slots = live
    slots.formUnion(livePresses)
    return slots
  }

  // MARK: Finding

  /// The slot of a finger that is down, or nil.
  package func slot(of finger: FingerID) -> Int? { slots[finger] }

  /// The slot of a touch that is still needed, or nil.
  func slot(of touch: Touch) -> Int? { slot(ofTouch: touch.id) }

  /// The slot of the touch with an identity that is still needed, or nil. Identities are assigned in landing order, so
  /// that a binary search finds it.
  func slot(ofTouch id: UInt64) -> Int? {
    var (start, end) = (0, order.count)
    while start < end {
      let middle = (start + end) / 2
      if records[order[middle]].id < id { start = middle + 1 } else { end = middle }
    }
    return start < order.count && records[order[start]].id == id ? order[start] : nil
  }

  /// The slot of an input that is no touch and is still needed, or nil.
  func slot(of kind: InputKind, id: UInt64) -> Int? {
    others.first { records[$0].kind == kind && records[$0].id == id }
  }

  /// Whether a key or button is down or still needed, other than the one of a sample that goes down.
  func isAnyPressDown(but sample: PressSample) -> Bool {
    others.contains {
      records[$0].kind == .press && !(presses[$0].type == sample.type && presses[$0].device == sample.device)
    }
  }

  /// Calls the closure for each touch of a set, in landing order. Costs as much as there are touches while they are
  /// few, and as much as the set contains in a flood.
  @inline(__always)
  func forEach(in set: InputSet, _ body: (Int) -> Void) {
    guard order.count <= 64 else { return forEachOfMany(in: set, body) }
    order.forEach { if set.contains($0) { body($0) } }
  }

  @inline(never)
  private func forEachOfMany(in set: InputSet, _ body: (Int) -> Void) {
    if let slot = set.only {
      if records[slot].kind == .touch { body(slot) }
    } else if order.count <= 256 {
      order.forEach { if set.contains($0) { body($0) } }
    } else {
      // Identities are assigned in landing order.
      set.slots.filter { records[$0].kind == .touch }.sorted { records[$0].id < records[$1].id }.forEach(body)
    }
  }

  /// The recognizers of the input in a slot.
  package func recognizers(of slot: Int) -> List<GestureID> { recognizerLists[slot] }

  // MARK: Beginning

  /// Adds a touch for a finger that landed. Returns its slot.
  func begin(_ sample: TouchSample, at timestamp: Timestamp) -> Int {
    let slot = takeSlot(Input(id: takeID(.touch), sample: sample, timestamp: timestamp))
    paths[slot].add(sample.location - .zero, at: timestamp)
    order.append(slot)
    setLive(slot, true)
    slots.insert(sample.finger, slot)
    version &+= 1
    return slot
  }

  /// Adds an input of another kind. Returns its slot.
  func begin(_ kind: InputKind, id: UInt64? = nil, at timestamp: Timestamp) -> Int {
    let sample = TouchSample(finger: FingerID(0), phase: .began, location: .zero)
    let slot = takeSlot(Input(kind, id: id ?? takeID(kind), sample: sample, timestamp: timestamp))
    others.append(slot)
    return slot
  }

  /// Adds a press for a key or button that went down. Returns its slot.
  func begin(_ press: Press) -> Int {
    let slot = begin(.press, id: press.id, at: press.timestamp)
    if presses.count <= slot { presses.append(repeating: .none, count: slot + 1 - presses.count) }
    presses[slot] = press
    unsafe pressesDown.insert(slot)
    selecting.remove(slot)
    return slot
  }

  /// Adds an input with a payload. Returns its slot.
  func begin(_ kind: InputKind, _ payload: InputPayload, at timestamp: Timestamp) -> Int {
    let slot = begin(kind, at: timestamp)
    setPayload(payload, of: slot)
    return slot
  }

  func setPayload(_ payload: InputPayload, of slot: Int) {
    if payloads.count <= slot { payloads.append(repeating: .none, count: slot + 1 - payloads.count) }
    payloads[slot] = payload
  }

  /// Returns the next identity of a kind.
  func takeID(_ kind: InputKind) -> UInt64 {
    let id = nextIDs[Int(kind.rawValue)]
    nextIDs[Int(kind.rawValue)] = id + 1
    return id
  }

  private func takeSlot(_ record: Input) -> Int {
    let slot = free.popLast() ?? records.count
    if slot == records.count {
      records.append(record)
      recognizerLists.append(List())
      paths.append(PathSamples())
    } else {
      records[slot] = record
      recognizerLists[slot].removeAll()
      paths[slot].removeAll()
    }
    return slot
  }

  // MARK: Changing

  /// Marks the properties of touches as changed.
  func noteChange() { version &+= 1 }

  /// Marks the finger of a touch as no longer down.
  func lift(_ slot: Int) {
    guard records[slot].isLive else { return }
    records[slot].isLive = false
    setLive(slot, false)
    hasLifted = true
    version &+= 1
    slots.remove(records[slot].finger)
  }

  /// Makes a responder the target of a press.
  func setTarget(_ responder: Entity, ofPress slot: Int) {
    records[slot].target = responder
    presses[slot].responder = responder
  }

  /// Removes an input before its delivery.
  func withdraw(_ slot: Int) {
    records[slot].isUnseen = false
    records[slot].delivery = .closed
    end(slot)
  }

  /// Marks an input of another kind as over.
  func end(_ slot: Int) {
    records[slot].isLive = false
    if records[slot].kind == .press { unsafe pressesDown.remove(slot) }
  }

  // Set as a whole: reading it then needs no access check.
  private func setLive(_ slot: Int, _ isLive: Bool) {
    var slots = live
    live = InputSet()
    if isLive { slots.insert(slot) } else { slots.remove(slot) }
    live = slots
  }

  // MARK: Silenced fingers

  /// Ignores a finger until it lifts.
  func silence(_ finger: FingerID) {
    silenced.insert(finger)
    hasSilenced = true
  }

  /// Stops ignoring a finger. Returns false when it was not silenced.
  func unsilence(_ finger: FingerID) -> Bool {
    guard hasSilenced else { return false }
    let wasSilenced = silenced.remove(finger) != nil
    hasSilenced = !silenced.isEmpty
    return wasSilenced
  }

  /// Marks the keys of some devices that are down as not consumed: they no longer repeat anything (P7).
  func forgetConsumed(where isMeant: (DeviceID) -> Bool = { _ in true }) {
    for index in silencedPresses.indices where isMeant(silencedPresses[index].source.device) {
      silencedPresses[index].isConsumed = false
    }
  }

  /// Removes the silenced fingers and keys of a device that was disconnected, which never lift. The mouse stands for
  /// all mice, and may lift.
  func forgetSilenced(of device: DeviceID) {
    silencedPresses.removeAll { $0.source.device == device }
    guard hasSilenced else { return }
    silenced = silenced.filter { $0.device != device || $0 == .mouse }
    hasSilenced = !silenced.isEmpty
  }

  // MARK: Letting go

  /// Frees the slots of touches that are over, completely delivered, and not in the set of needed ones.
  func release(keeping needed: InputSet) {
    var isAnyOver = false
    order.removeAll { slot in
      let record = records[slot]
      guard !record.isLive else { return false }
      guard record.delivery == .closed, !needed.contains(slot) else {
        isAnyOver = true
        return false
      }
      free.append(slot)
      return true
    }
    hasLifted = isAnyOver
  }

  /// Frees the slots of inputs of other kinds in the same way.
  func releaseOthers(keeping needed: InputSet) {
    // Releasing a payload may run any code, so it is deferred until the table is consistent again.
    var gone: [InputPayload]?
    others.removeAll { slot in
      guard isOver(slot), !needed.contains(slot) else { return false }
      if records[slot].kind.hasPayload {
        gone = gone ?? []
        gone?.append(payloads[slot])
        payloads[slot] = .none
      }
      free.append(slot)
      return true
    }
    withExtendedLifetime(gone) {}
  }

  /// Whether an input that is no touch has ended, and its end was delivered to all receivers.
  private func isOver(_ slot: Int) -> Bool {
    !records[slot].isLive && !records[slot].isUnseen && records[slot].delivery == .closed && records[slot].due.isEmpty
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(batch)
    copier.copy(sent)
    unsafe copier.copy(&ownSettings)
    copier.copy(sceneSize) { sceneSize = $0 }
    copier.copy(records)
    copier.copy(recognizerLists)
    copier.copy(paths)
    copier.copy(order)
    copier.copy(others)
    copier.copy(arrived)
    copier.copy(asked) { asked = $0 }
    copier.copy(live) { live = $0 }
    unsafe copier.copy(&pressesDown)
    copier.copy(version) { version = $0 }
    copier.copy(hasLifted) { hasLifted = $0 }
    copier.copy(free)
    copier.copy(nextIDs) { nextIDs = $0 }
    copier.copy(presses)
    copier.copy(payloads)
    copier.copy(touchUpdates)
    copier.copy(pointer)
    copier.copy(silenced) { silenced = $0 }
    copier.copy(hasSilenced) { hasSilenced = $0 }
    copier.copy(silencedPresses)
    unsafe copier.copy(&selectingKeys)
    copier.copy(axes)
    copier.copy(slots)
    copier.copy(modifiers) { modifiers = $0 }
    copier.copy(tracking)
    copier.copy(tapCounter)
    copier.copy(ignoreDepth) { ignoreDepth = $0 }
    copier.copy(remoteControlDepth) { remoteControlDepth = $0 }
    copier.copy(answers) { answers = $0 }
    copier.copy(claims)
    copier.copy(deliveries)
    copier.copy(groups)
    copier.copy(unhandled)
  }
}
