/// What a view needs on account of what is attached to it.
extension Scene {
  /// Notes whether anything listens on a view: a recognizer, a responder for touches, which a widget is too, a cursor,
  /// what shows that it is touched, or what an added part attached, such as a drop target. An image or label on which
  /// nothing does lets touches through (H14). Called whenever one of these comes or goes.
  package func noteHeeded(_ view: Entity) {
    guard isAlive(view) else { return }
    let isHeeded =
      gestures.last(on: view.index) != nil || responders.wants(.touches, view.index)
      || self[view, ViewCursor.self] != nil || self[view, ShownTouches.self] != nil
      || parts.added.contains { $0.isAttached(to: view.index) }
    noteHeeded(isHeeded, of: view.index)
  }

  /// Notes that a view shows that it is touched, or does so no longer: touches hit it also where it is an image or
  /// label.
  package func setShowsTouches(_ shows: Bool, of view: Entity) {
    guard isAlive(view) else { return }
    self[view, ShownTouches.self] = shows ? ShownTouches() : nil
    noteHeeded(view)
  }

  /// Whether anybody lays a view out: a handler, its controller, the widget that it is, or what edits its text.
  func isLaidOut(_ view: Entity) -> Bool {
    layout.handlers.slot(of: view.index) != nil || controllers.controller(of: view) != nil
      || widgets.isWidget(view.index) || textInputs[view] != nil
  }
}

/// A mark on views that show that they are touched.
private struct ShownTouches {}
