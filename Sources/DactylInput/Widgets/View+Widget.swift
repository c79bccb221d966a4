extension View {
  /// Makes the view a widget, replacing the present one. A responder that the game attached stays, and is called first.
  public func setWidget(_ widget: some Widget) {
    guard let scene, columns.check(entity, "make a widget of view") else { return }
    guard !scene.isAnswering else {
      return scene.postpone { [self] _ in if isAlive { setWidget(widget) } }
    }
    scene.watchEnd(of: entity)
    let holder = WidgetHolder(widget, of: self, tracking: scene.widgets.presses)
    let old = scene.widgets.set(holder, of: entity.index)
    scene.responders.setWidget(WidgetResponder(holder, own: nil), of: entity.index)
    scene.noteListeners(entity)
    observesLayout = true
    scene.noteMayHaveFocus(entity.index)
    unsafe scene.parts.focus?.focusableViewsDidChange()
    withExtendedLifetime(old) {}
  }

  /// The widget that the view is, or nil.
  public var widget: (any Widget)? { isAlive ? scene?.widgets[entity.index]?.widget : nil }

  /// Whether fingers hit the view as if it were at least as large as a fingertip; false by default. Limited by its
  /// superview (H4), and only where no other small view, or one with listeners, is directly under the finger. A mouse
  /// or a pencil hits exactly (C8). `SceneGraph.minimumHitSize` does this for all views.
  public var hasMinimumHitSize: Bool {
    get { wantsGrowth }
    nonmutating set { wantsGrowth = newValue }
  }

  /// Whether a scrolling superview may take touches back that this view has received: true, unless the view is a widget
  /// that keeps them (V6).
  public var touchesShouldCancel: Bool { widget?.keepsTouches != true }

  /// The callee of the widget, for further calls of its code. Nil for a view that is no widget.
  package var widgetCalls: Callee? { isAlive ? scene?.widgets[entity.index] : nil }

  // MARK: Tracking

  /// Starts to track a touch, instead of an earlier one. Recognizers of superviews ask the widget before they begin
  /// with the touch (G27), and the widget is notified when the touch is over without its having received the end.
  public func beginTracking(_ touch: Touch) { if isAlive { scene?.widgets.touches.begin(touch.id, entity) } }
  /// Stops tracking a touch.
  public func endTrackingTouch() { scene?.widgets.touches.end(entity) }
  /// Starts to track a press, instead of an earlier one. The widget is notified when the press is over without its
  /// having received the end.
  public func beginTracking(_ press: Press) { if isAlive { scene?.widgets.presses.begin(press.id, entity) } }
  /// Stops tracking a press.
  public func endTrackingPress() { scene?.widgets.presses.end(entity) }
}
