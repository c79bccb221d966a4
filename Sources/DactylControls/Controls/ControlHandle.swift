import Dactyl

/// What the handles of all kinds of control have: `Control` itself, `Button`, `Slider` and the others.
///
/// Reading from a control that is gone gives the values of one at rest; setting changes nothing, with a diagnostic.
public protocol ControlHandle: Hashable {
  /// The control.
  var control: Control { get }
  /// The handle of a control that is of this kind.
  init(_ control: Control)
}

extension ControlHandle {
  /// The view that it is.
  public var view: View { control.view }

  /// Whether it reacts; true at first. Disabling it in mid-track cancels (C13), which it receives when no call of its
  /// own is under way, and the focus goes to the nearest other item at the end of the frame (F12). A first responder
  /// stays that (R18).
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

  /// Whether it is chosen; what that means is up to the game.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    nonmutating set { set(.selected, newValue) }
  }

  /// Whether it looks pressed. While it tracks a finger this follows the finger (C7).
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    nonmutating set { set(.highlighted, newValue) }
  }

  /// How it is at the moment (C14).
  public var state: ControlState {
    guard let row = control.row else { return .normal }
    return view.showsFocus ? row.state.union(.focused) : row.state
  }

  /// Whether it tracks a finger.
  public var isTracking: Bool { control.row.map { $0.touch != 0 } ?? false }
  /// Whether the finger that it tracks is inside (C8).
  public var isTouchInside: Bool { control.row?.isTouchInside ?? false }

  /// How it looks, instead of `Scene.controlStyle`; nil for that.
  public var style: ControlStyle? {
    get { control.view.columns.readingControls { $0.styles[control.entity.index] } ?? nil }
    nonmutating set {
      guard control.check("set the style of") else { return }
      control.scene?.controls.styles[control.entity.index] = newValue
      control.show()
    }
  }

  /// The style that it has.
  public var styleNow: ControlStyle {
    control.view.columns.readingControls { table in
      // Few have their own.
      table.styles.count == 0 ? table.style : table.styles[control.entity.index] ?? table.style
    } ?? ControlStyle()
  }

  /// Where it is in its parent's coordinates. Set here rather than at the view, what it is made of comes along at once,
  /// and not only when the frame is laid out.
  public var frame: Rect {
    get { view.frame }
    nonmutating set {
      view.frame = newValue
      control.show()
    }
  }

  /// How far a finger may leave it and still be inside, in points of its own; nil for that of `Scene.controlSettings`
  /// (C8).
  public var touchMargin: Float? {
    get { control.row?.margin }
    nonmutating set { if control.check("set the margin of") { control.update { $0.margin = newValue } } }
  }

  /// Whether fingers hit it as if it were as large as `ControlSettings.minimumHitSize` at least; true at first.
  public var hasMinimumHitSize: Bool {
    get { view.hasMinimumHitSize }
    nonmutating set { if control.check("set the hit size of") { view.hasMinimumHitSize = newValue } }
  }

  /// Whether it can become first responder, for shakes, actions and key commands; false at first. Keys come to it with
  /// the focus, which it can have unless `view.canBecomeFocused` says no (R12, F3).
  public var canBecomeFirstResponder: Bool {
    get { control.row?.canBecomeFirst ?? false }
    nonmutating set {
      guard control.check("change") else { return }
      control.update { $0.canBecomeFirst = newValue }
    }
  }

  /// Makes it first responder, if it says that it can be; false, with a diagnostic, if not (R12). For space, return and
  /// arrows it needs the focus instead: `Scene.requestFocus(at:ofPlayer:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { view.becomeFirstResponder() }

  private func set(_ state: ControlState, _ isOn: Bool) {
    guard control.check("change") else { return }
    control.update { if isOn { $0.state.insert(state) } else { $0.state.remove(state) } }
  }

  /// Changes a component that holds the state of its kind, and shows it.
  func change<State>(_ type: State.Type, _ edit: (inout State) -> Void) {
    guard control.check("change"), var state = view[type] else { return }
    edit(&state)
    view[type] = state
    control.show()
  }

  /// Reports a change by the user, as a new value and as the primary action (C19).
  func sendValueChanged() {
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .primaryActionTriggered)
  }
}
