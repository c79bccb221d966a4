/// What recognizers are shown in one look: the touches that changed, and the context in which they see them. Touches are
/// made once for all recognizers that follow each other and have the same ones.
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

  // What the touches were made for.
  private var owned: UInt64 = 0
  private var phase: UInt8 = 0
  /// The state of the touches, or -1 when what was made is good for one recognizer only.
  private var version = -1
  private var centroid: Point?

  init(in scene: Scene) {
    context = GestureContext(in: scene)
    touches = scene.scratch.takeTouches()
  }

  /// Gives back what was borrowed.
  mutating func end(in scene: Scene) { scene.scratch.give(back: &touches) }

  mutating func add(_ slot: Int, _ phase: TouchPhase) {
    phases |= phase.bit
    if slot < 64 { slots[Int(phase.rawValue)] |= 1 << UInt64(slot) } else { isFlood = true }
  }

  /// Finds those touches of a recognizer that are shown in a phase, given by its bit. False when there are none.
  @inline(__always)
  mutating func take(_ phase: UInt8, of attempt: Int, in scene: Scene) -> Bool {
    let attempts = scene.gestures.attempts
    let owned = attempts.places[attempt].owned.low
    if owned == self.owned && phase == self.phase && version == scene.inputs.version {
      if let centroid { attempts.places[attempt].lastCentroid = centroid }
      return true
    }
    return make(phase, of: attempt, in: scene)
  }

  @inline(never)
  private mutating func make(_ phase: UInt8, of attempt: Int, in scene: Scene) -> Bool {
    let table = scene.inputs
    let set = scene.gestures.attempts[attempt].owned
    if !isFlood && set.low & slots[phase.trailingZeroBitCount] == 0 { return false }
    touches.removeAll()
    table.forEach(in: set) { slot in
      guard let shown = table.records[slot].shown, shown.bit == phase else { return }
      touches.append(scene.touch(slot, telling: shown))
    }
    owned = set.low
    self.phase = phase
    let isAny = !touches.isEmpty
    version = isAny && !isFlood ? table.version : -1
    centroid = isAny ? scene.centroid(of: set) : nil
    if let centroid { scene.gestures.attempts[attempt].lastCentroid = centroid }
    return isAny
  }
}
