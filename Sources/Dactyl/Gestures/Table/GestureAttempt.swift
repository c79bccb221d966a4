/// What a recognizer has from its first touch until its reset.
struct GestureAttempt {
  /// The recognizer, or none when the place is free.
  var gesture: GestureID
  /// The touches that it got and did not ignore, lifted ones included: what it competes for and claims.
  var owned = InputSet()
  /// Those of them that had all lifted when another landed: the earlier taps of several.
  var earlier = InputSet()
  /// All touches that it ever got: while one of them is down it is not reset (G16, G62).
  var seen = InputSet()
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
  /// Whether it is in line to hear of touches.
  var isToHear = false
  /// Input besides touches that goes on for it: until that ends it needs no finger.
  var open: GestureInputs = []
  /// Its place in the order of those under way, as a number that grows along it.
  var turn = 0

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
    isToHear = false
    open = []
  }
}
