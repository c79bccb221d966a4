import Dactyl

/// A mouse that a test moves on a scene. Without a button down it hovers; with one it is the touch of a pointer.
public final class Mouse {
  /// The scene that the mouse points at.
  public let scene: Scene
  /// The modifier keys that are down during its actions.
  public var modifiers: ModifierFlags = []
  /// The location of the pointer, in the scene's coordinates.
  public private(set) var location = Point.zero
  /// The buttons that are down.
  public private(set) var buttons: ButtonMask = []
  /// Whether the pointer is over the window.
  public private(set) var isInside = false

  /// Makes a mouse that points at the origin, and is seen when it moves.
  public init(in scene: Scene) { self.scene = scene }

  /// Moves the mouse to a point, in one event: a move of its touch while a button is down. While the pointer is locked
  /// the mouse moves by the distance to the point.
  public func move(to point: Point) {
    guard scene.pointerLock == nil else { return move(by: point - location) }
    location = point
    isInside = true
    if buttons.isEmpty { scene.send(.hover(point, modifiers: modifiers)) } else { touch(.moved) }
  }

  /// Moves the mouse by a distance, in one event. While the pointer is locked (`Scene.lockPointer(_:)`) it rests, and
  /// the movement is reported by itself.
  public func move(by delta: Vector) {
    guard scene.pointerLock != nil else { return move(to: location + delta) }
    scene.send(.pointerMotion(delta))
  }

  /// Moves the pointer out of the window; does nothing while it is outside, or a button is down.
  public func leave() {
    guard isInside, buttons.isEmpty else { return }
    isInside = false
    scene.send(.hover(nil, modifiers: modifiers))
  }

  /// Presses a button, at the present location or at a point. The first button begins a touch, a further one changes
  /// its buttons.
  public func press(_ button: ButtonMask = .primary, at point: Point? = nil) {
    if let point { location = point }
    isInside = true
    let isFirst = buttons.isEmpty
    buttons.insert(button)
    touch(isFirst ? .began : .moved)
  }

  /// Releases a button. The last one ends the touch.
  public func release(_ button: ButtonMask = .primary) {
    guard !buttons.isDisjoint(with: button) else { return }
    buttons.remove(button)
    touch(buttons.isEmpty ? .ended : .moved)
  }

  /// Presses and releases a button, a number of times, 50 ms each and 100 ms apart.
  public func click(_ button: ButtonMask = .primary, at point: Point, count: Int = 1) {
    for click in 0..<max(count, 0) {
      if click > 0 { scene.advance(by: 0.1) }
      press(button, at: point)
      scene.advance(by: 0.05)
      release(button)
    }
  }

  /// Turns the wheel by a number of its steps, to the right and downward.
  public func scroll(by delta: Vector) {
    scene.send(.scroll(ScrollSample(location: location, delta: delta, modifiers: modifiers)))
  }

  private func touch(_ phase: TouchSamplePhase) {
    scene.send(
      .touch(
        TouchSample(
          finger: .mouse, phase: phase, location: location, type: .pointer, buttons: buttons, modifiers: modifiers)))
  }
}
