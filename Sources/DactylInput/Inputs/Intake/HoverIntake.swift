/// The input of a pointer with no button pressed. It hovers over one view after another; only recognizers receive it,
/// each from when the pointer enters its view until it leaves, and without competition (HO1-HO4).
enum HoverIntake: Intake {
  static let targetRule = Rule.HO1
  static let recognizerFlag = GestureFlags.takesHover
  static let openInputs = GestureInputs.hover

  /// Handles a move of the pointer, or its leaving (nil). A locked pointer hovers over nothing.
  static func take(_ location: Point?, _ modifiers: ModifierFlags, in scene: Scene) {
    scene.inputs.modifiers = modifiers
    let sequence = scene.inputs.pointer.hover
    let isOver = location != nil && !scene.ignores(.hover) && scene.pointerLock == nil
    scene.inputs.pointer.hasHovered = true
    if isOver, let location {
      let way = sequence.isOpen ? location - sequence.location : .zero
      scene.parts.sampleObservers.forEach {
        $0.pointerMoved(to: location)
        if way != .zero { $0.mouseMoved(by: way) }
      }
      sequence.advance(at: location, .hover, in: scene)
    } else {
      sequence.end(.ended, .hover, in: scene)
    }
  }

  /// Hit-tests the hovering pointer, and sets its shape.
  static func target(in scene: Scene) {
    let pointer = scene.inputs.pointer
    guard pointer.hasHovered else { return }
    pointer.hasHovered = false
    pointer.viewsSeen = scene.visualVersion
    let sequence = pointer.hover
    if sequence.isOpen, let slot = sequence.slot {
      let hit = TargetingSystem.hitTest(.hover, at: sequence.location, in: scene)
      scene.inputs.records[slot].window = hit?.window ?? .none
      scene.inputs.records[slot].target = hit?.view ?? .none
      pointer.setOver(hit?.view ?? .none)
    } else {
      pointer.setOver(.none)
    }
    CursorSystem.follow(sequence.isOpen ? sequence.location : nil, in: scene)
  }

  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable) {
    event.pointer = inputs.pointer.hover.input(inputs.modifiers)
  }

  static func beganWasStopped(_ slot: Int, wasLive: Bool, in inputs: InputTable) { inputs.pointer.hover.forget() }

  static func cancel(_ slot: Int, in scene: Scene) { scene.inputs.pointer.hover.end(.cancelled, .hover, in: scene) }
}
