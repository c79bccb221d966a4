/// Changes of recognizers from outside, and the locations of their touches.
extension Scene {
  /// Detaches a recognizer from its view and destroys it. An attempt under way is ended first (G22).
  func removeGesture(_ id: GestureID) {
    guard let row = gestures.row(id), !row.flags.contains(.isRemoved) else { return }
    var remains = Remains()
    removeGesture(id, row, &remains)
    noteListeners(row.view)
    remains.letGo()
    settleIfIdle()
  }

  private func removeGesture(_ id: GestureID, _ row: GestureRow, _ remains: inout Remains) {
    gestures.detach(id)
    GestureSystem.interruptAll(of: id, by: .G22, in: self)
    if gestures.isToErase(id) { gestures.erase(id, &remains) }
  }

  /// Removes the recognizers of a destroyed view.
  func removeGestures(of view: UInt32, _ remains: inout Remains) {
    for id in gestures.recognizers(of: view) {
      if let row = gestures.row(id) { removeGesture(id, row, &remains) }
    }
    remains.keep(gestures.viewGates.take(view))
  }

  /// Enables or disables a recognizer; disabling it ends an attempt under way (G67).
  func setGestureEnabled(_ isEnabled: Bool, _ id: GestureID) {
    guard !isAnswering else { return postpone { $0.setGestureEnabled(isEnabled, id) } }
    guard let row = gestures.row(id), row.flags.contains(.isEnabled) != isEnabled else { return }
    gestures.setFlag(.isEnabled, isEnabled, of: id)
    guard !isEnabled else { return }
    GestureSystem.interruptAll(of: id, by: .G67, in: self)
    settleIfIdle()
  }

  /// Moves a recognizer to another view, or to none; an attempt under way is ended first (G22).
  func moveGesture(_ id: GestureID, to view: Entity) {
    guard let row = gestures.row(id), row.view != view, !row.flags.contains(.isRemoved) else { return }
    GestureSystem.interruptAll(of: id, by: .G22, in: self)
    gestures.move(id, to: view)
    noteListeners(row.view)
    noteListeners(view)
    settleIfIdle()
  }

  /// The size in bytes of all recognizers at rest, without their actions, delegates and names.
  package var gestureBytesAtRest: Int { gestures.bytesAtRest }

  /// The names of several recognizers for diagnostics.
  func names(of ids: [GestureID]) -> String { ids.map { "\(AnyGesture($0, columns))" }.joined(separator: ", ") }

  // MARK: Fingers

  /// Returns the slots of the touches that a recognizer reports: those that are down; in the action of a discrete
  /// recognizer those that made the gesture, lifted or not.
  func fingers(of id: GestureID) -> InputSet {
    guard let row = gestures.row(id), row.attempt >= 0 else { return InputSet() }
    let attempt = gestures.attempts[Int(row.attempt)]
    let isMade = gestures.running?.gesture == id && gestures.kind(of: row).isDiscrete
    var fingers = InputSet()
    // Keys and buttons have slots, too, but are no touches.
    inputs.forEach(in: attempt.owned) { slot in
      if isMade ? !attempt.earlier.contains(slot) : inputs.records[slot].isLive { fingers.insert(slot) }
    }
    return fingers
  }

  func modifierFlags(of id: GestureID) -> ModifierFlags {
    records(with: gestures.attempt(of: id)).reduce(into: inputs.modifiers) { $0.formUnion($1.sample.modifiers) }
  }

  func buttonMask(of id: GestureID) -> ButtonMask {
    records(with: gestures.attempt(of: id)).reduce(into: []) { $0.formUnion($1.buttons) }
  }

  /// Returns the touches of an attempt, including those that have lifted.
  private func records(with attempt: GestureAttempt?) -> [Input] {
    guard let attempt else { return [] }
    var records: [Input] = []
    inputs.forEach(in: attempt.owned) { records.append(inputs.records[$0]) }
    return records
  }

  /// Returns the centroid of a recognizer's touches that are down, or nil when none is.
  func centroid(of id: GestureID) -> Point? { gestures.attempt(of: id).flatMap { inputs.centroid(of: $0.owned) } }

  /// Returns the location of a gesture, in the scene's coordinates (G23).
  func location(of id: GestureID) -> Point {
    guard let row = gestures.row(id) else { return .zero }
    return gestures.kind(of: row).location(row.slot) ?? centroid(of: id) ?? gestures.attempt(of: id)?.lastCentroid
      ?? .zero
  }
}
