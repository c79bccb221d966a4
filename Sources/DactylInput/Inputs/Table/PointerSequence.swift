/// What a pointer does with no button pressed: one scrolling, one pinch and one hovering at a time.
package final class PointerTable {
  let scroll = PointerSequence(.scroll)
  let transform = PointerSequence(.transform)
  let hover = PointerSequence(.hover)
  /// A step of a wheel or touchpad whose target is to be found.
  var step: ScrollSample?
  /// Whether the pointer moved with no button pressed, and it is to be found what it is over.
  var hasHovered = false
  /// Whether a scroll view has taken the present step of a wheel: each is taken once (V22).
  var isStepTaken = false
  /// What could be seen, as its version, when last it was found what the pointer is over (HO4).
  var viewsSeen: UInt64 = 0

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
  var slot: Int?
  var isOpen = false
  var location = Point.zero
  /// What it did last.
  var change = PointerInput.Change.hover
  /// Those to whom it was offered, from the view under the pointer to the window.
  let candidates = List<GestureID>()
  /// Those who have yet to hear that the pointer came to them, and that it left them, while it hovers.
  let joining = List<GestureID>()
  let leaving = List<GestureID>()
  /// Whether a hovering pointer rests while views move under it: recognizers that it stays over are not notified (HO4).
  var rests = false
  /// Whether a touchpad scrolls, rather than a wheel.
  var isContinuous = false
  /// When it is over by itself.
  var deadline: Timestamp?

  init(_ kind: InputKind) { self.kind = kind }
}

extension PointerSequence {
  /// What recognizers are told of it now.
  func input(_ modifiers: ModifierFlags) -> PointerInput {
    PointerInput(location: location, change: change, modifierFlags: modifiers)
  }
}
