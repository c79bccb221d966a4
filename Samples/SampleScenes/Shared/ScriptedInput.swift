import Dactyl

/// Input that is written rather than played: fingers, the mouse and keys at given moments, in seconds.
package struct ScriptedInput {
  /// The number of reports of a device in a second.
  private static let rate = 120.0
  private var written: [InputEvent] = []
  /// The modifier keys that are down from now on, in the order of writing.
  private var modifiers: ModifierFlags = []

  /// Makes input without any events.
  package init() {}

  /// The written events, in the order of time; events of one moment keep the order in which they were written.
  package var events: [InputEvent] {
    written.enumerated()
      .sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
      .map(\.element)
  }

  /// Writes a finger that lands, stays for a while, moves along a path of points, slowly at its start and end, and
  /// lifts.
  package mutating func drag(
    _ finger: FingerID, _ path: [Point], at start: Double, holding: Double = 0, for duration: Double,
    easing: Easing = .easeInOut, lifts: Bool = true
  ) {
    move(finger, at: start, holding: holding, for: duration, lifts: lifts) { share in
      Self.point(on: path, at: easing.progress(at: share))
    }
  }

  /// Writes a finger that lands, stays for a while, follows the closure, from share 0 to 1 of the time, and lifts.
  package mutating func move(
    _ finger: FingerID, at start: Double, holding: Double = 0, for duration: Double, lifts: Bool = true,
    _ point: (Float) -> Point
  ) {
    touch(finger, .began, point(0), at: start)
    let count = max(Int(duration * Self.rate), 1)
    for step in 1...count {
      let share = Double(step) / Double(count)
      touch(finger, .moved, point(Float(share)), at: start + holding + duration * share)
    }
    if lifts { touch(finger, .ended, point(1), at: start + holding + duration + 1 / Self.rate) }
  }

  /// Writes two fingers that land on both sides of a point, move it along a path while they turn and spread, and lift.
  ///
  /// - Parameters:
  ///   - radius: The distance of each finger from the middle, at first and at last.
  ///   - angle: The direction of the first finger from the middle in radians, clockwise, at first and at last.
  package mutating func twist(
    _ fingers: (FingerID, FingerID), _ path: [Point], radius: (Float, Float), angle: (Float, Float), at start: Double,
    for duration: Double, easing: Easing = .easeInOut, lifts: Bool = true
  ) {
    for (finger, side) in [(fingers.0, 1), (fingers.1, -1)] as [(FingerID, Float)] {
      move(finger, at: start, for: duration, lifts: lifts) { share in
        let progress = easing.progress(at: share)
        let reach = radius.0 + (radius.1 - radius.0) * progress
        let turn = Transform.rotation(angle.0 + (angle.1 - angle.0) * progress)
        return Self.point(on: path, at: progress) + turn.apply(to: Vector(reach * side, 0))
      }
    }
  }

  /// Writes a finger that lands and lifts.
  package mutating func tap(_ finger: FingerID, _ point: Point, at start: Double) {
    touch(finger, .began, point, at: start)
    touch(finger, .ended, point, at: start + 0.08)
  }

  /// Writes a key that goes down and, after some seconds, up.
  package mutating func press(_ key: Key, at start: Double, holding seconds: Double = 0.06) {
    self.key(key, isDown: true, at: start)
    self.key(key, isDown: false, at: start + seconds)
  }

  /// Writes another event, such as a connected controller or a moved stick.
  package mutating func send(_ kind: InputEvent.Kind, at seconds: Double) { write(kind, at: seconds) }

  /// Writes typed text, ten characters a second.
  package mutating func type(_ text: String, at start: Double) {
    for (index, character) in text.enumerated() {
      write(.text(String(character)), at: start + 0.1 * Double(index))
    }
  }

  /// Writes a modifier key, the left Control or Alt key, that goes down, or up again.
  package mutating func hold(_ modifiers: ModifierFlags, at start: Double) {
    let held = modifiers.isEmpty ? self.modifiers : modifiers
    self.modifiers = modifiers
    key(Key(usage: held.contains(.control) ? 224 : 226), isDown: !modifiers.isEmpty, at: start)
  }

  /// Writes the mouse moving along a path with no button down.
  package mutating func hover(_ path: [Point], at start: Double, for duration: Double) {
    let count = max(Int(duration * Self.rate), 1)
    for step in 0...count {
      let share = Double(step) / Double(count)
      let point = Self.point(on: path, at: Easing.easeInOut.progress(at: Float(share)))
      write(.hover(point, modifiers: modifiers), at: start + duration * share)
    }
  }

  private mutating func key(_ key: Key, isDown: Bool, at seconds: Double) {
    let letter = "abcdefghijklmnopqrstuvwxyz".first { Key.letter($0) == key }
    let characters = letter.map { String($0) } ?? ""
    write(.key(KeySample(key, isDown: isDown, characters: characters, modifiers: modifiers)), at: seconds)
  }

  private mutating func touch(_ finger: FingerID, _ phase: TouchSamplePhase, _ point: Point, at seconds: Double) {
    let isMouse = finger.device == .mouse
    let sample = TouchSample(
      finger: finger, phase: phase, location: point, type: isMouse ? .pointer : .direct, force: isMouse ? 0 : 1,
      buttons: isMouse ? .primary : [], modifiers: isMouse ? modifiers : [])
    write(.touch(sample), at: seconds)
  }

  private mutating func write(_ kind: InputEvent.Kind, at seconds: Double) {
    written.append(InputEvent(at: Timestamp(seconds: seconds), kind))
  }

  private static func point(on path: [Point], at share: Float) -> Point {
    let legs = path.count - 1
    guard legs > 0, let last = path.last else { return path.first ?? .zero }
    let progress = share * Float(legs)
    let leg = max(Int(progress), 0)
    guard leg < legs else { return last }
    return path[leg] + (path[leg + 1] - path[leg]) * (progress - Float(leg))
  }
}
