/// Makes the mouse's second finger out of the events of its first, as they enter the scene.
///
/// It sees nothing but those events, in their order: what it adds has the moment of the event that it comes from, and
/// so lies in the same batch. Whatever ends the first finger ends the second.
final class PointerMirror {
  /// Where the pointer was last; nil when it is not over the scene.
  private var pointer: Point?
  /// The middle between the fingers; nil while no key asks for a second one.
  private var anchor: Point?
  private var modifiers: ModifierFlags = []
  /// The mouse's finger as it was last told of; nil while it is up.
  private var first: TouchSample?
  /// The second finger as it was last told of; nil while it is up.
  private var second: TouchSample?

  /// Whether keys that ask for a second finger were ever named: from then on all events count.
  var isOn = false

  /// Where the two are, unless there is only one.
  var finger: MirroredFinger? {
    guard let anchor, let pointer else { return nil }
    return MirroredFinger(anchor: anchor, location: pointer, isDown: second != nil)
  }

  /// What the second finger does when this happens.
  ///
  /// - Parameter canLand: whether the scene listens to the first finger, should that be down.
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

  /// The scene cancels both fingers by itself; keys that go up meanwhile are not heard of.
  private func lose() {
    first = nil
    second = nil
    anchor = nil
    modifiers = []
  }

  /// Notes the keys and the place. When a key goes down the anchor is where the pointer was by then; with Shift it goes
  /// along with the pointer, and so does the second finger.
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

  /// Lets the second finger land, move or lift: with the first, or because a key went down or up.
  private func bring(to phase: TouchSamplePhase, _ canLand: Bool) -> TouchSample? {
    let isOver = phase == .ended || phase == .cancelled
    guard let first, anchor != nil, !isOver else { return lift(isOver ? phase : .ended) }
    if second == nil && !canLand { return nil }
    let sample = mirrored(first, second == nil ? .began : .moved)
    let isNews = second?.location != sample?.location || phase != .moved
    second = sample
    return isNews ? sample : nil
  }

  /// Lifts the second finger, where the first one lifts, mirrored; or where it is, when the keys went up.
  private func lift(_ phase: TouchSamplePhase) -> TouchSample? {
    guard var sample = second else { return nil }
    second = nil
    if let first, let mirrored = mirrored(first, phase) { return mirrored }
    sample.phase = phase
    sample.modifiers = modifiers
    return sample
  }

  /// The first finger's sample as the second one's; nil without an anchor.
  private func mirrored(_ first: TouchSample, _ phase: TouchSamplePhase) -> TouchSample? {
    guard let anchor, let pointer else { return nil }
    var sample = first
    sample.finger = .mirroredMouse
    sample.phase = phase
    sample.location = anchor + (anchor - pointer)
    sample.modifiers = modifiers
    return sample
  }
}
