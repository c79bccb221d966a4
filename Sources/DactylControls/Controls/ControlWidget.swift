import Dactyl

/// The widget of a control's view, by which the control receives input. Its state is in the table of controls.
struct ControlWidget: Widget {
  /// Handles touches, which stop at a control whether or not it reacts to them (C17).
  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    if let scene = view.scene { ControlTracking.feed(phase, touches, event, Control(view: view), in: scene) }
    return .handled
  }

  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    guard let scene = view.scene else { return .passToNext }
    return ControlKeys.feed(phase, presses, Control(view: view), in: scene)
  }

  func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling {
    guard let scene = view.scene else { return .passToNext }
    return ControlKeys.select(phase, event, Control(view: view), in: scene)
  }

  /// Cancels a touch whose end was handled by a responder that the game attached meanwhile (T20).
  func trackedInputWasLost(in view: View) {
    let control = Control(view: view)
    guard let row = control.row, let scene = view.scene else { return }
    if row.touch != 0, !scene.isUnderWay(.touch, row.touch) { ControlTracking.cancelTouch(control, with: nil) }
  }

  /// Asks the behaviour of the control (G27).
  func shouldBegin(_ gesture: AnyGesture, taking touch: Touch, in view: View) -> Bool {
    let control = Control(view: view)
    return !control.behavior.refuses(gesture, for: touch, in: control)
  }

  /// True: a scroll view around a control leaves the control its finger (V6).
  var keepsTouches: Bool { true }

  func isFocusable(_ view: View) -> Bool {
    Control(view: view).row.map { !$0.state.contains(.disabled) } ?? false
  }

  func canBecomeFirstResponder(_ view: View) -> Bool {
    Control(view: view).row.map { $0.canBecomeFirst && !$0.state.contains(.disabled) } ?? false
  }

  func isSelectable(_ view: View) -> Bool {
    guard let row = Control(view: view).row else { return false }
    return !row.state.contains(.disabled) && Control(view: view).behavior.isActivatedByKeys
  }

  func focusDidChange(_ view: View) {
    Control(view: view).show()
    if let scene = view.scene { scene.controls.focusDidChange?(view, scene) }
  }

  var drawsFocus: Bool { true }

  func layoutSubviews(of view: View) { Control(view: view).show() }

  func cursor(over view: View) -> CursorShape? {
    guard let row = Control(view: view).row, !row.state.contains(.disabled) else { return nil }
    return view.scene?.controls.settings.cursor
  }
}

extension View {
  /// Makes the view a control, with a behaviour of its own or one that only sends events. A view that is a control
  /// already keeps its actions and gets the new behaviour.
  @discardableResult
  public func makeControl(_ behavior: some ControlBehavior = PlainControl()) -> Control {
    let control = Control(view: self)
    guard let scene, columns.check(entity, "make a control of view") else { return control }
    if scene.controls.rows[entity.index] == nil {
      scene.controls.rows[entity.index] = ControlRow()
      setWidget(ControlWidget())
      scene.controls.calls[entity.index] = widgetCalls
      hasMinimumHitSize = true
    }
    control.behavior = behavior
    return control
  }
}
