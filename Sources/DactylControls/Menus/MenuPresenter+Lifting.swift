import Dactyl

/// Menus of views, and of rows, that a long press lifts as well (DD2).
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

  /// Has the list move the row whose menu a press has shown, once the finger moves on. False where no list moves it.
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

  /// The list that moves the row that a press is on; nil for none.
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

/// A list that moves the row whose menu a finger has shown (DD2).
protocol MenuRowMover: AnyObject {
  /// The list's view.
  var view: View { get }
  /// Whether the row at a place of the view's own coordinates may be moved now.
  func mayBeginMove(at place: Point) -> Bool
  /// Lifts that row.
  func lift(at finger: Point)
  /// Follows the finger with it, or lets go of it.
  func move(by press: Gesture<LongPressGestureRecognizer>)
}
