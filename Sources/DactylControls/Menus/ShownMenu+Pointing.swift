import Dactyl

/// Choosing by a finger or the mouse.
extension ShownMenu {
  /// A touch in the menu's window entered a phase. One that lands beside all panels takes the menu away.
  func feel(_ phase: TouchPhase, at point: Point) {
    switch phase {
    case .began:
      opener = nil
      guard panels.contains(where: { $0.contains(point) }) else { return dismiss() }
      self.point(at: point)
    case .moved: self.point(at: point)
    case .ended: choose(at: point)
    case .cancelled: highlight(panels[current].opened, in: current)
    case .stationary: break
    }
  }

  /// The gesture that opened the menu went on. It chooses once it has moved: to let go right away leaves the menu open.
  func follow(_ gesture: AnyGesture) {
    guard isShown, var opener, opener.gesture == gesture.id, let scene else { return }
    let point = gesture.location(in: nil)
    if point.distance(to: opener.start) > scene.thresholds.tapMovement.points { opener.hasMoved = true }
    self.opener = opener
    switch gesture.state {
    case .changed: if opener.hasMoved { self.point(at: point) }
    case .ended:
      self.opener = nil
      if opener.hasMoved { choose(at: point) }
    case .cancelled, .failed: self.opener = nil
    case .possible, .began: break
    }
  }

  /// Highlights what is under a point.
  func point(at point: Point) {
    guard let index = panels.lastIndex(where: { $0.contains(point) }) else {
      return highlight(panels[current].opened, in: current)
    }
    highlight(panels[index].row(at: point) ?? panels[index].opened, in: index)
  }

  private func choose(at point: Point) {
    guard let index = panels.lastIndex(where: { $0.contains(point) }), let row = panels[index].row(at: point) else {
      return
    }
    choose(row, of: index)
  }
}

/// The window of a menu: it takes all touches, and what they do is up to the menu.
struct MenuWidget: Widget {
  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    guard let shown = view.scene?.shownMenu, shown.window.view == view, let touch = touches.first else {
      return .handled
    }
    shown.feel(phase, at: touch.location)
    return .handled
  }

  var keepsTouches: Bool { true }
}
