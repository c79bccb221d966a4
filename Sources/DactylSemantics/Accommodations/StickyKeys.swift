/// Modifier keys that stay down without a hand on them (AX19).
struct StickyKeys: Accommodation {
  enum State: UInt8 {
    /// A hand holds it, and nothing else was pressed since.
    case down
    /// A hand holds it, and it was used with another key or a click.
    case used
    /// It stays down for the next key or click.
    case latched
    /// A hand holds it once more, so that it will stay down.
    case lockedDown
    /// It stays down until it is struck again.
    case locked
    /// A hand holds it once more, so that it will go up.
    case unlocking
  }

  /// A modifier key that is down, for the scene.
  struct Held {
    var sample: KeySample
    var state: State
  }

  var isOn = false
  /// The modifier keys that are down, in the order in which they went down.
  private var held: [Held] = []
  /// What uses the latched keys: they go up when it does.
  private var user: InputSource?

  // Nothing here waits for a moment.
  var nextMoment: Timestamp? { nil }
  mutating func momentArrived(_ moment: Timestamp, _ output: inout AccommodatedEvents) {}
  mutating func clockJumped(by seconds: Double) {}

  /// The modifiers that no hand holds.
  private var stuck: ModifierFlags {
    held.reduce(into: []) { flags, key in
      switch key.state {
      case .latched, .locked, .lockedDown, .unlocking: flags.formUnion(key.sample.key.modifier)
      case .down, .used: break
      }
    }
  }

  mutating func take(_ event: InputEvent, _ output: inout AccommodatedEvents) {
    guard isOn || !held.isEmpty else { return output.events.append(event) }
    switch event.kind {
    case .key(let sample) where !sample.key.modifier.isEmpty: modify(sample, event, &output)
    case .key(var sample):
      let source = InputSource.press(.key(sample.key))
      if sample.isDown, !sample.isRepeat { begin(source, at: event.timestamp, &output) }
      let flags = stuck
      if flags.contains(.shift), !sample.modifiers.contains(.shift) { sample.typed = nil }
      sample.modifiers.formUnion(flags)
      output.send(.key(sample), at: event.timestamp)
      if !sample.isDown { end(source, at: event.timestamp, &output) }
    case .text(let text):
      let flags = stuck
      // What a command's key would have typed is not typed.
      guard flags.isDisjoint(with: [.control, .alternate, .command]) else { return }
      output.send(.text(flags.contains(.shift) ? text.uppercased() : text), at: event.timestamp)
    case .touch(var sample):
      let source = InputSource.finger(sample.finger)
      if sample.phase == .began { begin(source, at: event.timestamp, &output) }
      sample.modifiers.formUnion(stuck)
      output.send(.touch(sample), at: event.timestamp)
      if sample.phase == .ended || sample.phase == .cancelled { end(source, at: event.timestamp, &output) }
    case .window(.deactivated), .window(.hidden):
      // The scene cancels all presses, and forgets those that go up.
      output.events.append(event)
      releaseAll(at: event.timestamp, &output)
      held.removeAll()
    default: output.events.append(event)
    }
  }

  /// A modifier key went down or up.
  private mutating func modify(_ sample: KeySample, _ event: InputEvent, _ output: inout AccommodatedEvents) {
    guard let index = held.firstIndex(where: { $0.sample.key == sample.key }) else {
      if sample.isDown, isOn { held.append(Held(sample: sample, state: .down)) }
      return output.events.append(event)
    }
    guard sample.isDown else { return letGo(index, event, &output) }
    guard !sample.isRepeat else { return }
    switch held[index].state {
    case .latched: held[index].state = .lockedDown
    case .locked: held[index].state = .unlocking
    case .down, .used, .lockedDown, .unlocking: break
    }
  }

  /// The hand lets go of a modifier key.
  private mutating func letGo(_ index: Int, _ event: InputEvent, _ output: inout AccommodatedEvents) {
    let state = held[index].state
    guard isOn, state == .down || state == .lockedDown else {
      // One that is stuck without a hand has nothing to let go of.
      guard state == .used || state == .unlocking || !isOn else { return }
      held.remove(at: index)
      return output.events.append(event)
    }
    held[index].state = state == .down ? .latched : .locked
    output.remark(.accommodate, .AX19, .press(.key(held[index].sample.key)), at: event.timestamp)
  }

  /// A key or a click begins, which uses the latched keys, or ends their use by another one.
  private mutating func begin(_ source: InputSource, at moment: Timestamp, _ output: inout AccommodatedEvents) {
    for index in held.indices where held[index].state == .down { held[index].state = .used }
    if user != nil, user != source { release(at: moment, &output) }
    if held.contains(where: { $0.state == .latched }) { user = source }
  }

  private mutating func end(_ source: InputSource, at moment: Timestamp, _ output: inout AccommodatedEvents) {
    if user == source { release(at: moment, &output) }
  }

  /// The latched keys go up.
  private mutating func release(at moment: Timestamp, _ output: inout AccommodatedEvents) {
    user = nil
    while let index = held.lastIndex(where: { $0.state == .latched }) {
      var sample = held.remove(at: index).sample
      sample.isDown = false
      sample.modifiers = stuck
      output.send(.key(sample), at: moment)
    }
  }

  /// Lets go of all keys, since they are not to stay down any more.
  mutating func releaseAll(at moment: Timestamp, _ output: inout AccommodatedEvents) {
    for index in held.indices {
      switch held[index].state {
      case .locked: held[index].state = .latched
      // The hand lets go of it.
      case .lockedDown, .unlocking, .down: held[index].state = .used
      case .latched, .used: break
      }
    }
    release(at: moment, &output)
  }

  func mix(into hash: inout StateHash) {
    hash.mix(held) { hash, key in
      hash.mix(key.sample.key.usage)
      hash.mix(raw: key.state)
    }
    switch user {
    case .finger(let finger): hash.mix(finger)
    case .press(let type): hash.mix(type)
    case .client, nil: hash.mix(false)
    }
  }
}

extension Key {
  /// The modifier that the key is; empty for another key. Caps Lock stays down by itself.
  var modifier: ModifierFlags {
    switch self {
    case .leftShift, .rightShift: .shift
    case .leftControl, .rightControl: .control
    case .leftAlternate, .rightAlternate: .alternate
    case .leftCommand, .rightCommand: .command
    default: []
    }
  }
}
