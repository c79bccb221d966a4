/// The touches that recognizers receive in one pass: those that changed, and the context of the calls. Touches are made
/// once for all consecutive recognizers that have the same ones.
struct TouchFeed {
  /// The context of all calls.
  var context: GestureContext
  /// The touches that the last `take` found.
  private(set) var touches: Touches
  /// The phases that occur, one bit each.
  private(set) var phases: UInt8 = 0
  /// Whether several touches changed, so that a recognizer may have got more than one.
  var hasSeveral = false
  /// The slots in each phase, one bit each.
  private var slots = InlineArray<5, UInt64>(repeating: 0)
  /// Whether there are slots without a bit.
  private var isFlood = false
  /// The largest distance of the moved touches from where they landed. A pointer's moves always count: it may have
  /// pressed another button.
  private var farthest: Float = 0

  // The arguments for which `touches` was made.
  private var owned: UInt64 = 0
  private var phase: UInt8 = 0
  /// The version of the touches, or −1 when `touches` is valid for one recognizer only.
  private var version = -1
  private var centroid: Point?

  /// Makes the touches of a pass at a moment. Borrows the memory of the touches.
  init(_ gestures: GestureTable, at now: Timestamp, borrowing scratch: borrowing Scratch) {
    context = GestureContext(gestures, at: now)
    touches = scratch.takeTouches()
  }

  /// Returns the borrowed memory.
  mutating func end(_ scratch: Scratch) { scratch.give(back: &touches) }

  mutating func add(_ slot: Int, _ phase: TouchPhase, _ inputs: InputTable) {
    phases |= phase.bit
    if phase == .moved {
      let (sample, start) = (inputs.records[slot].sample, inputs.records[slot].initialLocation)
      let distance = sample.type == .pointer ? Float.infinity : sample.location.distance(to: start)
      // A distance that is not a number counts as far.
      farthest = distance <= farthest ? farthest : distance
    }
    if slot < 64 { slots[Int(phase.rawValue)] |= 1 << UInt64(slot) } else { isFlood = true }
  }

  /// Finds the touches of a recognizer in a phase, given by its bit. Returns false when there are none.
  @inline(__always)
  mutating func take(_ phase: UInt8, of attempt: Int, _ inputs: InputTable, _ table: GestureTable) -> Bool {
    let attempts = table.attempts
    let owned = attempts.records[attempt].owned.low
    if owned == self.owned && phase == self.phase && version == inputs.version {
      if let centroid { attempts.records[attempt].lastCentroid = centroid }
      return true
    }
    return make(phase, of: attempt, inputs, table)
  }

  @inline(never)
  private mutating func make(
    _ phase: UInt8, of attempt: Int, _ inputs: InputTable, _ gestures: GestureTable
  ) -> Bool {
    let table = inputs
    let set = gestures.attempts[attempt].owned
    if !isFlood && set.low & slots[phase.trailingZeroBitCount] == 0 { return false }
    touches.removeAll()
    table.forEach(in: set) { slot in
      guard let shown = table.records[slot].shown, shown.bit == phase else { return }
      touches.append(table.touch(slot, reporting: shown))
    }
    owned = set.low
    self.phase = phase
    let isAny = !touches.isEmpty
    version = isAny && !isFlood ? table.version : -1
    centroid = isAny ? table.centroid(of: set) : nil
    if let centroid { gestures.attempts[attempt].lastCentroid = centroid }
    return isAny
  }
}

extension TouchFeed {
  /// Skips the recognizers in line, from an index on, that do not receive moves this short
  /// (`GestureRecognizer.ignoredMovement(with:)`). Returns the index of the first one to call.
  @inline(__always)
  mutating func passOver(from start: Int, _ inputs: InputTable, _ table: GestureTable) -> Int {
    guard phases == TouchPhase.moved.bit else { return start }
    let (line, attempts) = (table.line, table.attempts)
    let end = line.endIndex
    var index = start
    while index < end {
      let id = line[index]
      let row = table.rows[Int(id.index)]
      guard row.generation == id.generation, row.state == .possible, row.attempt >= 0,
        farthest <= attempts.records[Int(row.attempt)].ignoredMovement
      else { break }
      if hasSeveral { attempts.records[Int(row.attempt)].isToBeFed = false }
      // Its location follows its fingers, called or not.
      _ = take(phases, of: Int(row.attempt), inputs, table)
      index += 1
    }
    return index
  }
}

/// Feeds touches to consecutive recognizers of one kind, and applies their requests.
extension TouchFeed {
  /// Feeds touches to the recognizers in line, from an index on, as long as they are of one kind: each its own touches,
  /// phase by phase (G19). Returns the index of the first one that was not fed.
  @inline(__always)
  mutating func feed(
    from start: Int, _ kind: UInt16, _ inputs: InputTable, _ table: GestureTable, _ apply: ApplyGestureCall,
    _ call: (_ value: UInt32, _ phase: UInt8, Touches, inout GestureContext) -> Void
  ) -> Int {
    let line = table.line
    let end = line.endIndex
    var index = start
    while index < end {
      let id = line[index]
      var row = table.rows[Int(id.index)]
      guard row.generation == id.generation else {
        index += 1
        continue
      }
      guard row.kind == kind else { break }
      index += 1
      if hasSeveral && row.attempt >= 0 { table.attempts.records[Int(row.attempt)].isToBeFed = false }
      var phases = phases
      repeat {
        let bit = phases & (0 &- phases)
        phases ^= bit
        feed(bit, id, row, inputs, table, apply, call)
        if phases == 0 { break }
        // Its own code may have ended it, or it may have given up when a finger landed (G19).
        row = table.rows[Int(id.index)]
        if row.generation != id.generation { break }
        if row.attempt >= 0 && table.attempts.records[Int(row.attempt)].hasGivenUp { break }
      } while phases != 0
    }
    return index
  }

  /// Calls a recognizer with its touches in a phase, unless it is over.
  @inline(__always)
  private mutating func feed(
    _ phase: UInt8, _ id: GestureID, _ row: GestureRow, _ inputs: InputTable, _ table: GestureTable,
    _ apply: ApplyGestureCall,
    _ call: (_ value: UInt32, _ phase: UInt8, Touches, inout GestureContext) -> Void
  ) {
    guard !row.state.isFinal, row.attempt >= 0, take(phase, of: Int(row.attempt), inputs, table) else { return }
    context.begin(id, row)
    call(row.slot, phase, touches, &context)
    if phase == TouchPhase.began.bit { keepIgnoredMovement(of: id, table) }
    if context.said == .nothing { return }
    // Most recognizers request a deadline and nothing else.
    guard let deadline = context.takeOnlyDeadline() else { return apply(&context, id) }
    let after = table.rows[Int(id.index)]
    if after.generation == id.generation && after.attempt >= 0 && !after.state.isFinal {
      table.attempts.setDeadline(deadline, of: Int(after.attempt))
    }
  }

  @inline(__always)
  private mutating func keepIgnoredMovement(of id: GestureID, _ table: GestureTable) {
    guard let distance = context.ignoredMovement else { return }
    context.ignoredMovement = nil
    let row = table.rows[Int(id.index)]
    if row.generation == id.generation && row.attempt >= 0 {
      table.attempts.records[Int(row.attempt)].ignoredMovement = distance
    }
  }
}

extension GestureColumn {
  /// Calls a recognizer with touches in a phase, which is given by its bit.
  @inlinable @inline(__always)
  func feed(_ slot: UInt32, _ phase: UInt8, _ touches: Touches, _ context: inout GestureContext) {
    let slot = Int(slot)
    guard var value = values[slot].take() else { return }
    switch phase {
    case TouchPhase.began.bit:
      value.touchesBegan(touches, with: &context)
      context.ignoredMovement = value.ignoredMovement(with: context.settings)
    case TouchPhase.moved.bit: value.touchesMoved(touches, with: &context)
    case TouchPhase.ended.bit: value.touchesEnded(touches, with: &context)
    default: value.touchesCancelled(touches, with: &context)
    }
    if context.isAlive { values[slot] = value }
  }
}

extension GestureColumn {
  /// Calls a recognizer of a kind whose code calls nothing outside the engine: the value is changed in place.
  @inline(__always)
  func feedInPlace(_ slot: UInt32, _ phase: UInt8, _ touches: Touches, _ context: inout GestureContext) {
    // (Through the pointer: the column's accessor is a call that allocates memory for itself.)
    let value = unsafe values.base + Int(slot)
    switch phase {
    case TouchPhase.began.bit:
      unsafe value.pointee?.touchesBegan(touches, with: &context)
      context.ignoredMovement = unsafe value.pointee?.ignoredMovement(with: context.settings)
    case TouchPhase.moved.bit: unsafe value.pointee?.touchesMoved(touches, with: &context)
    case TouchPhase.ended.bit: unsafe value.pointee?.touchesEnded(touches, with: &context)
    default: unsafe value.pointee?.touchesCancelled(touches, with: &context)
    }
  }
}

extension TouchPhase {
  /// The bit of the phase.
  @inlinable @inline(__always) var bit: UInt8 { 1 << rawValue }
}
