/// Routes input that is no touch to the recognizers that take its kind, each of which takes part in one at a time.
extension RoutingSystem {
  /// Offers an input that is no touch to the recognizers for its kind of the target's view and its superviews.
  static func route(other slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let kind = inputs.records[slot].kind
    guard kind.isForRecognizers else { return noteTarget(slot, in: scene) }
    guard kind != .hover else { return routeHover(slot, in: scene) }
    guard inputs.records[slot].isLive else { return }
    // Most keys have no recognizer.
    guard kind != .press || (scene.gestures.takesPresses && !inputs.selecting.contains(slot)) else {
      return noteTarget(slot, in: scene)
    }
    let takers = recognizers(
      taking: kind.intake.recognizerFlag, from: scene.viewInChain(of: inputs.records[slot].target), in: scene)
    if let sequence = inputs.pointer.sequence(kind) { for id in takers { sequence.candidates.append(id) } }
    // The code that is called may cancel the input, which is then offered to no further recognizers.
    for id in takers where inputs.records[slot].isLive {
      guard bind(slot, to: id, in: scene) else { continue }
      inputs.recognizers(of: slot).append(id)
    }
    // An input that is sent as a whole is over now.
    if !inputs.records[slot].comesInPhases { inputs.end(slot) }
    noteTarget(slot, in: scene)
  }

  /// Records the target of an input.
  private static func noteTarget(_ slot: Int, in scene: Scene) {
    guard scene.isLogging else { return }
    let record = scene.inputs.records[slot]
    guard record.target != .none else { return }
    scene.record(.bindView, rule: record.kind.intake.targetRule, of: record.kind, id: record.id, view: record.target)
  }

  /// Determines the recognizers that a pointer has entered and left since its last move.
  private static func routeHover(_ slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let sequence = inputs.pointer.hover
    let hovered = inputs.recognizers(of: slot)
    sequence.candidates.removeAll()
    sequence.joining.removeAll()
    for id in recognizers(taking: .takesHover, from: inputs.records[slot].target, in: scene) {
      sequence.candidates.append(id)
    }
    hovered.removeAll { id in
      guard scene.gestures.isOpen(.hover, id) else { return true }
      guard !sequence.candidates.contains(id) else { return false }
      sequence.leaving.append(id)
      return true
    }
    for id in sequence.candidates where inputs.records[slot].isLive && !hovered.contains(id) {
      guard bind(slot, to: id, in: scene) else { continue }
      hovered.append(id)
      sequence.joining.append(id)
    }
    // Nothing changes while it moves over the same recognizers.
    let isNew = inputs.records[slot].phase == .began || !sequence.joining.isEmpty || !sequence.leaving.isEmpty
    if isNew && inputs.records[slot].isLive { noteTarget(slot, in: scene) }
  }

  /// Binds an input to a recognizer, unless a gate refuses.
  private static func bind(_ slot: Int, to id: GestureID, in scene: Scene) -> Bool {
    let (inputs, table) = (scene.inputs, scene.gestures)
    let kind = inputs.records[slot].kind
    if let rule = Gates.refusal(of: slot, by: id, in: scene) {
      scene.record(.refuseGesture, rule: rule, of: kind, id: inputs.records[slot].id, gesture: id)
      return false
    }
    // The delegate's answer may have removed or disabled the recognizer, and the input may be cancelled.
    guard inputs.records[slot].isLive, let index = table.index(of: id), table.rows[index].flags.contains(.isEnabled),
      table.rows[index].attempt < 0 || kind == .press
    else { return false }
    if table.rows[index].attempt < 0 { table.rows[index].attempt = table.attempts.begin(id) }
    let attempt = Int(table.rows[index].attempt)
    // Hovering has no competition (HO2).
    if kind != .hover { table.attempts[attempt].owned.insert(slot) }
    if kind == .press { table.attempts[attempt].seen.insert(slot) }
    table.attempts[attempt].open.formUnion(kind.intake.openInputs)
    table.policyDidChange()
    scene.record(.bindGesture, rule: .none, of: kind, id: inputs.records[slot].id, gesture: id)
    return true
  }

  /// Returns the enabled recognizers for a kind of input, from a view to the window. Allocates an array.
  static func recognizers(taking flag: GestureFlags, from view: Entity, in scene: Scene) -> [GestureID] {
    var found: [GestureID] = []
    _ = forEachRecognizer(taking: flag, from: view, in: scene) {
      found.append($0)
      return true
    }
    return found
  }

  /// Calls the closure for the enabled recognizers for a kind of input, from a view to the window, until it returns
  /// false; returns false then.
  @inline(__always)
  static func forEachRecognizer(
    taking flag: GestureFlags, from view: Entity, in scene: Scene, _ body: (GestureID) -> Bool
  ) -> Bool {
    let table = scene.gestures
    guard scene.isAlive(view) else { return true }
    var current = view.index
    while current != .max {
      if let last = table.last(on: current) {
        var index = last
        repeat {
          index = Int(table.rows[index].next)
          guard table.rows[index].flags.contains([flag, .isEnabled]) else { continue }
          guard body(table.id(at: index)) else { return false }
        } while index != last
      }
      current = scene.record(of: current).parent
    }
    return true
  }
}
