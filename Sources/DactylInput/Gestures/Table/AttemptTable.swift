/// What a recognizer has from its first touch until its reset.
package struct GestureAttempt {
  /// The recognizer, or none when the place is free.
  var gesture: GestureID
  /// The touches that it got and did not ignore, lifted ones included: what it competes for and claims.
  package var owned = InputSet()
  /// Those of them that had all lifted when another landed: the earlier taps of several.
  var earlier = InputSet()
  /// All touches that it ever got: while one of them is down it is not reset (G16, G62).
  package var seen = InputSet()
  /// When it wants to be called; set by the table, which knows the first of all.
  var deadline: Timestamp?
  /// What it proposed and was not granted yet; set by the table, which counts those who propose.
  var proposals = ProposalQueue()
  /// Those that it must wait for by a delegate's word; asked once an attempt (G33).
  var dynamicRequirements: [GestureID]?
  /// The recognizer that holds it, for the log; said once.
  var holder = GestureID.none
  /// The middle of its fingers when last one was down (G23).
  var lastCentroid: Point?
  /// The type of its first touch (G14).
  var latchedType: TouchType?
  /// Whether its gates were asked and let it through (G25, G26): they are asked once.
  var hasPassedGates = false
  /// Whether it keeps `began` from views no longer, though it is undecided (V17).
  package var hasEndedDelay = false
  /// Whether it is in line to hear of touches.
  var isToHear = false
  /// Input besides touches that goes on for it: until that ends it needs no finger.
  var open: GestureInputs = []
  /// Whether it was begun by game code, with no input at all: then it goes on until it is said to end.
  var isSetOff = false
  /// Its place in the order of those under way, as a number that grows along it.
  var turn = 0
  /// How far fingers and pencils may be from where they landed without it being called for that, in points; negative
  /// when it is called for every move. See `GestureRecognizer.ignoredMovement(with:)`.
  var ignoredMovement: Float = -1

  /// Whether it has proposed to fail or to be cancelled, which nothing holds up and nothing takes back.
  @inline(__always)
  var hasGivenUp: Bool {
    guard let last = proposals.last else { return false }
    return last == .failed || last == .cancelled
  }

  /// Fills a place that is as good as new.
  @inline(__always)
  mutating func begin(_ gesture: GestureID, with slot: Int, _ type: TouchType) {
    self.gesture = gesture
    owned.insert(slot)
    seen.insert(slot)
    latchedType = type
  }

  /// Takes a touch that landed, given those that are down. False when it has it already.
  @inline(__always)
  mutating func receive(_ slot: Int, _ type: TouchType, beside live: InputSet) -> Bool {
    let isNew = !owned.contains(slot)
    if isNew && !owned.intersects(live) { earlier = owned }
    owned.insert(slot)
    seen.insert(slot)
    if latchedType == nil { latchedType = type }
    return isNew
  }

  /// Makes the place free, and as good as new.
  mutating func clear() {
    gesture = .none
    owned.removeAll()
    earlier.removeAll()
    seen.removeAll()
    deadline = nil
    proposals = ProposalQueue()
    if dynamicRequirements != nil { dynamicRequirements = nil }
    holder = .none
    lastCentroid = nil
    latchedType = nil
    hasPassedGates = false
    hasEndedDelay = false
    isToHear = false
    open = []
    isSetOff = false
    ignoredMovement = -1
  }
}

/// The attempts under way.
package final class AttemptTable {
  /// The attempts, in places that rows name; a free place belongs to no recognizer.
  let records = Column<GestureAttempt>()
  /// The places of those under way, in the order in which ties are broken: see `TieOrder`.
  let order = List<Int>()
  /// Whether a finger joined a recognizer that stands before another which it must follow: `order` is to be restored.
  var isOutOfTurn = false
  /// Whether discrete recognizers of one kind on one view may be complete together, see
  /// `TieOrder.putRivalsInOrder(_:_:)`.
  var mayHaveRivals = false
  /// Whether the arena has anything to decide.
  @inline(__always) var isAnyToJudge: Bool { proposing > 0 || mayHaveRivals }
  private var nextTurn = 0
  private let free = List<Int>()
  /// How many have proposed something that was not granted yet.
  private(set) var proposing = 0
  /// How many ended and are still in the order.
  private var ended = 0
  private var earliest: Timestamp?
  private var isEarliestUnsure = false

  @inline(__always)
  package subscript(index: Int) -> GestureAttempt {
    get { records[index] }
    _modify { yield &records[index] }
  }

  /// Begins an attempt with its first touch. Gives its place.
  @inline(__always)
  func begin(_ gesture: GestureID, with slot: Int, _ type: TouchType) -> Int32 {
    let index = free.popLast() ?? addRecord()
    records[index].begin(gesture, with: slot, type)
    records[index].turn = nextTurn
    nextTurn += 1
    order.append(index)
    return Int32(truncatingIfNeeded: index)
  }

  /// Begins an attempt with input that is no touch.
  func begin(_ gesture: GestureID) -> Int32 {
    let index = free.popLast() ?? addRecord()
    records[index].gesture = gesture
    records[index].turn = nextTurn
    nextTurn += 1
    order.append(index)
    return Int32(truncatingIfNeeded: index)
  }

  @inline(never)
  private func addRecord() -> Int {
    records.append(GestureAttempt(gesture: .none))
    return records.count - 1
  }

  /// Ends an attempt. It stays in the order until `forgetEnded()`.
  func end(_ index: Int) {
    setProposals(ProposalQueue(), of: index)
    setDeadline(nil, of: index)
    records[index].clear()
    ended += 1
  }

  /// Takes the attempts that ended out of the order, all at once, so that ending many costs no more than one look at
  /// each.
  func forgetEnded() {
    guard ended > 0 else { return }
    ended = 0
    order.removeAll { index in
      guard records[index].gesture == .none else { return false }
      free.append(index)
      return true
    }
  }

  /// Takes another order of the same attempts. Those that began meanwhile stay behind them.
  func setOrder(_ records: List<Int>) {
    for turn in records.indices { order[turn] = records[turn] }
    for turn in order.indices { self.records[order[turn]].turn = turn }
    nextTurn = order.count
    isOutOfTurn = false
  }

  @inline(__always)
  func setProposals(_ proposals: ProposalQueue, of index: Int) {
    proposing += (proposals.isEmpty ? 0 : 1) - (records[index].proposals.isEmpty ? 0 : 1)
    records[index].proposals = proposals
    // One that is held proposes again with every move (G28).
    if !proposals.isEmpty { records[index].ignoredMovement = -1 }
  }

  @inline(__always)
  func setDeadline(_ deadline: Timestamp?, of index: Int) {
    if let old = records[index].deadline {
      if old == deadline { return }
      if old == earliest { isEarliestUnsure = true }
    }
    records[index].deadline = deadline
    guard let deadline else { return }
    if let earliest, earliest <= deadline { return }
    earliest = deadline
  }

  /// Has all called for every move until they say otherwise: thresholds changed.
  func forgetIgnoredMovements() {
    for index in order { records[index].ignoredMovement = -1 }
  }

  /// The first deadline that an attempt waits for. Looks at all only after the first was taken back.
  var nextDeadline: Timestamp? {
    guard isEarliestUnsure else { return earliest }
    isEarliestUnsure = false
    earliest = nil
    for index in order {
      if let deadline = records[index].deadline { earliest = min(earliest ?? deadline, deadline) }
    }
    return earliest
  }
}
