/// The sequences of a pointer with no button pressed: one scroll, one pinch and one hover at a time.
package final class PointerTable: SnapshotState {
  let scroll = PointerSequence(.scroll)
  let transform = PointerSequence(.transform)
  let hover = PointerSequence(.hover)
  /// A step of a wheel or touchpad whose target has not been determined.
  var step: ScrollSample?
  /// Whether the pointer has moved with no button pressed, and has to be hit-tested.
  var hasHovered = false
  /// Whether a scroll view has taken the present step of a wheel: each is taken once (V22).
  var isStepTaken = false
  /// The version of the scene at the last hit-test of the pointer (HO4).
  var viewsSeen: UInt64 = 0
  /// The view over which the pointer hovers; none else. Its followers hear of it.
  private(set) var over = Entity.none
  /// Whether followers of the pointer, or listeners for its lock, have to be called.
  var hasFollowersToCall = false
  /// Whether the followers have not heard of the view yet.
  var isOverOther = false
  /// Whether the pointer is locked.
  let locking = PointerLocking()

  /// Sets the view over which the pointer hovers. Returns whether it is another one.
  @discardableResult
  func setOver(_ view: Entity) -> Bool {
    guard view != over else { return false }
    over = view
    isOverOther = true
    hasFollowersToCall = true
    return true
  }

  /// The sequence of a kind, or nil for kinds that have none.
  func sequence(_ kind: InputKind) -> PointerSequence? {
    switch kind {
    case .scroll: scroll
    case .transform: transform
    case .hover: hover
    default: nil
    }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(scroll)
    copier.copy(transform)
    copier.copy(hover)
    copier.copy(step) { step = $0 }
    copier.copy(hasHovered) { hasHovered = $0 }
    copier.copy(isStepTaken) { isStepTaken = $0 }
    copier.copy(viewsSeen) { viewsSeen = $0 }
    copier.copy(over) { over = $0 }
    copier.copy(hasFollowersToCall) { hasFollowersToCall = $0 }
    copier.copy(isOverOther) { isOverOther = $0 }
    copier.copy(locking)
  }
}

/// A scroll, pinch or hover under way: one input, and the state that pointers' input has in addition.
final class PointerSequence: SnapshotState {
  let kind: InputKind
  /// The slot of its input while it is open; afterwards the slot may be another input's.
  var slot: Int?
  var isOpen = false
  var location = Point.zero
  /// The last change.
  var change = PointerInput.Change.hover
  /// The recognizers to which the sequence was offered, from the view under the pointer to the window.
  let candidates = List<GestureID>()
  /// The recognizers that have yet to be notified that a hovering pointer entered, or left.
  let joining = List<GestureID>()
  let leaving = List<GestureID>()
  /// Whether a hovering pointer rests while views move under it: recognizers that it stays over are not notified (HO4).
  var rests = false
  /// Whether the device is a touchpad rather than a wheel.
  var isContinuous = false
  /// The moment at which the sequence ends without further samples.
  var deadline: Timestamp?

  init(_ kind: InputKind) { self.kind = kind }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(slot) { slot = $0 }
    copier.copy(isOpen) { isOpen = $0 }
    copier.copy(location) { location = $0 }
    copier.copy(change) { change = $0 }
    copier.copy(candidates)
    copier.copy(joining)
    copier.copy(leaving)
    copier.copy(rests) { rests = $0 }
    copier.copy(isContinuous) { isContinuous = $0 }
    copier.copy(deadline) { deadline = $0 }
  }
}

extension PointerSequence {
  /// The input as recognizers receive it at present.
  func input(_ modifiers: ModifierFlags) -> PointerInput {
    PointerInput(location: location, change: change, modifierFlags: modifiers)
  }
}

extension PointerSequence: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(isOpen)
    hash.mix(location)
    switch change {
    case .hover: hash.mix(0)
    case .scroll(let way, let isContinuous):
      hash.mix(way)
      hash.mix(isContinuous)
    case .transform(let scale, let rotation):
      hash.mix(scale)
      hash.mix(rotation)
    }
    for list in [candidates, joining, leaving] { hash.mix(list) { hash, id in hash.mix(id) } }
    hash.mix(rests)
    hash.mix(isContinuous)
    hash.mix(deadline)
  }
}

extension PointerTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(scroll)
    hash.mix(transform)
    hash.mix(hover)
    hash.mix(step)
    hash.mix(hasHovered)
    hash.mix(isStepTaken)
    hash.mix(locking)
  }
}
