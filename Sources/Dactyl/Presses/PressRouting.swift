/// Gives presses to the recognizers of the responder's view and of all around it that take them (P6, G59).
enum PressRouting {
  static func bind(_ place: Int, in scene: Scene) {
    let (table, gestures) = (scene.presses, scene.gestures)
    guard gestures.takesPresses else { return }
    let record = table.records[place]
    var current = scene.viewInChain(of: record.responder)
    scene.isLooking = true
    defer { scene.isLooking = false }
    while scene.isAlive(current) {
      let parent = scene.record(of: current.index).parent
      let next = parent == .max ? Entity.none : scene.entity(at: parent)
      for id in gestures.recognizers(of: current.index) { offer(place, to: id, in: scene) }
      current = next
    }
  }

  private static func offer(_ place: Int, to id: GestureID, in scene: Scene) {
    let (table, gestures) = (scene.presses, scene.gestures)
    let press = table.records[place].press
    guard let row = gestures.row(id), row.flags.contains([.isEnabled, .takesPresses]),
      gestures.allowedPressTypes[id]?.contains(press.type) == true, !isOver(row, in: gestures),
      !isRefused(press, by: id, row, in: scene)
    else { return }
    guard let now = gestures.place(of: id), gestures.rows[now].flags.contains(.isEnabled) else { return }
    if gestures.rows[now].attempt < 0 { gestures.rows[now].attempt = gestures.attempts.begin(id) }
    let (attempt, slot) = (Int(gestures.rows[now].attempt), table.slots[place])
    gestures.attempts[attempt].owned.insert(slot)
    gestures.attempts[attempt].seen.insert(slot)
    scene.touches.recognizers(of: slot).append(id)
    gestures.noteSay()
    scene.record(.bindGesture, rule: .none, gesture: id)
  }

  private static func isOver(_ row: GestureRow, in gestures: GestureTable) -> Bool {
    guard row.attempt >= 0 else { return false }
    return row.state.isFinal || gestures.attempts[Int(row.attempt)].proposals.last == .ended
  }

  private static func isRefused(_ press: Press, by id: GestureID, _ row: GestureRow, in scene: Scene) -> Bool {
    guard row.flags.contains(.hasDelegate), let delegate = scene.gestures.delegates[id] else { return false }
    let gesture = AnyGesture(id, scene.columns)
    if let shouldReceive = delegate.shouldReceiveEvent, !shouldReceive(gesture, scene.currentEvent) { return true }
    if let shouldReceive = delegate.shouldReceivePress, !shouldReceive(gesture, press) { return true }
    return false
  }

  /// Shows a press that changed to the recognizers that got it.
  static func show(_ place: Int, in scene: Scene) {
    let recognizers = scene.touches.recognizers(of: scene.presses.slots[place])
    guard !recognizers.isEmpty else { return }
    let press = scene.presses.records[place].press
    let slot = scene.presses.slots[place]
    var context = GestureContext(in: scene)
    scene.withoutSettling {
      recognizers.forEach { id in
        guard let row = scene.gestures.row(id), row.attempt >= 0, !row.state.isFinal,
          scene.gestures.attempts[Int(row.attempt)].owned.contains(slot)
        else { return }
        show(Presses(press), to: id, row, &context, in: scene)
      }
    }
    scene.gestures.needsCleanUp = true
  }

  /// Shows presses to a recognizer. One whose own code runs sees them when that returns.
  static func show(
    _ presses: Presses, to id: GestureID, _ row: GestureRow, _ context: inout GestureContext, in scene: Scene
  ) {
    let kind = scene.gestures.kind(of: row)
    guard kind.isBusy(row.place) else { return kind.press(presses, &context, id, scene) }
    scene.gestures.owed.append(.presses(presses, id))
    scene.needsSettling = true
  }
}
