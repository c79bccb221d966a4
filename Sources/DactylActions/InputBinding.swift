/// What does an action: a key, a button, a stick, several of them together, or a finger; and in which way.
///
/// ```swift
/// ship.bind(.fire, to: .key(.space), .button(.a), .mouse(.primary))
/// ship.bind(.save, to: .key(.s, .control))
/// ship.bind(.charge, to: .button(.x).hold(0.5))
/// ```
public struct InputBinding: Hashable, Sendable {
  /// What is moved or pressed.
  public enum Source: Hashable, Sendable {
    /// A single control: a button; 1 on an axis while it is down, or as far as it is pressed.
    case control(InputControl)
    /// Two controls that make an axis; together they are at rest.
    case pair(negative: InputControl, positive: InputControl)
    /// Four controls that make a vector, of a length of at most 1.
    case directions(up: InputControl, left: InputControl, down: InputControl, right: InputControl)
    /// A stick with both its ways, or a trigger.
    case axis(ControllerAxis)
    /// How far a stick is to the right.
    case horizontal(ControllerAxis)
    /// How far a stick is down.
    case vertical(ControllerAxis)
    /// A finger or pressed pointer that lands in a rectangle of the scene, or anywhere, where nothing handles it. It
    /// drives every such binding of its context whose rectangle it lands in, as a key drives all of its own.
    case touch(Rect?)
  }

  /// What is moved or pressed.
  public var source: Source
  /// The modifier keys that have to be down with it. More may be down, unless another binding of its context asks for
  /// those as well: the one that asks for the most wins (Ctrl-S before S).
  public var modifiers: ModifierFlags = []
  /// What else has to be down before it. It counts for which binding asks for the most, as modifiers do. A key, button
  /// or finger stays with the bindings that got it as it went down, whatever goes down later. A stick or trigger goes
  /// over as its chord goes down: a value at once, a button made of it when it is pressed again.
  public var chord: [InputControl] = []
  /// What has to be done with it; of button actions alone.
  public var interaction = InputInteraction.press
  /// What becomes of its value.
  public var processors: [InputProcessor] = []

  /// Makes a binding of a source.
  public init(_ source: Source) { self.source = source }

  /// The controls that it is made of: one, two or four; none of sticks and fingers. Makes an array.
  public var controls: [InputControl] {
    switch source {
    case .control(let control): [control]
    case .pair(let negative, let positive): [negative, positive]
    case .directions(let up, let left, let down, let right): [up, left, down, right]
    case .axis, .horizontal, .vertical, .touch: []
    }
  }

  /// The stick or trigger that it reads, or nil.
  var axis: ControllerAxis? {
    switch source {
    case .axis(let axis), .horizontal(let axis), .vertical(let axis): axis
    case .control, .pair, .directions, .touch: nil
    }
  }

  /// Puts another control in the place of one of its own; there has to be one.
  mutating func setControl(_ part: Int, _ control: InputControl) {
    switch source {
    case .control: source = .control(control)
    case .pair(let negative, let positive):
      source = part == 0 ? .pair(negative: control, positive: positive) : .pair(negative: negative, positive: control)
    case .directions(let up, let left, let down, let right):
      source = .directions(
        up: part == 0 ? control : up, left: part == 1 ? control : left, down: part == 2 ? control : down,
        right: part == 3 ? control : right)
    case .axis, .horizontal, .vertical, .touch: break
    }
  }
}
