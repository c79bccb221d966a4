/// What happens to recognizers from outside, and where their fingers are.
extension Scene {
  /// Takes a recognizer off its view and ends it. In the middle of an attempt it is ended properly first (G22).
  func removeGesture(_ id: GestureID) {
    guard let row = gestures.row(id), !row.flags.contains(.isRemoved) else { return }
    var remains = Remains()
    removeGesture(id, row, &remains)
    noteHeeded(row.view)
    remains.letGo()
    settleIfIdle()
  }

  private func removeGesture(_ id: GestureID, _ row: GestureRow, _ remains: inout Remains) {
    gestures.detach(id)
    GestureSystem.interruptAll(of: id, by: .G22, in: self)
    if gestures.isToErase(id) { gestures.erase(id, &remains) }
  }

  /// Removes the recognizers of a view that has ended.
  func removeGestures(of view: UInt32, _ remains: inout Remains) {
    for id in gestures.recognizers(of: view) {
      if let row = gestures.row(id) { removeGesture(id, row, &remains) }
    }
    remains.keep(gestures.viewGates.take(view))
  }

  /// Switches a recognizer on or off; off in the middle of an attempt ends that (G67).
  func setGestureEnabled(_ isEnabled: Bool, _ id: GestureID) {
    guard !isAnswering else { return postpone { $0.setGestureEnabled(isEnabled, id) } }
    guard let row = gestures.row(id), row.flags.contains(.isEnabled) != isEnabled else { return }
    gestures.setFlag(.isEnabled, isEnabled, of: id)
    guard !isEnabled else { return }
    GestureSystem.interruptAll(of: id, by: .G67, in: self)
    settleIfIdle()
  }

  /// Puts a recognizer on another view, or on none; in the middle of an attempt it is ended first (G22).
  func moveGesture(_ id: GestureID, to view: Entity) {
    guard let row = gestures.row(id), row.view != view, !row.flags.contains(.isRemoved) else { return }
    GestureSystem.interruptAll(of: id, by: .G22, in: self)
    gestures.move(id, to: view)
    noteHeeded(row.view)
    noteHeeded(view)
    settleIfIdle()
  }

  /// The bytes that all recognizers take at rest, without their actions, delegates and names.
  package var gestureBytesAtRest: Int { gestures.bytesAtRest }

  /// What diagnostics call several recognizers.
  func names(of ids: [GestureID]) -> String { ids.map { "\(AnyGesture($0, columns))" }.joined(separator: ", ") }

  // MARK: Fingers

  /// The slots of the fingers that a recognizer tells of: those that are down; in the action of a discrete recognizer
  /// those that made it, lifted or not.
  func fingers(of id: GestureID) -> InputSet {
    guard let row = gestures.row(id), row.attempt >= 0 else { return InputSet() }
    let attempt = gestures.attempts[Int(row.attempt)]
    let isMade = gestures.running?.gesture == id && gestures.kind(of: row).isDiscrete
    var fingers = InputSet()
    // Keys and buttons have slots, too, and are no fingers.
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

  /// An attempt's fingers, lifted ones included.
  private func records(with attempt: GestureAttempt?) -> [Input] {
    guard let attempt else { return [] }
    var records: [Input] = []
    inputs.forEach(in: attempt.owned) { records.append(inputs.records[$0]) }
    return records
  }

  /// The middle of a recognizer's fingers that are down, or nil when none is.
  func centroid(of id: GestureID) -> Point? { gestures.attempt(of: id).flatMap { inputs.centroid(of: $0.owned) } }

  /// Where a gesture is, in the scene's coordinates (G23).
  func location(of id: GestureID) -> Point {
    guard let row = gestures.row(id) else { return .zero }
    return gestures.kind(of: row).location(row.slot) ?? centroid(of: id) ?? gestures.attempt(of: id)?.lastCentroid
      ?? .zero
  }
}
