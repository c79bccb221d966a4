import Dactyl

/// The common interface of the handles of all kinds of controls: `Control` itself, `Button`, `Slider` and the others.
///
/// Reading from a destroyed control returns the values of one at rest; setting does nothing but emit a diagnostic.
public protocol ControlHandle: Hashable {
  /// The control behind the handle.
  var control: Control { get }
  /// Makes a handle of a control that is of this kind.
  init(_ control: Control)
}

extension ControlHandle {
  /// The view that is the control.
  public var view: View { control.view }

  /// Whether the control reacts to input; true at first. Disabling it while it is tracking cancels the tracking (C13):
  /// the control receives the cancel when none of its own calls is running, and the focus moves to the nearest other
  /// item at the end of the frame (F12). A first responder stays first responder (R18).
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    nonmutating set {
      guard control.check("enable"), newValue != isEnabled else { return }
      defer { view.scene?.setNeedsFocusItems() }
      if newValue { return control.update { $0.state.remove(.disabled) } }
      control.update { $0.state.insert(.disabled) }
      ControlTracking.cancelWhenFree(control)
    }
  }

  /// Whether the control is selected; what that means is up to the game.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    nonmutating set { set(.selected, newValue) }
  }

  /// Whether the control is shown as pressed. Follows the finger while the control tracks one (C7).
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    nonmutating set { set(.highlighted, newValue) }
  }

  /// The present state (C14).
  public var state: ControlState {
    guard let row = control.row else { return .normal }
    return view.showsFocus ? row.state.union(.focused) : row.state
  }

  /// Whether the control tracks a finger.
  public var isTracking: Bool { control.row.map { $0.touch != 0 } ?? false }
  /// Whether the finger that it tracks is inside (C8).
  public var isTouchInside: Bool { control.row?.isTouchInside ?? false }

  /// The style of this control; nil for `Scene.controlStyle`.
  public var style: ControlStyle? {
    get { control.view.columns.readingControls { $0.styles[control.entity.index] } ?? nil }
    nonmutating set {
      guard control.check("set the style of") else { return }
      control.scene?.controls.styles[control.entity.index] = newValue
      control.show()
    }
  }

  /// The style in use: that of the control, else that of the scene; with outlines where contrast is to be increased
  /// (AX30).
  public var styleNow: ControlStyle {
    let style = givenStyle
    return control.scene?.display.increasesContrast == true ? style.outlined : style
  }

  private var givenStyle: ControlStyle {
    control.view.columns.readingControls { table in
      // Few controls have a style of their own.
      table.styles.count == 0 ? table.style : table.styles[control.entity.index] ?? table.style
    } ?? ControlStyle()
  }

  /// The frame of the view in its superview's coordinates. Set it here rather than at the view to have the parts of the
  /// control follow at once instead of at the next layout.
  public var frame: Rect {
    get { view.frame }
    nonmutating set {
      view.frame = newValue
      control.show()
    }
  }

  /// The distance in points, of the control's own coordinates, that a tracked finger may leave the control and still be
  /// inside; nil for the margin of `Scene.controlSettings` (C8).
  public var touchMargin: Float? {
    get { control.row?.margin }
    nonmutating set { if control.check("set the margin of") { control.update { $0.margin = newValue } } }
  }

  /// Whether the control is hit in an area of at least `ControlSettings.minimumHitSize`; true at first.
  public var hasMinimumHitSize: Bool {
    get { view.hasMinimumHitSize }
    nonmutating set { if control.check("set the hit size of") { view.hasMinimumHitSize = newValue } }
  }

  /// Whether the control can become first responder, for shakes, actions and key commands; false at first. Keys go to
  /// the focused control, and every control can be focused unless `view.canBecomeFocused` is false (R12, F3).
  public var canBecomeFirstResponder: Bool {
    get { control.row?.canBecomeFirst ?? false }
    nonmutating set {
      guard control.check("change") else { return }
      control.update { $0.canBecomeFirst = newValue }
    }
  }

  /// Makes the control first responder, if `canBecomeFirstResponder` allows it; else returns false, with a diagnostic
  /// (R12). For space, return and the arrows it needs the focus instead: `Scene.requestFocus(at:ofPlayer:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { view.becomeFirstResponder() }

  private func set(_ state: ControlState, _ isOn: Bool) {
    guard control.check("change") else { return }
    control.update { if isOn { $0.state.insert(state) } else { $0.state.remove(state) } }
  }

  /// Changes the component with the state of the control's kind, and shows the control again.
  func change<State>(_ type: State.Type, _ edit: (inout State) -> Void) {
    guard control.check("change"), var state = view[type] else { return }
    edit(&state)
    view[type] = state
    control.show()
  }

  /// Reports a change by the user: sends `valueChanged`, then `primaryActionTriggered` (C19).
  func sendValueChanged() {
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .primaryActionTriggered)
  }
}
