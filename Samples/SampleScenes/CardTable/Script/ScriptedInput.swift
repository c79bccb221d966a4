import Dactyl

/// Input that is written rather than played: fingers, the mouse and keys at given moments, in seconds.
struct ScriptedInput {
  /// How often a device reports.
  private static let rate = 120.0
  private var written: [InputEvent] = []

  /// What was written, in the order of time; what happens at one moment keeps the order in which it was written.
  var events: [InputEvent] {
    written.enumerated()
      .sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
      .map(\.element)
  }

  /// A finger lands, stays for a while, goes along a path of points, slowly at its beginning and end, and lifts.
  mutating func drag(
    _ finger: FingerID, _ path: [Point], at start: Double, holding: Double = 0, for duration: Double, lifts: Bool = true
  ) {
    guard let first = path.first, let last = path.last else { return }
    touch(finger, .began, first, at: start)
    let count = Int(duration * Self.rate)
    for step in 1...max(count, 1) {
      let share = Double(step) / Double(max(count, 1))
      touch(finger, .moved, Self.place(on: path, at: share), at: start + holding + duration * share)
    }
    if lifts { touch(finger, .ended, last, at: start + holding + duration + 1 / Self.rate) }
  }

  /// A finger lands and lifts.
  mutating func tap(_ finger: FingerID, _ place: Point, at start: Double) {
    touch(finger, .began, place, at: start)
    touch(finger, .ended, place, at: start + 0.08)
  }

  /// A key goes down and up.
  mutating func press(_ key: Key, at start: Double) {
    written.append(InputEvent(at: Timestamp(seconds: start), .key(KeySample(key, isDown: true))))
    written.append(InputEvent(at: Timestamp(seconds: start + 0.06), .key(KeySample(key, isDown: false))))
  }

  private mutating func touch(_ finger: FingerID, _ phase: TouchSamplePhase, _ place: Point, at seconds: Double) {
    let isMouse = finger.device == .mouse
    let sample = TouchSample(
      finger: finger, phase: phase, location: place, type: isMouse ? .pointer : .direct, force: isMouse ? 0 : 1,
      buttons: isMouse ? .primary : [])
    written.append(InputEvent(at: Timestamp(seconds: seconds), .touch(sample)))
  }

  private static func place(on path: [Point], at share: Double) -> Point {
    let legs = path.count - 1
    guard legs > 0, let last = path.last else { return path.first ?? .zero }
    let way = Easing.easeInOut.progress(at: Float(share)) * Float(legs)
    let leg = Int(way)
    guard leg < legs else { return last }
    return path[leg] + (path[leg + 1] - path[leg]) * (way - Float(leg))
  }
}
