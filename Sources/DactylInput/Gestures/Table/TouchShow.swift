/// What recognizers are shown in one look: the touches that changed, and the context in which they see them. Touches
/// are made once for all recognizers that follow each other and have the same ones.
struct TouchShow {
  /// The context of all calls.
  var context: GestureContext
  /// The touches that the last `take` found.
  private(set) var touches: Touches
  /// The phases that there are, a bit each.
  private(set) var phases: UInt8 = 0
  /// Whether there are several, so that a recognizer may have got more than one.
  var hasSeveral = false
  /// The slots in each phase, a bit each.
  private var slots = InlineArray<5, UInt64>(repeating: 0)
  /// Whether there are slots that have no bit.
  private var isFlood = false
  /// How far the farthest of the touches that moved is from where it landed. A pointer's moves always count: it may
  /// have pressed another button.
  private var farthest: Float = 0

  // What the touches were made for.
  private var owned: UInt64 = 0
  private var phase: UInt8 = 0
  /// The state of the touches, or -1 when what was made is good for one recognizer only.
  private var version = -1
  private var centroid: Point?

  /// Makes what recognizers are shown at a moment. It borrows the memory of the touches.
  init(_ gestures: GestureTable, at now: Timestamp, borrowing scratch: borrowing Scratch) {
    context = GestureContext(gestures, at: now)
    touches = scratch.takeTouches()
  }

  /// Gives back what was borrowed.
  mutating func end(_ scratch: Scratch) { scratch.give(back: &touches) }

  mutating func add(_ slot: Int, _ phase: TouchPhase, _ inputs: InputTable) {
    phases |= phase.bit
    if phase == .moved {
      let (sample, start) = (inputs.records[slot].sample, inputs.records[slot].initialLocation)
      let distance = sample.type == .pointer ? Float.infinity : sample.location.distance(to: start)
      // What is no number counts as far.
      farthest = distance <= farthest ? farthest : distance
    }
    if slot < 64 { slots[Int(phase.rawValue)] |= 1 << UInt64(slot) } else { isFlood = true }
  }

  /// Finds those touches of a recognizer that are shown in a phase, given by its bit. False when there are none.
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
      touches.append(table.touch(slot, telling: shown))
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

extension TouchShow {
  /// Passes over the recognizers in line from a place on that are called for no move this short
  /// (`GestureRecognizer.ignoredMovement(with:)`). Gives the place of the first that is to be called.
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
      if hasSeveral { attempts.records[Int(row.attempt)].isToHear = false }
      // It is where its fingers are, called or not.
      _ = take(phases, of: Int(row.attempt), inputs, table)
      index += 1
    }
    return index
  }
}

/// Showing touches to recognizers of one kind, one after another, and applying what they ask for.
extension TouchShow {
  /// Shows touches to the recognizers in line from a place on, as long as they are of this kind: each its own, phase by
  /// phase (G19). Gives the place of the first that it left.
  @inline(__always)
  mutating func tell(
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
      if hasSeveral && row.attempt >= 0 { table.attempts.records[Int(row.attempt)].isToHear = false }
      var phases = phases
      repeat {
        let bit = phases & (0 &- phases)
        phases ^= bit
        tell(bit, id, row, inputs, table, apply, call)
        if phases == 0 { break }
        // Its own code may have ended it, and a finger that lands may have made it give up (G19).
        row = table.rows[Int(id.index)]
        if row.generation != id.generation { break }
        if row.attempt >= 0 && table.attempts.records[Int(row.attempt)].hasGivenUp { break }
      } while phases != 0
    }
    return index
  }

  /// Tells a recognizer of those of its touches that are in a phase, unless it is over.
  @inline(__always)
  private mutating func tell(
    _ phase: UInt8, _ id: GestureID, _ row: GestureRow, _ inputs: InputTable, _ table: GestureTable,
    _ apply: ApplyGestureCall,
    _ call: (_ value: UInt32, _ phase: UInt8, Touches, inout GestureContext) -> Void
  ) {
    guard !row.state.isFinal, row.attempt >= 0, take(phase, of: Int(row.attempt), inputs, table) else { return }
    context.begin(id, row)
    call(row.slot, phase, touches, &context)
    if phase == TouchPhase.began.bit { keepIgnoredMovement(of: id, table) }
    if context.said == .nothing { return }
    // Most say no more than when they want to be called.
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
  /// Tells a recognizer of touches in a phase, which is given by its bit.
  @inlinable @inline(__always)
  func tell(_ slot: UInt32, _ phase: UInt8, _ touches: Touches, _ context: inout GestureContext) {
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
  /// The same for a kind whose code calls nothing outside the engine: the value is changed where it lies.
  @inline(__always)
  func tellInPlace(_ slot: UInt32, _ phase: UInt8, _ touches: Touches, _ context: inout GestureContext) {
    // (Through the pointer: the column's own way in is a call that takes memory for itself.)
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
  /// A bit of its own.
  @inlinable @inline(__always) var bit: UInt8 { 1 << rawValue }
}
