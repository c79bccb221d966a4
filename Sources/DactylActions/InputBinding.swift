/// The input of an action: a key, a button, a stick, several of them together, or a finger; and how it has to be used.
///
/// ```swift
/// ship.bind(.fire, to: .key(.space), .button(.a), .mouse(.primary))
/// ship.bind(.save, to: .key(.s, .control))
/// ship.bind(.charge, to: .button(.x).hold(0.5))
/// ```
public struct InputBinding: Hashable, Sendable {
  /// The controls of a binding.
  public enum Source: Hashable, Sendable {
    /// A single control: a button; on an axis 1 while it is down, or its pressure.
    case control(InputControl)
    /// Two controls that make an axis; both together are at rest.
    case pair(negative: InputControl, positive: InputControl)
    /// Four controls that make a vector, of a length of at most 1.
    case directions(up: InputControl, left: InputControl, down: InputControl, right: InputControl)
    /// Both axes of a stick, or a trigger.
    case axis(ControllerAxis)
    /// The horizontal axis of a stick, positive to the right.
    case horizontal(ControllerAxis)
    /// The vertical axis of a stick, positive downward.
    case vertical(ControllerAxis)
    /// Movement of the mouse, with the pointer locked or free; not while a button is down that something on the screen
    /// handles. For movements alone (`Movement`), as are the next ones.
    case mouseMotion
    /// Turns of the mouse's wheel and two fingers on a touchpad, where nothing under the pointer scrolls.
    case wheelMotion
    /// Turns of a controller with a gyroscope.
    case gyroscope(GyroscopeSpace)
    /// A stick that turns: pushed to its edge, by the angle from its upper end, in a tenth of a second; turned along
    /// the edge, by as much. Source: Jibb Smart, "Good Gyro Controls Part 2: The Flick Stick" (gyrowiki.jibbsmart.com).
    case flickStick(ControllerAxis)
    /// A finger or pressed pointer that lands in a rectangle of the scene, or anywhere, and is not handled. It drives
    /// every such binding of its context whose rectangle it lands in, as a key drives all of its own.
    case touch(Rect?)
  }

  /// The controls of the binding.
  public var source: Source
  /// The modifier keys that have to be down. More may be down, unless another binding of the same context requires
  /// those as well: the binding that requires the most wins (Ctrl-S before S).
  public var modifiers: ModifierFlags = []
  /// The controls that have to be down before the binding's own. They count like modifiers for which binding requires
  /// the most. A key, button or finger stays with the bindings that received it when it went down, whatever goes down
  /// later. A stick or trigger changes its binding when a chord goes down: a value at once, a button made from it when
  /// it is pressed again.
  public var chord: [InputControl] = []
  /// The interaction that the control requires; only for button actions.
  public var interaction = InputInteraction.press
  /// The processors of the value.
  public var processors: [InputProcessor] = []

  /// Makes a binding of a source.
  public init(_ source: Source) { self.source = source }

  /// The controls of the source: one, two or four; none for sticks, fingers and motion. Makes an array.
  public var controls: [InputControl] {
    switch source {
    case .control(let control): [control]
    case .pair(let negative, let positive): [negative, positive]
    case .directions(let up, let left, let down, let right): [up, left, down, right]
    case .axis, .horizontal, .vertical, .touch, .mouseMotion, .wheelMotion, .gyroscope, .flickStick: []
    }
  }

  /// The stick or trigger of the source, or nil.
  var axis: ControllerAxis? {
    switch source {
    case .axis(let axis), .horizontal(let axis), .vertical(let axis), .flickStick(let axis): axis
    case .control, .pair, .directions, .touch, .mouseMotion, .wheelMotion, .gyroscope: nil
    }
  }

  /// The motion of the source, or nil.
  var motion: MotionSource? {
    switch source {
    case .mouseMotion: .mouse
    case .wheelMotion: .wheel
    case .gyroscope(.local): .localGyroscope
    case .gyroscope(.player): .playerGyroscope
    default: nil
    }
  }

  /// Whether the source moves, and can perform actions of the kind `movement` alone.
  var movesOnly: Bool { if case .flickStick = source { true } else { motion != nil } }

  /// Replaces one of the controls, which has to exist.
  mutating func setControl(_ part: Int, _ control: InputControl) {
    switch source {
    case .control: source = .control(control)
    case .pair(let negative, let positive):
      source = part == 0 ? .pair(negative: control, positive: positive) : .pair(negative: negative, positive: control)
    case .directions(let up, let left, let down, let right):
      source = .directions(
        up: part == 0 ? control : up, left: part == 1 ? control : left, down: part == 2 ? control : down,
        right: part == 3 ? control : right)
    case .axis, .horizontal, .vertical, .touch, .mouseMotion, .wheelMotion, .gyroscope, .flickStick: break
    }
  }
}
