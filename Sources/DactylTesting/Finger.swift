import Dactyl

/// A finger that a test moves about on a scene.
///
/// Whatever it does happens at the scene's test time and is handled at once, in a frame of its own, unless
/// `Scene.together(_:)` collects it. Points are in the scene's coordinates, or in those of a view that is named.
///
/// ```swift
/// let finger = Finger(1, in: scene)
/// finger.drag(from: Point(20, 20), to: Point(120, 20))
/// finger.lift()
/// ```
public final class Finger {
  /// The scene that it touches.
  public let scene: Scene
  /// Who it is.
  public let id: FingerID
  /// What kind of finger it is.
  public let type: TouchType
  /// How hard it presses: 1 is an average touch, 0 a device that can't measure it.
  public var force: Float = 0
  /// What only few devices say: how a pencil is held, and what is an estimate. Nil says nothing.
  public var details: TouchDetails?
  /// The modifier keys that are down while it acts.
  public var modifiers: ModifierFlags = []
  /// Where it is, or was when it lifted, in the scene's coordinates.
  public private(set) var location = Point.zero
  /// Whether it is down.
  public private(set) var isDown = false

  /// Makes a finger that is up. Fingers of one device differ in their numbers.
  public init(_ number: Int64 = 1, in scene: Scene, type: TouchType = .direct, device: DeviceID = .unknown) {
    self.scene = scene
    self.type = type
    id = FingerID(device: device, number)
  }

  /// Puts it down.
  public func press(at point: Point, in view: View? = nil) {
    isDown = true
    send(.began, at: scenePoint(point, in: view))
  }

  /// Moves it to a point, in one event.
  public func move(to point: Point, in view: View? = nil) { send(.moved, at: scenePoint(point, in: view)) }

  /// Moves it by a vector of the scene's coordinates, in one event.
  public func move(by vector: Vector) { send(.moved, at: location + vector) }

  /// Moves it in a straight line, at one speed, in a number of events evenly over some seconds. It stays down.
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

  /// Puts it down at a point and moves it in a straight line to another. It stays down.
  public func drag(from start: Point, to end: Point, in view: View? = nil, duration: Double = 0.25, steps: Int = 15) {
    press(at: start, in: view)
    drag(to: end, in: view, duration: duration, steps: steps)
  }

  /// Lifts it where it is.
  public func lift() {
    isDown = false
    send(.ended, at: location)
  }

  /// Has the system take it away.
  public func cancel() {
    isDown = false
    send(.cancelled, at: location)
  }

  /// Puts it down and lifts it, a number of times.
  /// - Parameters:
  ///   - point: where, in the view's coordinates.
  ///   - view: whose coordinates count; none for those of the scene.
  ///   - count: how many times; none below 1.
  ///   - hold: how long it is down each time, in seconds.
  ///   - pause: how long it is up between two taps, in seconds.
  public func tap(at point: Point, in view: View? = nil, count: Int = 1, hold: Double = 0.05, pause: Double = 0.1) {
    for tap in 0..<max(count, 0) {
      if tap > 0 { pass(to: scene.testClock.now + pause) }
      press(at: point, in: view)
      pass(to: scene.testClock.now + hold)
      lift()
    }
  }

  /// Lets time go by: with frames, or, when events are collected, without.
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
