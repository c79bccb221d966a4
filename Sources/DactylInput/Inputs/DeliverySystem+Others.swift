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
    send(SentInput(slot, of: inputs), inputs.records[slot].phase, in: scene)
  }

  /// Sends a pending phase, if it still follows what the target has received.
  static func send(other slot: Int, _ phase: TouchPhase, in scene: Scene) {
    guard stands(phase, slot, in: scene) else { return }
    finish(phase, slot, in: scene)
    send(SentInput(slot, of: scene.inputs), phase, in: scene)
  }

  private static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene) {
    let (inputs, slot) = (scene.inputs, input.slot)
    let event = scene.event(of: input.kind, phase)
    switch input.kind {
    case .press:
      var press = inputs.presses[slot]
      press.phase = PressPhase(phase)
      let (presses, pressPhase) = (Presses(press), press.phase)
      if inputs.selecting.contains(slot) {
        scene.frames.counters.deliveries += 1
        scene.widgets[input.target.index]?.deliver(claimed: presses, pressPhase, event)
        return
      }
      let handler = scene.send(ResponderEvents(pressPhase), phase, input, event) {
        $0.presses(pressPhase, presses, event)
      }
      guard phase == .began && handler == .none else { return }
      takeUnhandled(press, in: slot, of: scene)
    case .custom:
      guard case .custom(let custom) = inputs.payloads[slot], scene.isAlive(input.target) else { return }
      scene.send(.custom, phase, input, event) { $0.tell(.custom(custom, event, input.id)) }
    case .motion:
      let motion: MotionPhase = phase == .began ? .began : phase == .ended ? .ended : .cancelled
      let handler = scene.send(ResponderEvents(motion), phase, input, event) { $0.tell(.motion(motion, event)) }
      if motion == .ended && handler == .none { scene.offerUndo() }
    case .remoteControl:
      guard case .remote(let command) = inputs.payloads[slot] else { return }
      var event = event
      event.remoteCommand = command
      scene.send(.remoteControl, phase, input, event) { $0.tell(.remote(command, event)) }
    case .text: scene.deliverText(inputs.payloads[slot], as: input)
    case .touch, .scroll, .transform, .hover: break
    }
  }
}

extension DeliverySystem {
  /// Offers a press that no responder handled, as it began, to the takers, until one takes it (V27, F24).
  private static func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) {
    let takers = scene.parts.pressTakers
    if takers.contains(where: { $0.takeUnhandled(press, in: slot, of: scene) }) { return }
    takers.forEach { $0.pressWasLeft(press, in: slot, of: scene) }
  }
}

/// The fields of an input that its dispatch up the chain needs: the record is large, and changes meanwhile.
private struct SentInput {
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
  fileprivate func send(
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

  /// Delivers text to the text input that is edited.
  fileprivate func deliverText(_ payload: InputPayload, as sent: SentInput) {
    settleElsewhere()
    guard let input = editingInput else {
      return self.record(.unhandled, rule: .R32, of: .text, id: sent.id, view: sent.target)
    }
    self.record(.handled, rule: .R32, of: .text, id: sent.id, view: sent.target)
    switch payload {
    case .text(let text): input.tell { $0.insertText(text) }
    case .textEditing(let editing): input.tell { $0.setMarkedText(editing) }
    default: break
    }
  }

  /// Schedules the question whether to undo, among the actions of the event, when a closure is set for it.
  fileprivate func offerUndo() {
    guard responders.shakeToEdit != nil else { return }
    responders.pendingActions.append(.offerUndo)
    settling.isNeeded = true
  }
}

extension PressPhase {
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
