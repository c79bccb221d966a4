import Dactyl

/// What a monkey does: an action of its hands, some time after the one before.
public struct MonkeyStep: Hashable, Sendable {
  /// An action. Points are in the scene's coordinates.
  public enum Action: Hashable, Sendable {
    /// Nothing: the time passes.
    case wait
    /// A finger, by its number, lands at a point, or moves there while it is down.
    case touch(Int, Point)
    /// A finger lifts.
    case lift(Int)
    /// The system cancels the touch of a finger.
    case cancelTouch(Int)
    /// The touch screen is disconnected, whatever is on it; it is there again at the next touch.
    case disconnectFingers
    /// The mouse moves to a point.
    case point(Point)
    /// The mouse moves out of the window.
    case leave
    /// A mouse button goes down at the pointer.
    case mouseDown(ButtonMask)
    /// A mouse button goes up.
    case mouseUp(ButtonMask)
    /// The wheel turns by a number of steps.
    case wheel(Vector)
    /// A key goes down, with modifiers.
    case keyDown(Key, ModifierFlags)
    /// A key goes up.
    case keyUp(Key)
    /// A text is typed.
    case type(String)
    /// A controller, by its number, is connected.
    case connect(Int)
    /// A controller is disconnected.
    case disconnect(Int)
    /// A button of a controller goes down.
    case buttonDown(Int, ControllerButton)
    /// A button of a controller goes up.
    case buttonUp(Int, ControllerButton)
    /// A stick or trigger of a controller moves.
    case push(Int, ControllerAxis, Vector)
    /// The window gets another size.
    case resize(Size)
    /// The window loses the focus of the desktop.
    case deactivate
    /// The window regains it.
    case activate
    /// The person asks to quit.
    case quit
  }
  /// The milliseconds that pass before the action.
  public var milliseconds: Int
  /// The action.
  public var action: Action

  /// Makes a step.
  public init(after milliseconds: Int, _ action: Action) {
    self.milliseconds = milliseconds
    self.action = action
  }

  /// The steps at some indices, at the same times as among all of them.
  static func keeping(_ indices: [Int], of steps: [MonkeyStep]) -> [MonkeyStep] {
    let kept = Set(indices)
    var result: [MonkeyStep] = []
    var wait = 0
    for (index, step) in steps.enumerated() {
      wait += step.milliseconds
      guard kept.contains(index), step.action != .wait else { continue }
      result.append(MonkeyStep(after: wait, step.action))
      wait = 0
    }
    return wait > 0 ? result + [MonkeyStep(after: wait, .wait)] : result
  }

  /// Steps that may do as well, and read better in a test; the simplest first.
  var simplerForms: [MonkeyStep] {
    let rounded = milliseconds / 100 * 100 + 100
    var forms: [MonkeyStep] = []
    if action != .wait { forms.append(MonkeyStep(after: milliseconds, .wait)) }
    if milliseconds > 0 { forms.append(MonkeyStep(after: 0, action)) }
    if milliseconds % 100 != 0 { forms.append(MonkeyStep(after: rounded, action)) }
    return forms
  }
}
