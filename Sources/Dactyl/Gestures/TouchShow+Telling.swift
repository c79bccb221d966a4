/// Shows touches to recognizers of one kind, one after another, and takes down what they say.
extension TouchShow {
  /// Shows touches to the recognizers in line from a place on, as long as they are of this kind: each its own, phase by
  /// phase (G19). Gives the place of the first that it left.
  @inline(__always)
  mutating func tell(
    from start: Int, _ kind: UInt16, in scene: Scene,
    _ call: (_ value: UInt32, _ phase: UInt8, Touches, inout GestureContext) -> Void
  ) -> Int {
    let table = scene.gestures
    let line = table.line
    let end = line.endIndex
    var place = start
    while place < end {
      let id = line[place]
      var row = table.rows[Int(id.index)]
      guard row.generation == id.generation else {
        place += 1
        continue
      }
      guard row.kind == kind else { break }
      place += 1
      if hasSeveral && row.attempt >= 0 { table.attempts.places[Int(row.attempt)].isToHear = false }
      var phases = phases
      repeat {
        let bit = phases & (0 &- phases)
        phases ^= bit
        tell(bit, id, row, in: scene, call)
        // Its own code may have ended it.
        if phases != 0 { row = table.rows[Int(id.index)] }
        if row.generation != id.generation { break }
      } while phases != 0
    }
    return place
  }

  /// Tells a recognizer of those of its touches that are in a phase, unless it is over.
  @inline(__always)
  private mutating func tell(
    _ phase: UInt8, _ id: GestureID, _ row: GestureRow, in scene: Scene,
    _ call: (_ value: UInt32, _ phase: UInt8, Touches, inout GestureContext) -> Void
  ) {
    guard !row.state.isFinal, row.attempt >= 0, take(phase, of: Int(row.attempt), in: scene) else { return }
    context.begin(id, row)
    call(row.place, phase, touches, &context)
    if context.said == .nothing { return }
    // Most say no more than when they want to be called.
    guard let deadline = context.takeOnlyDeadline() else { return GestureSystem.apply(&context, of: id, in: scene) }
    let table = scene.gestures
    let after = table.rows[Int(id.index)]
    if after.generation == id.generation && after.attempt >= 0 && !after.state.isFinal {
      table.attempts.setDeadline(deadline, of: Int(after.attempt))
    }
  }
}
