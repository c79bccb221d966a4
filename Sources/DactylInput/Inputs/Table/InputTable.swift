/// All inputs that anybody still needs, of every kind, in slots. What recognizers compete for is a set of slots,
/// whether of fingers, of keys or of anything else (G59).
package final class InputTable {
  /// The columns of the scene that it is of.
  package let columns: SceneColumns
  /// What its touches refer to, except those of which more is known.
  let touchBacking: TouchBacking
  /// What came in, and is being handled.
  let batch = EventBatch()
  /// What the game sent and was not taken in yet.
  let sent = Queue<SentEvent>()
  /// How input is taken.
  var settings: InputSettings {
    get { unsafe ownSettings }
    set { unsafe ownSettings = newValue }
  }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var ownSettings = InputSettings()
  /// The size of the scene, in points.
  var sceneSize = Size.zero
  /// The inputs by slot. What lies in a slot that is in no order is left over.
  package let records = Column<Input>()
  /// The recognizers that got each input, by slot, in the order in which they hear of it.
  private let recognizerLists = Column<List<GestureID>>()
  /// Where each touch was at the last few samples, by slot, as the device said it.
  let paths = Column<PathSamples>()
  /// The touches in landing order. Apart from the others, since nearly all input is touches and every batch goes
  /// through them.
  package let order = List<Int>()
  /// The inputs of all other kinds, in the order in which they began.
  let others = List<Int>()
  /// The inputs that began in this batch, or whose target is to be found again.
  let arrived = List<Int>()
  /// The input whose target is being found, as views see it that are asked in that hit-test: its kind and what it is
  /// on.
  var asked: (kind: InputKind, type: TouchType)?
  /// The slots of fingers that are down.
  private(set) var live = InputSet()
  /// The slots of keys and buttons that are down.
  var livePresses: InputSet { unsafe pressesDown }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var pressesDown = InputSet()
  /// Counts up when anything changes that a touch tells of itself.
  private(set) var version = 0
  /// Whether a finger lifted and its touch may be let go.
  private(set) var hasLifted = false
  private let free = List<Int>()
  private var nextIDs = InlineArray<9, UInt64>(repeating: 1)

  // What only some kinds have, by slot.

  /// The presses as recognizers and responders get them.
  let presses = Column<Press>()
  /// What comes once, or is the game's own.
  let payloads = Column<InputPayload>()
  /// What few devices say of touches, and the samples that wait to be corrected.
  let touchUpdates = TouchUpdateTable()

  // What goes on, by who does it.

  /// What a pointer does with no button pressed.
  let pointer = PointerTable()
  /// Fingers that are down but belong to no touch any more, or never did: cancelled, or landed while input was ignored
  /// (T27). Nothing of them is heard until they lift.
  private(set) var silenced: Set<FingerID> = []
  /// Whether there are any: what every landing asks.
  private(set) var hasSilenced = false
  /// What is down but belongs to no press any more: cancelled, consumed by a key command, or pressed while input was
  /// ignored.
  let silencedPresses = List<SilencedPress>()
  /// The keys that press the widget that has the focus, by slot: nobody else hears of them (F24).
  var selecting: InputSet {
    get { unsafe selectingKeys }
    set { unsafe selectingKeys = newValue }
  }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var selectingKeys = InputSet()
  /// Where sticks and triggers are.
  package let axes = AxisTable()
  private let slots = FingerMap()
  /// The modifier keys that were down at the last event.
  var modifiers: ModifierFlags = []
  /// Which touches views are being told of, when another lands.
  let tracking = TouchTracking()
  let tapCounter = TapCounter()
  /// How deep input is ignored (T26).
  var ignoreDepth = 0
  /// How often the game asked for remote control events (X2).
  var remoteControlDepth = 0

  // On the way to those who hear of it.

  /// What recognizers answered about the event that is being routed.
  var answers = EventAnswers()
  /// Keys on their way to those who may claim them.
  let claims = PendingClaims()
  /// The begans that are on their way up the chain.
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

  /// The slot of a finger that is down.
  package func slot(of finger: FingerID) -> Int? { slots[finger] }

  /// The slot of a touch that somebody still needs.
  func slot(of touch: Touch) -> Int? { slot(ofTouch: touch.id) }

  /// The slot of the touch with an identity that somebody still needs. Touches get theirs as they land, so that it is
  /// found by halves.
  func slot(ofTouch id: UInt64) -> Int? {
    var (start, end) = (0, order.count)
    while start < end {
      let middle = (start + end) / 2
      if records[order[middle]].id < id { start = middle + 1 } else { end = middle }
    }
    return start < order.count && records[order[start]].id == id ? order[start] : nil
  }

  /// The slot of an input that is no touch and that somebody still needs.
  func slot(of kind: InputKind, id: UInt64) -> Int? {
    others.first { records[$0].kind == kind && records[$0].id == id }
  }

  /// Whether a key or button is down, or was and is still needed, beside one that just goes down.
  func isAnyPressDown(but sample: PressSample) -> Bool {
    others.contains {
      records[$0].kind == .press && !(presses[$0].type == sample.type && presses[$0].device == sample.device)
    }
  }

  /// Calls the closure for each touch of a set, in landing order. It costs what there is while that is little; in a
  /// flood what the set has.
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
      // Touches get their ids as they land.
      set.slots.filter { records[$0].kind == .touch }.sorted { records[$0].id < records[$1].id }.forEach(body)
    }
  }

  /// The recognizers that got the input in a slot.
  package func recognizers(of slot: Int) -> List<GestureID> { recognizerLists[slot] }

  // MARK: Beginning

  /// Takes a finger in that landed. Gives its slot.
  func begin(_ sample: TouchSample, at timestamp: Timestamp) -> Int {
    let slot = takeSlot(Input(id: takeID(.touch), sample: sample, timestamp: timestamp))
    paths[slot].add(sample.location - .zero, at: timestamp)
    order.append(slot)
    setLive(slot, true)
    slots.insert(sample.finger, slot)
    version &+= 1
    return slot
  }

  /// Takes in the beginning of an input of another kind. Gives its slot.
  func begin(_ kind: InputKind, id: UInt64? = nil, at timestamp: Timestamp) -> Int {
    let sample = TouchSample(finger: FingerID(0), phase: .began, location: .zero)
    let slot = takeSlot(Input(kind, id: id ?? takeID(kind), sample: sample, timestamp: timestamp))
    others.append(slot)
    return slot
  }

  /// Takes in a key or button that went down. Gives its slot.
  func begin(_ press: Press) -> Int {
    let slot = begin(.press, id: press.id, at: press.timestamp)
    if presses.count <= slot { presses.append(repeating: .none, count: slot + 1 - presses.count) }
    presses[slot] = press
    unsafe pressesDown.insert(slot)
    selecting.remove(slot)
    return slot
  }

  /// Takes in what an input brings.
  func begin(_ kind: InputKind, _ payload: InputPayload, at timestamp: Timestamp) -> Int {
    let slot = begin(kind, at: timestamp)
    setPayload(payload, of: slot)
    return slot
  }

  func setPayload(_ payload: InputPayload, of slot: Int) {
    if payloads.count <= slot { payloads.append(repeating: .none, count: slot + 1 - payloads.count) }
    payloads[slot] = payload
  }

  /// The next id of a kind.
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

  /// Notes that what a touch tells of itself has changed.
  func noteChange() { version &+= 1 }

  /// Notes that a finger is no longer down.
  func lift(_ slot: Int) {
    guard records[slot].isLive else { return }
    records[slot].isLive = false
    setLive(slot, false)
    hasLifted = true
    version &+= 1
    slots.remove(records[slot].finger)
  }

  /// Gives a press to a responder.
  func setTarget(_ responder: Entity, ofPress slot: Int) {
    records[slot].target = responder
    presses[slot].responder = responder
  }

  /// Takes an input back of which nobody has heard.
  func withdraw(_ slot: Int) {
    records[slot].isUnseen = false
    records[slot].delivery = .closed
    end(slot)
  }

  /// Notes that an input of another kind is over.
  func end(_ slot: Int) {
    records[slot].isLive = false
    if records[slot].kind == .press { unsafe pressesDown.remove(slot) }
  }

  // Set as a whole: reading it then asks for no access check.
  private func setLive(_ slot: Int, _ isLive: Bool) {
    var slots = live
    live = InputSet()
    if isLive { slots.insert(slot) } else { slots.remove(slot) }
    live = slots
  }

  // MARK: Silenced fingers

  /// Hears nothing more of a finger until it lifts.
  func silence(_ finger: FingerID) {
    silenced.insert(finger)
    hasSilenced = true
  }

  /// Hears of a finger again. False when it was not silenced.
  func unsilence(_ finger: FingerID) -> Bool {
    guard hasSilenced else { return false }
    let wasSilenced = silenced.remove(finger) != nil
    hasSilenced = !silenced.isEmpty
    return wasSilenced
  }

  /// Forgets that keys of some devices which are down were consumed: they repeat nothing any more (P7).
  func forgetConsumed(where isMeant: (DeviceID) -> Bool = { _ in true }) {
    for index in silencedPresses.indices where isMeant(silencedPresses[index].source.device) {
      silencedPresses[index].isConsumed = false
    }
  }

  /// Forgets the fingers and keys of a device that is gone: they never lift. The mouse stands for all mice, and may.
  func forgetSilenced(of device: DeviceID) {
    silencedPresses.removeAll { $0.source.device == device }
    guard hasSilenced else { return }
    silenced = silenced.filter { $0.device != device || $0 == .mouse }
    hasSilenced = !silenced.isEmpty
  }

  // MARK: Letting go

  /// Frees the slots of touches that are over, heard of, and in no set of `needed`.
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

  /// The same for inputs of other kinds.
  func releaseOthers(keeping needed: InputSet) {
    // To let go of what an input brought may run any code, which waits for the table to be whole again.
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

  /// Whether an input that is no touch has ended, and everybody has heard of that.
  private func isOver(_ slot: Int) -> Bool {
    !records[slot].isLive && !records[slot].isUnseen && records[slot].delivery == .closed && records[slot].due.isEmpty
  }
}
