import Dactyl

/// A stick of a controller that is shown on the screen: it does to the game's actions what that stick does
/// (`InputBinding.stick(_:)`), and moves no focus.
///
/// ```swift
/// ScreenStick(frame: Rect(0, 200, 400, 400), .leftStick, mode: .floating, in: scene.window.view)
/// ```
public struct ScreenStick: ControlHandle {
  /// Where its middle is.
  public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
    /// In the middle of its frame.
    case fixed
    /// Where the finger lands, until it lifts.
    case floating
    /// Where the finger lands; it comes along when the finger goes farther than the stick.
    case relative
  }

  /// The control behind it, with its state, style and events.
  public let control: Control
  /// The handle of a control that is such a stick.
  public init(_ control: Control) { self.control = control }

  /// Makes a stick in a view, in front of what is there. A finger that lands anywhere in the frame takes it; it goes as
  /// far from its middle as the radius, by default a quarter of the shorter side. The device is that which drives a
  /// player (`InputActions.assign(_:to:)`).
  @discardableResult
  public init(
    frame: Rect, _ stick: ControllerAxis, mode: Mode = .floating, radius: Float? = nil, device: DeviceID = .screen,
    in parent: View
  ) {
    let view = parent.columns.makeView(frame: frame)
    parent.addSubview(view)
    let usual = min(frame.size.width, frame.size.height) / 4
    view[ScreenStickState.self] = ScreenStickState(
      stick: stick, device: device, mode: mode, radius: max(1, radius.map { $0.isFinite ? $0 : usual } ?? usual),
      plate: ControlPaint.addPart(to: view), knob: ControlPaint.addPart(to: view))
    self.init(view.makeControl(ScreenStickBehavior()))
    view.canBecomeFocused = false
  }

  /// Where it is: a vector of a length of at most 1, to the right and down.
  public var value: Vector { view[ScreenStickState.self]?.value ?? .zero }

  /// Where its middle is, in its own coordinates.
  public var middle: Point { view[ScreenStickState.self]?.middle(in: view.bounds) ?? .zero }
}

/// What a stick on the screen knows.
struct ScreenStickState {
  let stick: ControllerAxis
  let device: DeviceID
  let mode: ScreenStick.Mode
  let radius: Float
  let plate: Entity
  let knob: Entity
  /// Where its middle is while a finger has it.
  var taken: Point?
  var value = Vector.zero

  func middle(in bounds: Rect) -> Point { taken ?? bounds.center }

  /// A finger landed.
  mutating func land(at place: Point, in bounds: Rect) {
    taken = mode == .fixed ? bounds.center : place
    move(to: place)
  }

  /// The finger is somewhere.
  mutating func move(to place: Point) {
    guard let middle = taken, place.isFinite else { return }
    let way = place - middle
    let length = way.length
    guard length > radius else { return value = way / radius }
    value = way / length
    if mode == .relative { taken = place - value * radius }
  }

  /// The finger is gone.
  mutating func rest() {
    taken = nil
    value = .zero
  }
}

/// What a stick on the screen does: it follows its finger.
public struct ScreenStickBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Takes its middle from where the finger landed.
  public func didBeginTracking(_ touch: Touch, in control: Control, with event: Event) {
    change(control) { $0.land(at: touch.location(in: control.view), in: control.view.bounds) }
  }

  /// Follows the finger.
  public func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    change(control) { $0.move(to: touch.location(in: control.view)) }
    return true
  }

  /// Goes back to its middle.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) { change(control) { $0.rest() } }

  /// Goes back to its middle.
  public func cancelTracking(in control: Control, with event: Event?) { change(control) { $0.rest() } }

  /// Does nothing: it is moved, not pressed.
  public func activate(_ control: Control) {}
  /// False: no single key or button activates it.
  public var isActivatedByKeys: Bool { false }

  /// A plate with a knob on it; where the middle is the finger's affair, they show while there is one.
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
