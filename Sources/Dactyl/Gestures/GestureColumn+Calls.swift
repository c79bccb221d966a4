/// Calls into the code of recognizers. A value is moved out of the column for a call, and back if the recognizer still
/// exists then; what it said is taken down.
extension GestureColumn {
  /// Shows touches to the recognizers in line from a place on, as long as they are of this kind: each its own, phase by
  /// phase (G19). Gives the place of the first that it left.
  @inline(__always)
  func show(_ show: inout TouchShow, from start: Int, _ kind: UInt16, in scene: Scene) -> Int {
    let table = scene.gestures
    let line = table.line
    var place = start
    while place < line.endIndex {
      let id = line[place]
      guard var row = table.row(id) else {
        place += 1
        continue
      }
      guard row.kind == kind else { break }
      place += 1
      if show.hasSeveral && row.attempt >= 0 { table.attempts.places[Int(row.attempt)].isToHear = false }
      var phases = show.phases
      repeat {
        let bit = phases & (0 &- phases)
        phases ^= bit
        tell(bit, &show, id, row, in: scene)
        // Its own code may have ended it.
        if phases != 0 { row = table.rows[Int(id.index)] }
        if row.generation != id.generation { break }
      } while phases != 0
    }
    return place
  }

  /// Tells a recognizer that its deadline has come.
  func tellDeadline(_ context: inout GestureContext, _ id: GestureID, in scene: Scene) {
    guard let row = scene.gestures.row(id) else { return }
    call(&context, id, row, in: scene) { $0.deadlineReached(with: &$1) }
  }

  /// Tells a recognizer of those of its touches that are in a phase, unless it is over.
  @inline(__always)
  private func tell(_ phase: UInt8, _ show: inout TouchShow, _ id: GestureID, _ row: GestureRow, in scene: Scene) {
    guard !row.state.isFinal, row.attempt >= 0, show.take(phase, of: Int(row.attempt), in: scene) else { return }
    let touches = show.touches
    call(&show.context, id, row, in: scene) { value, context in
      switch phase {
      case TouchPhase.began.bit: value.touchesBegan(touches, with: &context)
      case TouchPhase.moved.bit: value.touchesMoved(touches, with: &context)
      case TouchPhase.ended.bit: value.touchesEnded(touches, with: &context)
      default: value.touchesCancelled(touches, with: &context)
      }
    }
  }

  @inline(__always)
  private func call(
    _ context: inout GestureContext, _ id: GestureID, _ row: GestureRow, in scene: Scene,
    _ body: (inout Kind, inout GestureContext) -> Void
  ) {
    let place = Int(row.place)
    guard var value = values[place].take() else { return }
    context.begin(id, row.state)
    body(&value, &context)
    let table = scene.gestures
    let after = table.rows[Int(id.index)]
    let isAlive = after.generation == id.generation
    if isAlive { values[place] = value }
    if context.said == .nothing { return }
    guard let deadline = context.takeOnlyDeadline() else { return GestureSystem.takeDown(&context, of: id, in: scene) }
    if isAlive && after.attempt >= 0 && !after.state.isFinal {
      table.attempts.setDeadline(deadline, of: Int(after.attempt))
    }
  }
}

extension TouchPhase {
  /// A bit of its own.
  @inline(__always) var bit: UInt8 { 1 << rawValue }
}
