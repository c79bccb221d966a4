/// The attempts under way.
final class AttemptTable {
  /// The attempts, in places that rows name; a free place belongs to no recognizer.
  let places = Column<GestureAttempt>()
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
  subscript(place: Int) -> GestureAttempt {
    get { places[place] }
    _modify { yield &places[place] }
  }

  /// Begins an attempt with its first touch. Gives its place.
  @inline(__always)
  func begin(_ gesture: GestureID, with slot: Int, _ type: TouchType) -> Int32 {
    let place = free.popLast() ?? addPlace()
    places[place].begin(gesture, with: slot, type)
    places[place].turn = nextTurn
    nextTurn += 1
    order.append(place)
    return Int32(truncatingIfNeeded: place)
  }

  /// Begins an attempt with input that is no touch.
  func begin(_ gesture: GestureID) -> Int32 {
    let place = free.popLast() ?? addPlace()
    places[place].gesture = gesture
    places[place].turn = nextTurn
    nextTurn += 1
    order.append(place)
    return Int32(truncatingIfNeeded: place)
  }

  @inline(never)
  private func addPlace() -> Int {
    places.append(GestureAttempt(gesture: .none))
    return places.count - 1
  }

  /// Ends an attempt. It stays in the order until `forgetEnded()`.
  func end(_ place: Int) {
    setProposals(ProposalQueue(), of: place)
    setDeadline(nil, of: place)
    places[place].clear()
    ended += 1
  }

  /// Takes the attempts that ended out of the order, all at once, so that ending many costs no more than one look at each.
  func forgetEnded() {
    guard ended > 0 else { return }
    ended = 0
    order.removeAll { place in
      guard places[place].gesture == .none else { return false }
      free.append(place)
      return true
    }
  }

  /// Takes another order of the same attempts.
  func setOrder(_ places: List<Int>) {
    for turn in places.indices {
      order[turn] = places[turn]
      self.places[places[turn]].turn = turn
    }
    nextTurn = places.count
    isOutOfTurn = false
  }

  @inline(__always)
  func setProposals(_ proposals: ProposalQueue, of place: Int) {
    proposing += (proposals.isEmpty ? 0 : 1) - (places[place].proposals.isEmpty ? 0 : 1)
    places[place].proposals = proposals
  }

  @inline(__always)
  func setDeadline(_ deadline: Timestamp?, of place: Int) {
    if let old = places[place].deadline {
      if old == deadline { return }
      if old == earliest { isEarliestUnsure = true }
    }
    places[place].deadline = deadline
    guard let deadline else { return }
    if let earliest, earliest <= deadline { return }
    earliest = deadline
  }

  /// The first deadline that an attempt waits for. Looks at all only after the first was taken back.
  var nextDeadline: Timestamp? {
    guard isEarliestUnsure else { return earliest }
    isEarliestUnsure = false
    earliest = nil
    for place in order {
      if let deadline = places[place].deadline { earliest = min(earliest ?? deadline, deadline) }
    }
    return earliest
  }
}
