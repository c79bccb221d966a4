extension InputBinding {
  /// Makes a binding of a key, with or without modifier keys.
  public static func key(_ key: Key, _ modifiers: ModifierFlags = []) -> InputBinding {
    var binding = InputBinding(.control(.key(key)))
    binding.modifiers = modifiers
    return binding
  }

  /// Makes a binding of a button of a controller.
  public static func button(_ button: ControllerButton) -> InputBinding { InputBinding(.control(.button(button))) }

  /// Makes a binding of a button of the mouse, for clicks that nothing on the screen handles.
  public static func mouse(_ button: ButtonMask) -> InputBinding { InputBinding(.control(.mouse(button))) }

  /// Makes a binding of a step of the mouse's wheel, where nothing under the pointer scrolls: the action is pressed and
  /// released at once.
  public static func wheel(_ direction: InputControl.WheelDirection) -> InputBinding {
    InputBinding(.control(.wheel(direction)))
  }

  /// Makes a binding of a finger or pressed pointer that lands in a rectangle of the scene, or anywhere, and is not
  /// handled. It drives every binding of its context whose rectangle it lands in: if rectangles overlap, all of them.
  ///
  /// A view receives one finger at a time, and so does a window: for several fingers on empty areas, set
  /// `isMultipleTouchEnabled` of the window's view.
  public static func touch(in area: Rect? = nil) -> InputBinding { InputBinding(.touch(area)) }

  /// A binding of the mouse's movement, in points of the scene, for movements (`Movement`).
  public static let mouseMotion = InputBinding(.mouseMotion)

  /// A binding of the turns of the wheel, in steps to the right and toward the hand, for movements (`Movement`).
  public static let wheelMotion = InputBinding(.wheelMotion)

  /// Makes a binding of the turns of a controller in the hand, in radians to the right and down, for movements
  /// (`Movement`). While it is bound in an active context the sensors are on. A gyroscope drifts less once it knows how
  /// it measures at rest (`InputActions.calibrateGyroscope(of:seconds:)`).
  public static func gyroscope(_ space: GyroscopeSpace = .player) -> InputBinding { InputBinding(.gyroscope(space)) }

  /// Makes a binding of a stick whose direction is that in which to look, in radians to the right, for movements
  /// (`Movement`).
  public static func flickStick(_ stick: ControllerAxis = .rightStick) -> InputBinding {
    InputBinding(.flickStick(stick))
  }

  /// Makes a binding of both axes of a stick.
  public static func stick(_ stick: ControllerAxis) -> InputBinding { InputBinding(.axis(stick)) }

  /// Makes a binding of a trigger, whose value goes from 0 to 1.
  public static func trigger(_ trigger: ControllerAxis) -> InputBinding { InputBinding(.axis(trigger)) }

  /// Makes a binding of a stick's horizontal axis, positive to the right.
  public static func horizontal(_ stick: ControllerAxis) -> InputBinding { InputBinding(.horizontal(stick)) }

  /// Makes a binding of a stick's vertical axis, positive downward.
  public static func vertical(_ stick: ControllerAxis) -> InputBinding { InputBinding(.vertical(stick)) }

  /// Makes an axis of two controls.
  public static func pair(negative: InputControl, positive: InputControl) -> InputBinding {
    InputBinding(.pair(negative: negative, positive: positive))
  }

  /// Makes a vector of four controls.
  public static func directions(
    up: InputControl, left: InputControl, down: InputControl, right: InputControl
  ) -> InputBinding {
    InputBinding(.directions(up: up, left: left, down: down, right: right))
  }

  /// The keys W, A, S and D, by their positions on the keyboard.
  public static let wasd = directions(up: .key(.w), left: .key(.a), down: .key(.s), right: .key(.d))
  /// The arrow keys.
  public static let arrows = directions(up: .key(.up), left: .key(.left), down: .key(.down), right: .key(.right))
  /// The directional pad of a controller.
  public static let dpad = directions(
    up: .button(.dpadUp), left: .button(.dpadLeft), down: .button(.dpadDown), right: .button(.dpadRight))

  // MARK: Modified bindings

  /// Returns the binding for a control that has been held for a time in seconds.
  public func hold(_ seconds: Double = 0.4) -> InputBinding { with { $0.interaction = .hold(seconds) } }
  /// Returns the binding for a control that is released within a time in seconds.
  public func tap(_ seconds: Double = 0.2) -> InputBinding { with { $0.interaction = .tap(seconds) } }
  /// Returns the binding for a control that is pressed again within a time in seconds.
  public func doubleTap(_ seconds: Double = 0.3) -> InputBinding { with { $0.interaction = .doubleTap(seconds) } }
  /// Returns the binding for a control that is released after at least a time in seconds.
  public func longRelease(_ seconds: Double = 0.4) -> InputBinding { with { $0.interaction = .longRelease(seconds) } }
  /// Returns the binding for a control that is pressed while others are held.
  public func with(_ others: InputControl...) -> InputBinding { with { $0.chord += others } }
  /// Returns the binding with more processors of its value.
  public func processed(_ processors: InputProcessor...) -> InputBinding { with { $0.processors += processors } }

  private func with(_ edit: (inout InputBinding) -> Void) -> InputBinding {
    var binding = self
    edit(&binding)
    return binding
  }
}
