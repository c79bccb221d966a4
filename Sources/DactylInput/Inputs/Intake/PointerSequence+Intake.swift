extension PointerSequence {
  /// Continues the sequence, or begins it.
  func advance(at location: Point, _ change: PointerInput.Change, in scene: Scene) {
    let inputs = scene.inputs
    self.location = location
    self.change = change
    if isOpen, let slot {
      inputs.records[slot].phase = .moved
      inputs.records[slot].isUnseen = true
      // A hovering pointer needs a hit-test at its new location.
      if kind == .hover { inputs.arrived.append(slot) }
    } else {
      let slot = inputs.begin(kind, at: scene.now)
      self.slot = slot
      isOpen = true
      if kind == .hover { scene.waiting.insert(.hover) }
      candidates.removeAll()
      // Only recognizers receive it (S-2).
      inputs.records[slot].delivery = .closed
      inputs.arrived.append(slot)
    }
    scene.settling.isNeeded = true
  }

  /// Ends the sequence without notifying recognizers.
  func forget() {
    isOpen = false
    deadline = nil
    slot = nil
  }

  /// Ends the sequence: recognizers are notified in their next pass.
  func end(_ phase: TouchPhase, _ change: PointerInput.Change, in scene: Scene) {
    guard isOpen, let slot else { return }
    isOpen = false
    deadline = nil
    self.change = change
    scene.inputs.records[slot].phase = phase
    scene.inputs.records[slot].isUnseen = true
    scene.inputs.end(slot)
    scene.settling.isNeeded = true
  }
}

/// The intake of a sequence that belongs to the view at which it began, as scrolls and pinches do.
protocol StillPointerIntake: Intake {
  static var kind: InputKind { get }
  /// The last change of a sequence that ends by itself or is cancelled.
  static var end: PointerInput.Change { get }
}

extension StillPointerIntake {
  static func target(_ slot: Int, in scene: Scene) {
    guard let sequence = scene.inputs.pointer.sequence(kind) else { return }
    let hit = TargetingSystem.hitTest(kind, at: sequence.location, in: scene)
    scene.inputs.records[slot].window = hit?.window ?? .none
    scene.inputs.records[slot].target = hit?.view ?? .none
  }

  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable) {
    event.pointer = inputs.pointer.sequence(kind)?.input(inputs.modifiers)
  }

  static func beganWasStopped(_ slot: Int, wasLive: Bool, in inputs: InputTable) {
    inputs.pointer.sequence(kind)?.forget()
  }

  static func gestureCall(_ slot: Int, _ phase: TouchPhase, in inputs: InputTable) -> GestureCall? {
    inputs.pointer.sequence(kind).map { .pointer(phase, $0.input(inputs.modifiers), kind) }
  }

  static func cancel(_ slot: Int, in scene: Scene) {
    scene.inputs.pointer.sequence(kind)?.end(.cancelled, end, in: scene)
  }
}
