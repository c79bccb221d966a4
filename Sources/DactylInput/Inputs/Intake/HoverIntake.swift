/// A pointer with no button pressed. It hovers over the views under it one after another; recognizers alone hear of it,
/// each from when it comes to their view until it leaves, and nobody competes for it (HO1-HO4).
enum HoverIntake {
  /// The pointer moved, or left.
  static func take(_ location: Point?, _ modifiers: ModifierFlags, in scene: Scene) {
    scene.inputs.modifiers = modifiers
    let sequence = scene.inputs.pointer.hover
    let isOver = location != nil && !scene.ignores(.hover)
    scene.inputs.pointer.hasHovered = true
    if isOver, let location {
      scene.parts.sampleObservers.forEach { $0.pointerMoved(to: location, in: scene) }
      sequence.advance(at: location, .hover, in: scene)
    } else {
      sequence.end(.ended, .hover, in: scene)
    }
  }

  /// Finds what the pointer is over, and gives it the shape for that.
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
    }
    CursorSystem.follow(sequence.isOpen ? sequence.location : nil, in: scene)
  }
}
