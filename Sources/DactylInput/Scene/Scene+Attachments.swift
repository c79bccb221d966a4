/// The flags of a view that follow from what is attached to it.
extension Scene {
  /// Updates whether a view has listeners: a recognizer, a responder for touches (a widget is one too), a cursor, a
  /// visible reaction to touches, or an attachment of an added part, such as a drop target. An image or label without
  /// listeners lets touches through (H14). Called whenever one of these is added or removed.
  package func noteListeners(_ view: Entity) {
    guard isAlive(view) else { return }
    let hasListeners =
      gestures.last(on: view.index) != nil || responders.wants(.touches, view.index)
      || self[view, ViewCursor.self] != nil || self[view, ShownTouches.self] != nil
      || parts.added.contains { $0.isAttached(to: view.index) }
    noteListeners(hasListeners, of: view.index)
  }

  /// Marks a view as one that reacts to touches visibly, or removes the mark. With it touches hit the view even when it
  /// is an image or label.
  package func setShowsTouches(_ shows: Bool, of view: Entity) {
    guard isAlive(view) else { return }
    self[view, ShownTouches.self] = shows ? ShownTouches() : nil
    noteListeners(view)
  }

  /// Whether the view is laid out: as a container, by a handler, its controller, its widget or its text input.
  func isLaidOut(_ view: Entity) -> Bool { isContainer(view.index) || hasLayoutCode(view) }

  /// Whether a layout of the view calls its handler, its controller, its widget or its text input.
  package func hasLayoutCode(_ view: Entity) -> Bool {
    layout.handlers.slot(of: view.index) != nil || controllers.controller(of: view) != nil
      || widgets.isWidget(view.index) || textInputs[view] != nil
  }
}

/// The mark of a view that reacts to touches visibly.
private struct ShownTouches {}
