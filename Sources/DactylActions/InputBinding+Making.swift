extension InputBinding {
  /// A key, with modifier keys or without.
  public static func key(_ key: Key, _ modifiers: ModifierFlags = []) -> InputBinding {
    var binding = InputBinding(.control(.key(key)))
    binding.modifiers = modifiers
    return binding
  }

  /// A button of a controller.
  public static func button(_ button: ControllerButton) -> InputBinding { InputBinding(.control(.button(button))) }

  /// A button of the mouse, where nothing on the screen handles the click.
  public static func mouse(_ button: ButtonMask) -> InputBinding { InputBinding(.control(.mouse(button))) }

  /// A step of the mouse's wheel, where nothing under the pointer scrolls: the action goes down and up at once.
  public static func wheel(_ direction: InputControl.WheelDirection) -> InputBinding {
    InputBinding(.control(.wheel(direction)))
  }

  /// A finger or pressed pointer that lands in a rectangle of the scene, or anywhere, where nothing handles it. It
  /// drives every binding of its context whose rectangle it lands in: where rectangles overlap, all of them.
  ///
  /// A view receives one finger at a time, and so does a window: for several fingers on nothing, set
  /// `isMultipleTouchEnabled` of the window's view.
  public static func touch(in area: Rect? = nil) -> InputBinding { InputBinding(.touch(area)) }

  /// A stick with both its ways.
  public static func stick(_ stick: ControllerAxis) -> InputBinding { InputBinding(.axis(stick)) }

  /// Makes a binding to a trigger, whose value goes from 0 to 1.
  public static func trigger(_ trigger: ControllerAxis) -> InputBinding { InputBinding(.axis(trigger)) }

  /// How far a stick is to the right.
  public static func horizontal(_ stick: ControllerAxis) -> InputBinding { InputBinding(.horizontal(stick)) }

  /// How far a stick is down.
  public static func vertical(_ stick: ControllerAxis) -> InputBinding { InputBinding(.vertical(stick)) }

  /// Two controls that make an axis.
  public static func pair(negative: InputControl, positive: InputControl) -> InputBinding {
    InputBinding(.pair(negative: negative, positive: positive))
  }

  /// Four controls that make a vector.
  public static func directions(
    up: InputControl, left: InputControl, down: InputControl, right: InputControl
  ) -> InputBinding {
    InputBinding(.directions(up: up, left: left, down: down, right: right))
  }

  /// W, A, S and D, by their places on the keyboard.
  public static let wasd = directions(up: .key(.w), left: .key(.a), down: .key(.s), right: .key(.d))
  /// The arrow keys.
  public static let arrows = directions(up: .key(.up), left: .key(.left), down: .key(.down), right: .key(.right))
  /// The directional pad of a controller.
  public static let dpad = directions(
    up: .button(.dpadUp), left: .button(.dpadLeft), down: .button(.dpadDown), right: .button(.dpadRight))

  // MARK: Ways

  /// The same, when it has been held so many seconds.
  public func hold(_ seconds: Double = 0.4) -> InputBinding { with { $0.interaction = .hold(seconds) } }
  /// The same, when it is let go within so many seconds.
  public func tap(_ seconds: Double = 0.2) -> InputBinding { with { $0.interaction = .tap(seconds) } }
  /// The same, when it is pressed again within so many seconds.
  public func doubleTap(_ seconds: Double = 0.3) -> InputBinding { with { $0.interaction = .doubleTap(seconds) } }
  /// The same, when it is let go after at least so many seconds.
  public func longRelease(_ seconds: Double = 0.4) -> InputBinding { with { $0.interaction = .longRelease(seconds) } }
  /// The same while something else is held.
  public func with(_ others: InputControl...) -> InputBinding { with { $0.chord += others } }
  /// The same with its value processed.
  public func processed(_ processors: InputProcessor...) -> InputBinding { with { $0.processors += processors } }

  private func with(_ edit: (inout InputBinding) -> Void) -> InputBinding {
    var binding = self
    edit(&binding)
    return binding
  }
}
