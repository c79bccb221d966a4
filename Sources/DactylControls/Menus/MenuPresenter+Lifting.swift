import Dactyl

/// Menus of views and rows that a long press lifts as well (DD2).
extension MenuPresenter: DragMenuPresenter {
  func showMenu(for view: View, at location: Point) -> Bool {
    guard let scene = view.scene, let gestures = view[ContextMenuGestures.self],
      scene.gesture(gestures.press)?.isEnabled == true,
      ContextMenuGestures.prepareMenu(of: view, in: scene)
    else { return false }
    return scene.showContextMenu(for: view.entity, at: ContextMenuGestures.area(at: location))?.isShown == true
  }

  func dismissMenu() { shown?.dismiss() }

  // MARK: Rows of lists

  /// Makes the list move the row whose menu was shown by a press, once the finger moves on. Returns false when no list
  /// does.
  func moveRow(_ press: Gesture<LongPressGestureRecognizer>, in scene: Scene) -> Bool {
    if let mover, mover.gesture == press.any.id {
      if press.state != .changed { self.mover = nil }
      mover.list.move(by: press)
      return true
    }
    guard press.state == .changed, findMover != nil, let shown, let opener = shown.opener,
      opener.gesture == press.any.id,
      press.location(in: nil).distance(to: opener.start) > press.allowableMovement,
      let list = list(movingRowOf: press, from: opener.start, in: scene)
    else { return false }
    // The question whether the row may be moved may have ended everything.
    guard self.shown === shown, list.view.isAlive else { return true }
    mover = (press.any.id, list)
    dismiss(in: scene)
    guard list.view.isAlive else { return true }
    list.lift(at: list.view.convert(opener.start, from: nil))
    list.move(by: press)
    return true
  }

  /// The list that moves the row under a press; nil for none.
  private func list(
    movingRowOf press: Gesture<LongPressGestureRecognizer>, from start: Point, in scene: Scene
  ) -> (any MenuRowMover)? {
    var around = press.view?.superview
    while let view = around {
      if let list = findMover?(view, scene) {
        return list.mayBeginMove(at: list.view.convert(start, from: nil)) ? list : nil
      }
      around = view.superview
    }
    return nil
  }
}

/// A list that can move the row whose menu a finger has opened (DD2).
protocol MenuRowMover: AnyObject {
  /// The view of the list.
  var view: View { get }
  /// Whether the row at a point of the view's own coordinates may be moved now.
  func mayBeginMove(at place: Point) -> Bool
  /// Lifts the row under the finger.
  func lift(at finger: Point)
  /// Moves the lifted row with the finger, or drops it at the end of the press.
  func move(by press: Gesture<LongPressGestureRecognizer>)
}
