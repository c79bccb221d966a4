import Dactyl

/// A switch that is on or off.
public struct Toggle: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a toggle.
  public init(_ control: Control) { self.control = control }

  /// Whether the toggle is on. Setting it sends no event (C19).
  public var isOn: Bool {
    get { view[ToggleState.self]?.isOn ?? false }
    nonmutating set { change(ToggleState.self) { $0.isOn = newValue } }
  }
}

extension Scene {
  /// Makes a toggle in front of the other subviews of a view, or of the main window. The action runs when the user
  /// switches it (`valueChanged`).
  @discardableResult
  public func addToggle(
    isOn: Bool = false, frame: Rect? = nil, to parent: View? = nil, action: ((Toggle) -> Void)? = nil
  ) -> Toggle {
    let view = addView(frame: frame ?? .zero, to: parent)
    view[ToggleState.self] = ToggleState(isOn: isOn, knob: ControlPaint.addPart(to: view))
    let toggle = Toggle(view.makeControl(ToggleBehavior()))
    if frame == nil { toggle.sizeToFit() }
    if let action { toggle.addAction(for: .valueChanged, action) }
    return toggle
  }
}

/// The state of a toggle.
struct ToggleState {
  var isOn: Bool
  let knob: Entity
  /// Whether the tracked finger has switched the toggle by dragging.
  var isTurned = false
}

/// The behaviour of a toggle: a tap switches it, and so does dragging its knob to the other side.
public struct ToggleBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// The size of a toggle in a container.
  public func intrinsicContentSize(of control: Control) -> Size? { Size(52, 32) }

  /// Notes that the new finger has switched nothing yet.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    Toggle(control).change(ToggleState.self) { $0.isTurned = false }
    return true
  }

  /// Switches the toggle when the finger has moved beyond its opposite edge.
  public func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    let toggle = Toggle(control)
    let bounds = control.view.bounds
    let x = touch.location(in: control.view).x
    let isBeyond = toggle.isOn ? x < bounds.minX : x > bounds.maxX
    if isBeyond { turn(toggle, byDragging: true) }
    return true
  }

  /// Ends a drag that lifted outside, so that it does not affect the next activation.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    if !control.isTouchInside { Toggle(control).isTurnedByDragging = false }
  }

  /// Ends a drag without switching anything.
  public func cancelTracking(in control: Control, with event: Event?) {
    if control.view.isAlive { Toggle(control).isTurnedByDragging = false }
  }

  /// Switches the toggle, unless the finger has done so by dragging.
  public func activate(_ control: Control) {
    let toggle = Toggle(control)
    guard control.view[ToggleState.self]?.isTurned != true else { return toggle.isTurnedByDragging = false }
    turn(toggle, byDragging: false)
  }

  private func turn(_ toggle: Toggle, byDragging isDragged: Bool) {
    toggle.change(ToggleState.self) { state in
      state.isOn.toggle()
      state.isTurned = isDragged
    }
    toggle.sendValueChanged()
  }

  /// Refuses a single tap with one finger, and pans with one finger that start on the knob and run along the toggle
  /// (G27).
  public func refuses(_ gesture: AnyGesture, for touch: Touch, in control: Control) -> Bool {
    if gesture.isSingleTap { return true }
    guard gesture.value(as: PanGestureRecognizer.self) != nil, gesture.numberOfTouches == 1 else { return false }
    let way = touch.location(in: control.view) - control.view.convert(touch.initialLocation, from: nil)
    let start = control.view.convert(touch.initialLocation, from: nil)
    return abs(way.dx) > abs(way.dy) && Self.knob(of: control).contains(start)
  }

  private static func knob(of control: Control) -> Rect {
    let bounds = control.view.bounds
    let side = min(bounds.size.height, bounds.size.width)
    let x = control.view[ToggleState.self]?.isOn == true ? bounds.maxX - side : bounds.minX
    return Rect(x, bounds.minY, side, side)
  }

  /// A switch that is on or off.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let isOn = Toggle(control).isOn
    return AccessibilityProperties(
      .toggle, value: isOn ? "on" : "off", traits: .toggleButton, number: isOn ? 1 : 0, range: 0...1)
  }

  /// Draws a bar with the knob on its side.
  public func show(_ control: Control) {
    guard let toggle = control.view[ToggleState.self] else { return }
    let (state, style) = (control.state, control.styleNow)
    let bounds = control.view.bounds
    let fill = state.contains(.disabled) ? style.disabled.fill : toggle.isOn ? style.accent : style.track
    control.view[Shape.self] = Shape(
      .rectangle(cornerRadius: bounds.size.height / 2), fill: fill,
      stroke: state.contains(.focused) ? style.focus : nil,
      lineWidth: style.lineWidth)
    let area = Self.knob(of: control).outset(by: EdgeInsets(-style.lineWidth))
    ControlPaint.showKnob(state.subtracting(.focused), style, area, on: View(toggle.knob, in: control.view.columns))
  }
}

extension Toggle {
  fileprivate var isTurnedByDragging: Bool {
    get { view[ToggleState.self]?.isTurned ?? false }
    nonmutating set { change(ToggleState.self) { $0.isTurned = newValue } }
  }
}
