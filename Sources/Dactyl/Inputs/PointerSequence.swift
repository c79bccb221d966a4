/// What a pointer does with no button pressed: one scrolling, one pinch and one hovering at a time.
final class PointerTable {
  let scroll = PointerSequence(.scroll)
  let transform = PointerSequence(.transform)
  let hover = PointerSequence(.hover)
  /// A step of a wheel or touchpad whose target is to be found.
  var step: ScrollSample?
  /// Whether the pointer moved with no button pressed, and it is to be found what it is over.
  var hasHovered = false

  /// The sequence of a kind, or nil for kinds that are no pointer's.
  func sequence(_ kind: InputKind) -> PointerSequence? {
    switch kind {
    case .scroll: scroll
    case .transform: transform
    case .hover: hover
    default: nil
    }
  }
}

/// A scrolling, pinching or hovering under way: one input, and what a pointer's input has besides.
final class PointerSequence {
  let kind: InputKind
  /// Its input while it is open; the slot of one that is over may be another's by now.
  private(set) var slot: Int?
  private(set) var isOpen = false
  private(set) var location = Point.zero
  /// What it did last.
  private(set) var change = PointerInput.Change.hover
  /// Those to whom it was offered, from the view under the pointer to the window.
  let candidates = List<GestureID>()
  /// Those who have yet to hear that the pointer came to them, and that it left them, while it hovers.
  let joining = List<GestureID>()
  let leaving = List<GestureID>()
  /// Whether a touchpad scrolls, rather than a wheel.
  var isContinuous = false
  /// When it is over by itself.
  var deadline: Timestamp?

  init(_ kind: InputKind) { self.kind = kind }

  /// Goes on, or begins.
  func advance(at location: Point, _ change: PointerInput.Change, in scene: Scene) {
    let inputs = scene.inputs
    self.location = location
    self.change = change
    if isOpen, let slot {
      inputs.records[slot].phase = .moved
      inputs.records[slot].isUnseen = true
      // What hovers is over something else by now.
      if kind == .hover { inputs.arrived.append(slot) }
    } else {
      let slot = inputs.begin(kind, at: scene.now)
      self.slot = slot
      isOpen = true
      candidates.removeAll()
      // Recognizers alone hear of it (S-2).
      inputs.records[slot].delivery = .closed
      inputs.arrived.append(slot)
    }
    scene.needsSettling = true
  }

  /// Is over: recognizers hear of it with the next look at what changed.
  func end(_ phase: TouchPhase, _ change: PointerInput.Change, in scene: Scene) {
    guard isOpen, let slot else { return }
    isOpen = false
    deadline = nil
    self.change = change
    scene.inputs.records[slot].phase = phase
    scene.inputs.records[slot].isUnseen = true
    scene.inputs.end(slot)
    scene.needsSettling = true
  }
}
