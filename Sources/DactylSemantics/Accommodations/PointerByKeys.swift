/// The pointer that the keypad moves (AX21).
struct PointerByKeys: Accommodation {
  /// The seconds between two steps of a pointer that moves.
  private static let step = 1.0 / 60

  var settings: MouseKeys?
  /// The size of the scene, in which the pointer stays.
  var area = Size.zero
  /// Where the pointer is; nil before anything has moved it.
  private var pointer: Point?
  /// Whether keys have moved it since a platform moved the one on the screen.
  private var hasMoved = false
  /// The keys of directions that are down, and when the first of them went down.
  private var directions: [Key] = []
  private var began = Timestamp.zero
  private var next: Timestamp?
  private var button = ButtonMask.primary
  private var isPressed = false
  /// The keys that are down and the scene knows nothing of.
  private var taken: [Key] = []
  /// Whether the text of the last key is left out.
  private var dropsText = false

  var nextMoment: Timestamp? { next }

  mutating func take(_ event: InputEvent, _ output: inout AccommodatedEvents) {
    switch event.kind {
    case .key(let sample) where sample.isDown:
      let isOurs = taken.contains(sample.key)
      dropsText = isOurs || settings != nil && sample.key.mouseKey != nil && !sample.isRepeat
      guard dropsText else { break }
      if !isOurs { press(sample.key, at: event.timestamp, &output) }
      return
    case .key(let sample):
      dropsText = false
      // It goes on, since the key may have gone down before the settings: the scene ignores one that it does not know.
      taken.removeAll { $0 == sample.key }
      directions.removeAll { $0 == sample.key }
      if directions.isEmpty { next = nil }
    case .text where dropsText: return
    case .hover(let location, let modifiers):
      guard let location, location.isFinite else { break }
      // The pointer on the screen, which moves along by whole points.
      if next != nil, let pointer, pointer.distance(to: location) < 1.5 { return }
      pointer = location
      guard isPressed else { break }
      return output.send(mouse: .moved, at: location, button, modifiers, at: event.timestamp)
    case .touch(let sample) where sample.finger == .mouse:
      if sample.location.isFinite { pointer = sample.location }
      guard isPressed else { break }
      // The mouse's own button: one that goes down changes nothing, and one that goes up lets go.
      if sample.phase == .began { return }
      isPressed = sample.phase == .moved
    case .window(.deactivated), .window(.hidden):
      let settings = settings
      output.events.append(event)
      end(at: event.timestamp, &output)
      (self.settings, taken, dropsText) = (settings, [], false)
      return
    default: break
    }
    output.events.append(event)
  }

  private mutating func press(_ key: Key, at now: Timestamp, _ output: inout AccommodatedEvents) {
    taken.append(key)
    let place = pointer ?? Point(area.width / 2, area.height / 2)
    pointer = place
    switch key.mouseKey {
    case .move(let way):
      directions.append(key)
      if next == nil { (began, next) = (now, now + Self.step) }
      output.remark(.accommodate, .AX21, .press(.key(key)), at: now)
      move(by: way, at: now, &output)
    case .click where !isPressed: output.click(at: place, button, [], at: now)
    case .press where !isPressed:
      isPressed = true
      output.send(mouse: .began, at: place, button, [], at: now)
    case .letGo where isPressed:
      isPressed = false
      output.send(mouse: .ended, at: place, button, [], at: now)
    case .choose(let other) where !isPressed: button = other
    case .click, .press, .letGo, .choose, nil: break
    }
  }

  /// Lets go of the button that keys hold, since they are not to move the pointer any more.
  mutating func end(at moment: Timestamp, _ output: inout AccommodatedEvents) {
    (settings, directions, next) = (nil, [], nil)
    guard isPressed, let pointer else { return }
    isPressed = false
    output.send(mouse: .ended, at: pointer, button, [], at: moment)
  }

  private mutating func move(by way: Vector, at moment: Timestamp, _ output: inout AccommodatedEvents) {
    guard let old = pointer else { return }
    let place = Point(
      min(max(old.x + way.dx, 0), max(area.width - 1, 0)), min(max(old.y + way.dy, 0), max(area.height - 1, 0)))
    pointer = place
    hasMoved = true
    if isPressed {
      output.send(mouse: .moved, at: place, button, [], at: moment)
    } else {
      output.send(.hover(place, modifiers: []), at: moment)
    }
  }

  mutating func momentArrived(_ moment: Timestamp, _ output: inout AccommodatedEvents) {
    guard let settings, !directions.isEmpty else { return next = nil }
    let following = moment + Self.step
    // At the end of time there is no next step.
    next = following > moment ? following : nil
    var way = Vector.zero
    for key in directions { if case .move(let part) = key.mouseKey { way += part } }
    let length = way.length
    guard length > 0 else { return }
    let share = settings.accelerationTime.time > 0 ? min(1, (moment - began) / settings.accelerationTime.time) : 1
    let speed = settings.topSpeed.isFinite ? max(0, settings.topSpeed) * Float(share) : 0
    move(by: way * (speed * Float(Self.step) / length), at: moment, &output)
  }

  /// Where keys have moved the pointer since the last call, or nil.
  mutating func takeMove() -> Point? {
    guard hasMoved else { return nil }
    hasMoved = false
    return pointer
  }

  mutating func clockJumped(by seconds: Double) {
    began = began + seconds
    next = next.map { $0 + seconds }
  }

  func mix(into hash: inout StateHash) {
    hash.mix(pointer)
    hash.mix(directions) { hash, key in hash.mix(key.usage) }
    hash.mix(taken) { hash, key in hash.mix(key.usage) }
    hash.mix(next)
    hash.mix(raw: button)
    hash.mix(isPressed)
  }
}

/// What a key of the keypad does with the pointer.
private enum MouseKey {
  case move(Vector)
  case click, press, letGo
  case choose(ButtonMask)
}

extension Key {
  fileprivate var mouseKey: MouseKey? {
    switch self {
    case .keypad1: .move(Vector(-1, 1))
    case .keypad2: .move(Vector(0, 1))
    case .keypad3: .move(Vector(1, 1))
    case .keypad4: .move(Vector(-1, 0))
    case .keypad6: .move(Vector(1, 0))
    case .keypad7: .move(Vector(-1, -1))
    case .keypad8: .move(Vector(0, -1))
    case .keypad9: .move(Vector(1, -1))
    case .keypad5: .click
    case .keypad0: .press
    case .keypadPeriod: .letGo
    case .keypadDivide: .choose(.primary)
    case .keypadMinus: .choose(.secondary)
    default: nil
    }
  }
}
