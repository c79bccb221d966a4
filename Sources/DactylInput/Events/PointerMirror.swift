/// Derives the events of the mouse's second finger from those of its first, as they enter the scene.
///
/// It depends on nothing but those events, in their order: an added event has the timestamp of the one that it is
/// derived from, and so is in the same batch. Whatever ends the first finger ends the second.
final class PointerMirror: SnapshotState {
  /// The last location of the pointer; nil when it is not over the scene.
  private var pointer: Point?
  /// The centre between the fingers; nil while no modifier key is down that adds a second one.
  private var anchor: Point?
  private var modifiers: ModifierFlags = []
  /// The last sample of the mouse's finger; nil while it is up.
  private var first: TouchSample?
  /// The last sample of the second finger; nil while it is up.
  private var second: TouchSample?

  /// Whether a modifier key was ever set: from then on all events are followed.
  var isOn = false

  /// The locations of the two, or nil when there is only one.
  var finger: MirroredFinger? {
    guard let anchor, let pointer else { return nil }
    return MirroredFinger(anchor: anchor, location: pointer, isDown: second != nil)
  }

  /// Returns the sample of the second finger that goes with an event, or nil.
  ///
  /// - Parameter canLand: whether the first finger is not silenced, if it is down.
  func follow(_ event: InputEvent.Kind, _ keys: ModifierFlags?, canLand: Bool) -> TouchSample? {
    switch event {
    case .touch(let sample) where sample.finger == .mouse: return follow(sample, keys, canLand)
    case .hover(let location, let modifiers):
      note(modifiers, keys, at: location)
      return nil
    case .key(let key):
      note(key.modifiers, keys, at: pointer)
      return bring(to: .moved, canLand)
    case .window(.deactivated), .window(.hidden), .device(.removed(.mouse)):
      lose()
      return nil
    default: return nil
    }
  }

  private func follow(_ sample: TouchSample, _ keys: ModifierFlags?, _ canLand: Bool) -> TouchSample? {
    note(sample.modifiers, keys, at: sample.location.isFinite ? sample.location : pointer)
    if first != nil || sample.phase == .began { first = sample }
    let answer = bring(to: sample.phase, canLand || sample.phase == .began)
    if sample.phase == .ended || sample.phase == .cancelled { first = nil }
    return answer
  }

  /// Forgets the fingers. The scene cancels both by itself; keys that go up meanwhile are not observed.
  private func lose() {
    first = nil
    second = nil
    anchor = nil
    modifiers = []
  }

  /// Updates the keys and the location. When a key goes down, the anchor is the pointer's location at that moment; with
  /// Shift it moves with the pointer, and so does the second finger.
  private func note(_ new: ModifierFlags, _ keys: ModifierFlags?, at location: Point?) {
    modifiers = new
    if new.isDisjoint(with: keys ?? []) {
      anchor = nil
    } else if let anchor {
      if new.contains(.shift), let location, let pointer { self.anchor = anchor + (location - pointer) }
    } else {
      anchor = pointer ?? location
    }
    pointer = location
  }

  /// Makes the second finger land, move or lift: with the first, or because a key went down or up.
  private func bring(to phase: TouchSamplePhase, _ canLand: Bool) -> TouchSample? {
    let isOver = phase == .ended || phase == .cancelled
    guard let first, anchor != nil, !isOver else { return lift(isOver ? phase : .ended) }
    if second == nil && !canLand { return nil }
    let sample = mirrored(first, second == nil ? .began : .moved)
    let isNews = second?.location != sample?.location || phase != .moved
    second = sample
    return isNews ? sample : nil
  }

  /// Lifts the second finger: mirrored where the first one lifts, or at its own location when the keys went up.
  private func lift(_ phase: TouchSamplePhase) -> TouchSample? {
    guard var sample = second else { return nil }
    second = nil
    if let first, let mirrored = mirrored(first, phase) { return mirrored }
    sample.phase = phase
    sample.modifiers = modifiers
    return sample
  }

  /// Returns the first finger's sample as one of the second finger; nil without an anchor.
  private func mirrored(_ first: TouchSample, _ phase: TouchSamplePhase) -> TouchSample? {
    guard let anchor, let pointer else { return nil }
    var sample = first
    sample.finger = .mirroredMouse
    sample.phase = phase
    sample.location = anchor + (anchor - pointer)
    sample.modifiers = modifiers
    return sample
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(pointer) { pointer = $0 }
    copier.copy(anchor) { anchor = $0 }
    copier.copy(modifiers) { modifiers = $0 }
    copier.copy(first) { first = $0 }
    copier.copy(second) { second = $0 }
    copier.copy(isOn) { isOn = $0 }
  }
}

extension PointerMirror: StateHashable {
  package func mix(into hash: inout StateHash) {
    guard isOn else { return hash.mix(false) }
    hash.mix(pointer)
    hash.mix(anchor)
    hash.mix(raw: modifiers)
    hash.mix(first)
    hash.mix(second)
  }
}
