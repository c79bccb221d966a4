/// The attempts under way.
final class AttemptTable {
  /// The attempts, in places that rows name; a free place belongs to no recognizer.
  let records = Column<GestureAttempt>()
  /// The places of those under way, in the order in which ties are broken: see `TieOrder`.
  let order = List<Int>()
  /// Whether a finger joined a recognizer that stands before another which it must follow: `order` is to be restored.
  var isOutOfTurn = false
  /// Whether discrete recognizers of one kind on one view may be complete together: see `TieOrder.putRivalsInOrder(in:)`.
  var mayHaveRivals = false
  private var nextTurn = 0
  private let free = List<Int>()
  /// How many have proposed something that was not granted yet.
  private(set) var proposing = 0
  /// How many ended and are still in the order.
  private var ended = 0
  private var earliest: Timestamp?
  private var isEarliestUnsure = false

  @inline(__always)
  subscript(index: Int) -> GestureAttempt {
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

  /// Takes the attempts that ended out of the order, all at once, so that ending many costs no more than one look at each.
  func forgetEnded() {
    guard ended > 0 else { return }
    ended = 0
    order.removeAll { index in
      guard records[index].gesture == .none else { return false }
      free.append(index)
      return true
    }
  }

  /// Takes another order of the same attempts.
  func setOrder(_ records: List<Int>) {
    for turn in records.indices {
      order[turn] = records[turn]
      self.records[records[turn]].turn = turn
    }
    nextTurn = records.count
    isOutOfTurn = false
  }

  @inline(__always)
  func setProposals(_ proposals: ProposalQueue, of index: Int) {
    proposing += (proposals.isEmpty ? 0 : 1) - (records[index].proposals.isEmpty ? 0 : 1)
    records[index].proposals = proposals
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
