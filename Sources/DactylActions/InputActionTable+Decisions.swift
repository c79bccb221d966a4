/// The log of decisions about input that is offered to contexts: which bindings received it, and why others did not.
extension InputActionTable {
  /// Records what becomes of a control that is offered, for each binding of it in a context that is pushed.
  func noteOffer(of control: InputControl, to player: Int, of kind: InputKind, id: UInt64, in scene: Scene) {
    guard scene.isLogging else { return }
    let taker = taker(of: control, player)
    for part in map.parts(of: control) { note(part.binding, taker, player, of: kind, id: id, in: scene) }
  }

  /// Records what becomes of a finger that is offered, for each binding whose area it landed in.
  func noteOffer(ofTouchAt place: Point, to player: Int, id: UInt64, in scene: Scene) {
    guard scene.isLogging else { return }
    let taker = taker(ofTouchAt: place, player)
    for index in map.ofTouches where map.bindings[index].area?.contains(place) ?? true {
      note(index, taker, player, of: .touch, id: id, in: scene)
    }
  }

  private func note(
    _ index: Int, _ taker: (context: Int, conditions: Int)?, _ player: Int, of kind: InputKind, id: UInt64,
    in scene: Scene
  ) {
    let binding = map.bindings[index]
    guard stack.contains(where: { $0.context == binding.context }) else { return }
    var (reason, other): (ActionDecision.Reason, Int?)
    if !players[player].contexts[binding.context] {
      (reason, other) = (.blocked, blocker(of: binding.context))
    } else if let taker, taker.context != binding.context, isAbove(taker.context, binding.context) {
      (reason, other) = (.otherContext, taker.context)
    } else if !meetsConditions(binding, player) {
      (reason, other) = (.missingChord, nil)
    } else if let taker, binding.conditions < taker.conditions {
      (reason, other) = (.longerChord, nil)
    } else {
      (reason, other) = (.received, nil)
    }
    scene.record(
      reason == .received ? .bindAction : .refuseAction, rule: .F24, of: kind, id: id,
      action: ActionDecision(action: binding.action, context: binding.context, by: other, reason))
  }

  /// The context above another one that blocks those below it; nil where something else blocks.
  private func blocker(of context: Int) -> Int? {
    for active in stack {
      if active.context == context { return nil }
      if known[active.context].context.blocksLower { return active.context }
    }
    return nil
  }

  private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
    stack.first { $0.context == upper || $0.context == lower }?.context == upper
  }
}

extension Scene {
  /// The name of an input action and of its context, by the numbers of a decision: `jump of play`.
  package func name(of decision: ActionDecision) -> String {
    let (action, table) = (Int(decision.action), actionTable)
    let name = table.actions.indices.contains(action) ? table.actions[action].id.name : "action \(action)"
    return "\(name) of \(nameOfContext(decision.context) ?? "context \(decision.context)")"
  }

  /// The name of a context of input actions by its number, or nil.
  package func nameOfContext(_ number: Int32) -> String? {
    let known = actionTable.known
    return known.indices.contains(Int(number)) ? known[Int(number)].context.name : nil
  }
}
