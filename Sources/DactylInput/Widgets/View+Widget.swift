extension View {
  /// Makes the view a widget, in place of the one that it was. A responder that the game attached stays, and is asked
  /// first.
  public func setWidget(_ widget: some Widget) {
    guard let scene, columns.check(entity, "make a widget of view") else { return }
    guard !scene.isAnswering else {
      return scene.postpone { [self] _ in if isAlive { setWidget(widget) } }
    }
    scene.watchEnd(of: entity)
    let holder = WidgetHolder(widget, of: self, tracking: scene.widgets.presses)
    let old = scene.widgets.set(holder, of: entity.index)
    scene.responders.setWidget(WidgetResponder(holder, own: nil), of: entity.index)
    scene.noteHeeded(entity)
    hearsOfLayout = true
    scene.noteMayHaveFocus(entity.index)
    unsafe scene.parts.focus?.focusableViewsDidChange()
    withExtendedLifetime(old) {}
  }

  /// The widget that the view is, or nil.
  public var widget: (any Widget)? { isAlive ? scene?.widgets[entity.index]?.widget : nil }

  /// Whether fingers hit the view as if it were as large as a fingertip at least; false by default. As far as its
  /// superview reaches (H4), and only where nothing that is small, too, or is listened on lies right under the finger.
  /// A mouse or a pencil hits what it sees (C8). `SceneGraph.minimumHitSize` does so for all views.
  public var hasMinimumHitSize: Bool {
    get { wantsGrowth }
    nonmutating set { wantsGrowth = newValue }
  }

  /// Whether a view that scrolls may take touches back that this view has: yes, unless it is a widget that keeps them
  /// (V6).
  public var touchesShouldCancel: Bool { widget?.keepsTouches != true }

  /// The calls of the widget's code, for what else is called of it. Nil for a view that is none.
  package var widgetCalls: Callee? { isAlive ? scene?.widgets[entity.index] : nil }

  // MARK: Tracking

  /// Notes that the view, a widget, tracks a touch, in place of any before: recognizers around it ask it before they
  /// begin with the touch (G27), and it hears when the touch is over without its hearing of the end.
  public func beginTracking(_ touch: Touch) { if isAlive { scene?.widgets.touches.begin(touch.id, entity) } }
  /// Notes that the view tracks no touch any more.
  public func endTrackingTouch() { scene?.widgets.touches.end(entity) }
  /// Notes that the view, a widget, tracks a press, in place of any before: it hears when that is over without its
  /// hearing of the end.
  public func beginTracking(_ press: Press) { if isAlive { scene?.widgets.presses.begin(press.id, entity) } }
  /// Notes that the view tracks no press any more.
  public func endTrackingPress() { scene?.widgets.presses.end(entity) }
}
