import Dactyl

/// A finger that a test moves on a scene.
///
/// Its actions happen at the scene's test time and are handled at once, in a frame of their own, unless
/// `Scene.together(_:)` collects them. Points are in the scene's coordinates, or in those of the view that is passed.
///
/// ```swift
/// let finger = Finger(1, in: scene)
/// finger.drag(from: Point(20, 20), to: Point(120, 20))
/// finger.lift()
/// ```
public final class Finger {
  /// The scene that the finger touches.
  public let scene: Scene
  /// The identity of the finger.
  public let id: FingerID
  /// The type of its touches.
  public let type: TouchType
  /// The force of its touches: 1 is an average touch, 0 a device that cannot measure it.
  public var force: Float = 0
  /// Details that only few devices report: the orientation of a pencil, and what is an estimate. Nil for none.
  public var details: TouchDetails?
  /// The modifier keys that are down during its actions.
  public var modifiers: ModifierFlags = []
  /// Its present location, or its last one after it lifted, in the scene's coordinates.
  public private(set) var location = Point.zero
  /// Whether the finger is down.
  public private(set) var isDown = false

  /// Makes a finger that is up. Fingers of one device differ in their numbers.
  public init(_ number: Int64 = 1, in scene: Scene, type: TouchType = .direct, device: DeviceID = .unknown) {
    self.scene = scene
    self.type = type
    id = FingerID(device: device, number)
  }

  /// Puts the finger down at a point.
  public func press(at point: Point, in view: View? = nil) {
    isDown = true
    send(.began, at: scenePoint(point, in: view))
  }

  /// Moves the finger to a point, in one event.
  public func move(to point: Point, in view: View? = nil) { send(.moved, at: scenePoint(point, in: view)) }

  /// Moves the finger by a vector of the scene's coordinates, in one event.
  public func move(by vector: Vector) { send(.moved, at: location + vector) }

  /// Moves the finger in a straight line at a constant speed, in a number of events evenly spread over a duration in
  /// seconds. The finger stays down.
  public func drag(to point: Point, in view: View? = nil, duration: Double = 0.25, steps: Int = 15) {
    let (start, end) = (location, scenePoint(point, in: view))
    let count = max(steps, 1)
    let begin = scene.testClock.now
    for step in 1...count {
      let share = Double(step) / Double(count)
      pass(to: begin + duration * share)
      send(.moved, at: step == count ? end : start + (end - start) * Float(share))
    }
  }

  /// Puts the finger down at a point and moves it in a straight line to another one. The finger stays down.
  public func drag(from start: Point, to end: Point, in view: View? = nil, duration: Double = 0.25, steps: Int = 15) {
    press(at: start, in: view)
    drag(to: end, in: view, duration: duration, steps: steps)
  }

  /// Lifts the finger at its location.
  public func lift() {
    isDown = false
    send(.ended, at: location)
  }

  /// Cancels the touch of the finger, as the system does.
  public func cancel() {
    isDown = false
    send(.cancelled, at: location)
  }

  /// Puts the finger down and lifts it, a number of times.
  /// - Parameters:
  ///   - point: The location, in the view's coordinates.
  ///   - view: The view of the coordinates; nil for those of the scene.
  ///   - count: The number of taps; none below 1.
  ///   - hold: The time that the finger is down for each tap, in seconds.
  ///   - pause: The time between two taps, in seconds.
  public func tap(at point: Point, in view: View? = nil, count: Int = 1, hold: Double = 0.05, pause: Double = 0.1) {
    for tap in 0..<max(count, 0) {
      if tap > 0 { pass(to: scene.testClock.now + pause) }
      press(at: point, in: view)
      pass(to: scene.testClock.now + hold)
      lift()
    }
  }

  /// Advances the time: with frames or, while events are collected, without.
  private func pass(to moment: Timestamp) {
    guard scene.testClock.isCollecting else { return scene.advance(to: moment) }
    scene.testClock.now = moment
  }

  private func scenePoint(_ point: Point, in view: View?) -> Point { view?.convert(point, to: nil) ?? point }

  private func send(_ phase: TouchSamplePhase, at point: Point) {
    location = point
    let sample = TouchSample(
      finger: id, phase: phase, location: point, type: type, force: force, modifiers: modifiers)
    scene.send(details.map { .detailedTouch(sample, $0) } ?? .touch(sample))
  }
}
