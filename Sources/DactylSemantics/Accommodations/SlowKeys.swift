/// Keys that wait before they count, and those that are ignored since they went up a moment ago (AX17, AX18).
struct SlowKeys: Accommodation {
  /// A key that waits.
  struct Waiting {
    var sample: KeySample
    var pressed: Timestamp
    var due: Timestamp
    /// The text that it types.
    var text: String?
  }

  /// What becomes of the text that the last key types.
  private enum Text: UInt8 {
    case passed, kept, dropped
  }

  var settings = KeyAccommodations()
  /// The keys that wait, in the order in which they went down.
  private var waiting: [Waiting] = []
  /// The keys that are ignored until they go up.
  private var ignored: [Key] = []
  /// The keys that went up, and when.
  private var released: [(key: Key, timestamp: Timestamp)] = []
  private var text = Text.passed

  mutating func take(_ event: InputEvent, _ output: inout AccommodatedEvents) {
    switch event.kind {
    case .key(let sample) where sample.isDown: return press(sample, event, &output)
    case .key(let sample): return release(sample, event, &output)
    case .text(let typed):
      switch text {
      case .passed: break
      case .kept: return waiting[waiting.count - 1].text = typed
      case .dropped: return
      }
    case .window(.deactivated), .window(.hidden):
      waiting.removeAll()
      ignored.removeAll()
      released.removeAll()
      text = .passed
    default: break
    }
    output.events.append(event)
  }

  private mutating func press(_ sample: KeySample, _ event: InputEvent, _ output: inout AccommodatedEvents) {
    let now = event.timestamp
    let key = sample.key
    guard !ignored.contains(key), !waiting.contains(where: { $0.sample.key == key }) else {
      text = .dropped
      return
    }
    text = .passed
    guard !sample.isRepeat else { return output.events.append(event) }
    released.removeAll { now - $0.timestamp >= settings.bounceKeys.time }
    if let last = released.last(where: { $0.key == key }) {
      ignored.append(key)
      text = .dropped
      output.remark(
        .ignore, .AX18, .press(.key(key)), at: now, .interval, measured: (now - last.timestamp) * 1000,
        limit: settings.bounceKeys * 1000)
    } else if settings.slowKeys.time > 0 {
      waiting.append(Waiting(sample: sample, pressed: now, due: now + settings.slowKeys.time))
      text = .kept
    } else {
      output.events.append(event)
    }
  }

  private mutating func release(_ sample: KeySample, _ event: InputEvent, _ output: inout AccommodatedEvents) {
    let now = event.timestamp
    let key = sample.key
    text = .passed
    // Also for a key that the scene knows nothing of, which it ignores: it may have gone down before the settings.
    output.events.append(event)
    if let index = ignored.firstIndex(of: key) {
      ignored.remove(at: index)
      return
    }
    if let index = waiting.firstIndex(where: { $0.sample.key == key }) {
      let key = waiting.remove(at: index)
      return output.remark(
        .ignore, .AX17, .press(.key(sample.key)), at: now, .duration, measured: (now - key.pressed) * 1000,
        limit: settings.slowKeys * 1000)
    }
    if settings.bounceKeys.time > 0 {
      released.removeAll { $0.key == key }
      released.append((key, now))
    }
  }

  // MARK: Time

  var nextMoment: Timestamp? { waiting.lazy.map(\.due).min() }

  mutating func momentArrived(_ moment: Timestamp, _ output: inout AccommodatedEvents) {
    while let index = waiting.firstIndex(where: { $0.due <= moment }) {
      // Its text comes with it, if it has come; later it would be that of another key.
      if index == waiting.count - 1, text == .kept { text = waiting[index].text == nil ? .passed : .dropped }
      let key = waiting.remove(at: index)
      output.remark(
        .accommodate, .AX17, .press(.key(key.sample.key)), at: moment, .duration,
        measured: (moment - key.pressed) * 1000, limit: settings.slowKeys * 1000)
      output.send(.key(key.sample), at: moment)
      if let text = key.text { output.send(.text(text), at: moment) }
    }
  }

  mutating func clockJumped(by seconds: Double) {
    released.removeAll()
    for index in waiting.indices {
      waiting[index].pressed = waiting[index].pressed + seconds
      waiting[index].due = waiting[index].due + seconds
    }
  }

  func mix(into hash: inout StateHash) {
    hash.mix(waiting) { hash, key in
      hash.mix(key.sample.key.usage)
      hash.mix(key.due)
      hash.mix(key.text)
    }
    hash.mix(ignored) { hash, key in hash.mix(key.usage) }
    hash.mix(released) { hash, key in
      hash.mix(key.key.usage)
      hash.mix(key.timestamp)
    }
    hash.mix(raw: text)
  }
}
