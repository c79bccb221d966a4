import Dactyl

/// Operation of a menu with a finger or the mouse.
extension ShownMenu {
  /// Handles a phase of a touch in the menu's window. A touch that lands beside all panels dismisses the menu.
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

  /// Follows the gesture that opened the menu. It chooses an item once it has moved; a release without movement leaves
  /// the menu open.
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

  /// Highlights the item under a point.
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

/// The widget of a menu's window: it receives all touches, which the menu handles.
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

extension MenuWidget: AccessibilityProviding {
  func accessibilityProperties(of view: View) -> AccessibilityProperties {
    AccessibilityProperties(.menu, label: shown(view)?.menu.title, isElement: false)
  }

  /// The items of all panels, but for the separators.
  func accessibilityParts(of view: View) -> AccessibilityParts? {
    guard let shown = shown(view) else { return nil }
    var listed: [AccessibilityPart] = []
    for panel in shown.panels {
      for (row, item) in panel.menu.items.enumerated() where item != .separator {
        var properties = AccessibilityProperties(
          .menuItem, label: item.title, hint: item.hint.isEmpty ? nil : item.hint)
        if !item.isSelectable { properties.traits.insert(.notEnabled) }
        if case .command(let command) = item, command.isOn { properties.traits.insert(.selected) }
        let frame = view.convert(panel.place(of: row), from: nil)
        var part = AccessibilityPart(listed.count, properties, frame: frame)
        part.isFocused = panel.highlighted == row
        listed.append(part)
      }
    }
    var parts = AccessibilityParts(count: listed.count, listed, isEverything: true)
    parts.hasKeys = shown.takesAllKeys || listed.contains(where: \.isFocused)
    return parts
  }

  private func shown(_ view: View) -> ShownMenu? {
    view.scene?.shownMenu.flatMap { $0.window.view == view ? $0 : nil }
  }
}
