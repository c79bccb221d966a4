import Dactyl

/// A stick of a controller on the screen: it acts on the game's input actions as the real stick does
/// (`InputBinding.stick(_:)`), and does not move the focus.
///
/// ```swift
/// scene.addScreenStick(.leftStick, mode: .floating, frame: Rect(0, 200, 400, 400))
/// ```
public struct ScreenStick: ControlHandle {
  /// The position of the middle of the stick.
  public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
    /// In the middle of its frame.
    case fixed
    /// At the point where the finger landed, until it lifts.
    case floating
    /// At the point where the finger landed; the middle follows a finger that moves beyond the radius.
    case relative
  }

  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a screen stick.
  public init(_ control: Control) { self.control = control }

  /// The deflection: a vector to the right and down with a length of at most 1.
  public var value: Vector { view[ScreenStickState.self]?.value ?? .zero }

  /// The position of the middle, in the view's own coordinates.
  public var middle: Point { view[ScreenStickState.self]?.middle(in: view.bounds) ?? .zero }
}

extension Scene {
  /// Makes a stick in front of the other subviews of a view, or of the main window. A finger that lands anywhere in the
  /// frame moves it. The stick goes as far from its middle as the radius, in points; by default a quarter of the
  /// shorter side. The device decides which player it acts for (`Scene.setPlayer(_:of:)`).
  @discardableResult
  public func addScreenStick(
    _ stick: ControllerAxis, mode: ScreenStick.Mode = .floating, radius: Float? = nil, device: DeviceID = .screen,
    frame: Rect, to parent: View? = nil
  ) -> ScreenStick {
    let view = addView(frame: frame, to: parent)
    let usual = min(frame.size.width, frame.size.height) / 4
    view[ScreenStickState.self] = ScreenStickState(
      stick: stick, device: device, mode: mode, radius: max(1, radius.map { $0.isFinite ? $0 : usual } ?? usual),
      plate: ControlPaint.addPart(to: view), knob: ControlPaint.addPart(to: view))
    let control = view.makeControl(ScreenStickBehavior())
    view.canBecomeFocused = false
    return ScreenStick(control)
  }
}

/// The state of a screen stick.
struct ScreenStickState {
  let stick: ControllerAxis
  let device: DeviceID
  let mode: ScreenStick.Mode
  let radius: Float
  let plate: Entity
  let knob: Entity
  /// The middle while a finger moves the stick; nil at rest.
  var taken: Point?
  var value = Vector.zero

  func middle(in bounds: Rect) -> Point { taken ?? bounds.center }

  /// Starts the stick with a finger at a position.
  mutating func land(at place: Point, in bounds: Rect) {
    taken = mode == .fixed ? bounds.center : place
    move(to: place)
  }

  /// Moves the stick to the position of the finger.
  mutating func move(to place: Point) {
    guard let middle = taken, place.isFinite else { return }
    let way = place - middle
    let length = way.length
    guard length > radius else { return value = way / radius }
    value = way / length
    if mode == .relative { taken = place - value * radius }
  }

  /// Returns the stick to its middle. Called when the finger is gone.
  mutating func rest() {
    taken = nil
    value = .zero
  }
}

/// The behaviour of a screen stick: it follows its finger.
public struct ScreenStickBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Sets the middle by where the finger landed.
  public func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) {
    change(control) { $0.land(at: touch.location(in: control.view), in: control.view.bounds) }
  }

  /// Moves the stick with the finger.
  public func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    change(control) { $0.move(to: touch.location(in: control.view)) }
    return true
  }

  /// Returns the stick to its middle.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) { change(control) { $0.rest() } }

  /// Returns the stick to its middle, if it is still there.
  public func cancelTracking(in control: Control, with event: Event?) {
    if control.view.isAlive { change(control) { $0.rest() } }
  }

  /// What fingers move themselves, named for its thumb.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let isRight = control.view[ScreenStickState.self]?.stick == .rightStick
    return AccessibilityProperties(label: isRight ? "right stick" : "left stick", traits: .allowsDirectInteraction)
  }

  /// Does nothing: the stick is moved, not activated.
  public func activate(_ control: Control) {}
  /// False: no single key or button activates it.
  public var isActivatedByKeys: Bool { false }

  /// Draws a plate with a knob on it. In the modes in which the finger sets the middle, they are hidden while there is
  /// no finger.
  public func show(_ control: Control) {
    guard let state = control.view[ScreenStickState.self] else { return }
    let (style, columns) = (control.styleNow, control.view.columns)
    let middle = state.middle(in: control.view.bounds)
    let (plate, knob) = (View(state.plate, in: columns), View(state.knob, in: columns))
    guard plate.isAlive, knob.isAlive else { return }
    let size = state.radius * 2
    ControlPaint.showBar(style.track, style, Rect(center: middle, size: Size(size, size)), on: plate)
    let place = middle + state.value * state.radius
    ControlPaint.showKnob(control.state, style, Rect(center: place, size: Size(state.radius, state.radius)), on: knob)
    let isShown = state.mode == .fixed || state.taken != nil
    (plate.isHidden, knob.isHidden) = (!isShown, !isShown)
  }

  private func change(_ control: Control, _ edit: (inout ScreenStickState) -> Void) {
    let before = control.view[ScreenStickState.self]?.value
    ScreenStick(control).change(ScreenStickState.self, edit)
    guard let state = control.view[ScreenStickState.self], state.value != before else { return }
    control.scene?.feedScreenStick(AxisSample(state.stick, state.value, device: state.device), by: control.entity)
  }
}
