/// Delivers input that is no touch: each input is delivered by itself (P9), up the chain from its target until a
/// responder handles it.
extension DeliverySystem {
  static func deliverOthers(in scene: Scene) {
    let inputs = scene.inputs
    var over = InputSet()
    inputs.others.forEach { slot in
      if !inputs.records[slot].isLive { over.insert(slot) }
      guard inputs.records[slot].delivery != .closed else { return }
      if inputs.records[slot].comesInPhases {
        decide(slot, in: scene)
        while let phase = inputs.records[slot].due.takeFirst() { send(other: slot, phase, in: scene) }
      } else {
        deliverOnce(slot, in: scene)
      }
    }
    if !over.isEmpty { inputs.releaseOthers(keeping: needed(of: over, in: scene)) }
  }

  /// The inputs of a set that recognizers still need.
  private static func needed(of inputs: InputSet, in scene: Scene) -> InputSet {
    var needed = InputSet()
    let attempts = scene.gestures.attempts
    attempts.order.forEach { needed.formUnion(attempts[$0].owned, within: inputs) }
    return needed
  }

  /// Delivers an input that is sent as a whole, or a phase of a shake. These are never delayed.
  private static func deliverOnce(_ slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let isOver = !inputs.records[slot].isLive
    guard isOver || inputs.records[slot].delivery == .waiting else { return }
    inputs.records[slot].delivery = isOver ? .closed : .begun
    guard DeliveryPolicy(of: slot, in: scene).claimant == .none else { return }
    let record = inputs.records[slot]
    record.kind.intake.send(SentInput(slot, of: inputs), record.phase, in: scene)
  }

  /// Sends a pending phase, if it still follows what the target has received.
  static func send(other slot: Int, _ phase: TouchPhase, in scene: Scene) {
    guard stands(phase, slot, in: scene) else { return }
    finish(phase, slot, in: scene)
    let input = SentInput(slot, of: scene.inputs)
    input.kind.intake.send(input, phase, in: scene)
  }
}

/// The fields of an input that its dispatch up the chain needs: the record is large, and changes meanwhile.
struct SentInput {
  let slot: Int
  let kind: InputKind
  let id: UInt64
  let target: Entity

  init(_ slot: Int, of inputs: InputTable) {
    self.slot = slot
    kind = inputs.records[slot].kind
    id = inputs.records[slot].id
    target = inputs.records[slot].target
  }
}

extension Scene {
  /// Sends an input up the chain from its target, and records the answers. Returns the entity that handled it, or
  /// `.none`.
  @discardableResult
  func send(
    _ events: ResponderEvents, _ phase: TouchPhase, _ input: SentInput, _ event: Event,
    _ call: (AnyResponder) -> Handling?
  ) -> Entity {
    frames.counters.deliveries += 1
    if phase == .began { inputs.deliveries.begin(from: input.target) }
    defer { if phase == .began { inputs.deliveries.end() } }
    let handler = send(events, from: input.target) { entity, responder in
      if phase == .began { inputs.deliveries.reach(entity) }
      let answer = call(responder)
      self.record(
        answer == .handled ? .handled : .passed, rule: .T19, detail: phase.rawValue, of: input.kind, id: input.id,
        view: entity)
      return answer
    }
    if handler == .none {
      self.record(
        .unhandled, rule: .T19, detail: phase.rawValue, of: input.kind, id: input.id, view: input.target)
    }
    return handler
  }
}
