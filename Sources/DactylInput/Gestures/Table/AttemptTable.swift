/// The state of a recognizer from its first touch until its reset.
package struct GestureAttempt {
  /// The recognizer, or `.none` when the slot is free.
  var gesture: GestureID
  /// The touches that it got and did not ignore, including lifted ones: it competes for these and claims them.
  package var owned = InputSet()
  /// The touches that had all lifted when another landed: the earlier taps of a row.
  var earlier = InputSet()
  /// All touches that it ever got: while one of them is down it is not reset (G16, G62).
  package var seen = InputSet()
  /// The deadline of the recognizer. Set by the table, which keeps the earliest one.
  var deadline: Timestamp?
  /// The proposals that were not granted yet. Set by the table, which counts the attempts with any.
  var proposals = ProposalQueue()
  /// The recognizers whose failure the delegates require; asked once in an attempt (G33).
  var dynamicRequirements: [GestureID]?
  /// The recognizer that holds it, which is logged once.
  var holder = GestureID.none
  /// The centroid of its touches when one was last down (G23).
  var lastCentroid: Point?
  /// The type of its first touch (G14).
  var latchedType: TouchType?
  /// Whether its gates were asked and let it pass (G25, G26): they are asked once.
  var hasPassedGates = false
  /// Whether it no longer delays the began of its touches, though it is undecided (V17).
  package var hasEndedDelay = false
  /// Whether it is in line to receive touches.
  var isToBeFed = false
  /// The input other than touches that goes on for it: until that ends it needs no touch.
  var open: GestureInputs = []
  /// Whether code of the game began it, without input: it goes on until it is set to end.
  var isSetOff = false
  /// The sort key of the attempt in the order of those under way.
  var turn = 0
  /// The distance in points that fingers and pencils may move from where they landed without a call of the recognizer;
  /// negative when it receives every move. See `GestureRecognizer.ignoredMovement(with:)`.
  var ignoredMovement: Float = -1

  /// Whether it has proposed to fail or to be cancelled, which is neither held nor revoked.
  @inline(__always)
  var hasGivenUp: Bool {
    guard let last = proposals.last else { return false }
    return last == .failed || last == .cancelled
  }

  /// Begins an attempt in a cleared slot.
  @inline(__always)
  mutating func begin(_ gesture: GestureID, with slot: Int, _ type: TouchType) {
    self.gesture = gesture
    owned.insert(slot)
    seen.insert(slot)
    latchedType = type
  }

  /// Adds a touch that landed, given those that are down. Returns false when it has the touch already.
  @inline(__always)
  mutating func receive(_ slot: Int, _ type: TouchType, beside live: InputSet) -> Bool {
    let isNew = !owned.contains(slot)
    if isNew && !owned.intersects(live) { earlier = owned }
    owned.insert(slot)
    seen.insert(slot)
    if latchedType == nil { latchedType = type }
    return isNew
  }

  /// Frees the slot, and resets all its fields.
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
    isToBeFed = false
    open = []
    isSetOff = false
    ignoredMovement = -1
  }
}

/// The attempts that are under way.
package final class AttemptTable: SnapshotState {
  /// The attempts, in slots to which rows refer; a free slot belongs to no recognizer.
  let records = Column<GestureAttempt>()
  /// The slots of the attempts under way, in the order in which ties are broken: see `TieOrder`.
  let order = List<Int>()
  /// Whether a finger joined a recognizer in front of another that it must follow: `order` has to be restored.
  var isOutOfTurn = false
  /// Whether discrete recognizers of one kind on one view may be complete together; see
  /// `TieOrder.putRivalsInOrder(_:_:)`.
  var mayHaveRivals = false
  /// Whether the arena has work.
  @inline(__always) var isAnyToJudge: Bool { proposing > 0 || mayHaveRivals }
  private var nextTurn = 0
  private let free = List<Int>()
  /// The number of attempts with proposals that were not granted yet.
  private(set) var proposing = 0
  /// The number of ended attempts that are still in the order.
  private var ended = 0
  private var earliest: Timestamp?
  private var isEarliestUnsure = false

  @inline(__always)
  package subscript(index: Int) -> GestureAttempt {
    get { records[index] }
    _modify { yield &records[index] }
  }

  /// Begins an attempt with its first touch. Returns its slot.
  @inline(__always)
  func begin(_ gesture: GestureID, with slot: Int, _ type: TouchType) -> Int32 {
    let index = free.popLast() ?? addRecord()
    records[index].begin(gesture, with: slot, type)
    records[index].turn = nextTurn
    nextTurn += 1
    order.append(index)
    return Int32(truncatingIfNeeded: index)
  }

  /// Begins an attempt with input that is no touch. Returns its slot.
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

  /// Removes the ended attempts from the order in one pass, whatever their number.
  func forgetEnded() {
    guard ended > 0 else { return }
    ended = 0
    order.removeAll { index in
      guard records[index].gesture == .none else { return false }
      free.append(index)
      return true
    }
  }

  /// Replaces the order of the attempts. Those that began meanwhile stay at the end.
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
    // A held recognizer proposes again with every move (G28).
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

  /// Makes all recognizers receive every move until they answer again, since thresholds changed.
  func forgetIgnoredMovements() {
    for index in order { records[index].ignoredMovement = -1 }
  }

  /// The earliest deadline of all attempts. Searches only after the earliest one was removed.
  var nextDeadline: Timestamp? {
    guard isEarliestUnsure else { return earliest }
    isEarliestUnsure = false
    earliest = nil
    for index in order {
      if let deadline = records[index].deadline { earliest = min(earliest ?? deadline, deadline) }
    }
    return earliest
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(records)
    copier.copy(order)
    copier.copy(isOutOfTurn) { isOutOfTurn = $0 }
    copier.copy(mayHaveRivals) { mayHaveRivals = $0 }
    copier.copy(nextTurn) { nextTurn = $0 }
    copier.copy(free)
    copier.copy(proposing) { proposing = $0 }
    copier.copy(ended) { ended = $0 }
    copier.copy(earliest) { earliest = $0 }
    copier.copy(isEarliestUnsure) { isEarliestUnsure = $0 }
  }
}
