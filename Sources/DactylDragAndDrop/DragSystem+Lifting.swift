/// The beginning of drags: at once, or beside a menu (DD2, DD6).
extension DragSystem {
  /// Called when the recognizer of a source began, changed, ended or was cancelled.
  static func lift(_ gesture: Gesture<DragGestureRecognizer>) {
    guard let scene = gesture.any.scene else { return }
    switch gesture.state {
    case .began:
      guard let session = scene.drags.takeLifting(by: gesture.any.id) else { return }
      session.track.value.start(at: scene.currentTime)
      session.location = gesture.location(in: nil)
      if hold(session, gesture, in: scene) { return }
      begin(session, in: scene)
    case .changed: goOn(gesture, in: scene)
    case .cancelled:
      if let session = scene.drags.session(where: { $0.gesture == gesture.any.id }) { end(session, in: scene) }
    case .possible, .ended, .failed: break
    }
  }

  static func begin(_ session: DragSession, in scene: Scene) {
    // A source that is removed in the same pass as it is lifted is not dragged.
    if let source = session.source, !scene.drags.isLiftable(source) { return putBack(session, in: scene) }
    session.isHeld = false
    scene.drags.begin(session)
    takeFinger(of: session, scene.inputs, scene.gestures)
    scene.addKeyInterceptor(scene.drags)
    scene.record(.beginDrag, rule: .DD2, touch: session.touch, view: session.source?.view.entity ?? .none)
    if let source = session.source { source.delegate.sessionWillBegin?(source.handle, session) }
    guard session.isActive else { return }
    if session.preview == nil { show(session, in: scene) }
    update(session, of: scene.drags, hasMoved: true, in: scene)
  }

  /// Gives the finger to the drag: recognizers that failed because of it do not wait until it lifts, and may begin
  /// other attempts (DD13).
  private static func takeFinger(of session: DragSession, _ inputs: InputTable, _ gestures: GestureTable) {
    guard session.touch != 0, let slot = session.slot(in: inputs) else { return }
    inputs.recognizers(of: slot).forEach { gesture in
      guard gesture != session.gesture, gestures.row(gesture)?.state == .failed,
        let index = gestures.attemptIndex(of: gesture)
      else { return }
      gestures.forget(slot, inAttempt: index)
    }
  }

  // MARK: Beside a menu

  /// Shows the menu of a source that a finger lifts, and the preview: the drag begins when the finger moves on. Returns
  /// false if there is no menu to show.
  private static func hold(
    _ session: DragSession, _ gesture: Gesture<DragGestureRecognizer>, in scene: Scene
  ) -> Bool {
    guard let source = session.source, case .longPress = source.lift, let menus = scene.drags.menus,
      scene.drags.isLiftable(source), gesture.any.touches.first?.type != .pointer
    else { return false }
    // The menu of another finger is dismissed, and the source that it has lifted returns.
    guard menus.showMenu(for: source.view, at: session.location) else { return false }
    session.isHeld = true
    scene.drags.held = session
    show(session, in: scene)
    return true
  }

  /// Begins the drag and dismisses the menu when the finger has moved far enough.
  private static func goOn(_ gesture: Gesture<DragGestureRecognizer>, in scene: Scene) {
    guard let session = scene.drags.held, session.gesture == gesture.any.id,
      gesture.location(in: nil).distance(to: session.location) > DragGestureRecognizer.allowableMovement
    else { return }
    scene.drags.held = nil
    scene.drags.menus?.dismissMenu()
    session.location = gesture.location(in: nil)
    session.hasMoved = true
    begin(session, in: scene)
  }

  /// Returns the preview to the source when the menu is gone and nothing was dragged.
  static func putBack(_ session: DragSession, in scene: Scene) {
    if scene.drags.held === session { scene.drags.held = nil }
    session.isHeld = false
    goHome(session, in: scene)
  }

  /// Whether a finger that presses a view for its menu would lift something there: then the lift shows the menu (DD2).
  static func wouldLift(by press: AnyGesture, in scene: Scene) -> Bool {
    guard scene.drags.sources.count > 0, let view = press.view,
      let touch = press.touches.first, let slot = scene.inputs.slot(of: touch.finger)
    else { return false }
    for other in scene.gestures(having: slot) where other.state == .possible {
      guard let source = scene.drags.source(of: other.owner, on: view), case .longPress = source.lift else { continue }
      if scene.drags.mayLift(other, in: scene) { return true }
    }
    return false
  }
}

extension Scene {
  /// Sets the presenter of menus that are shown by a long press that lifts (DD2).
  package func setDragMenus(_ menus: any DragMenuPresenter) { drags.menus = menus }

  /// Whether the finger of a press would lift an item.
  package func wouldLift(by press: AnyGesture) -> Bool { DragSystem.wouldLift(by: press, in: self) }

  /// Reports that the menu of a lifted source is gone.
  package func dragMenuDidGo() {
    if let held = drags.held { DragSystem.putBack(held, in: self) }
  }
}
