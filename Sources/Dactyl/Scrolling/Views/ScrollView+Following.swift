/// Scroll views whose content is placed by who follows them, such as a list.
extension ScrollView {
  /// Takes over another size of the content, of which so much more than before lies above and to the left of what
  /// shows. That stays where it is on the screen: the offset changes with it, and a drag or a movement goes on.
  package func contentDidChange(to size: ScrollSize, shiftedBy way: ScrollPoint) {
    guard let state, let scene = view.scene, size.isFinite, way.isFinite, scene.canEdit("resize the content of \(view)")
    else { return }
    ScrollSystem.resize(state, to: size, shiftedBy: way, in: scene)
  }

  /// Where an animated offset leads; nil when none is under way.
  package var animationEnd: ScrollPoint? {
    guard let flight = state?.flight, flight.cause == .animation else { return nil }
    return ScrollPoint(flight.x.end, flight.y.end)
  }

  /// Lets an animated offset that is under way lead elsewhere.
  package func redirectAnimation(to target: ScrollPoint) {
    guard let state, let scene = view.scene, animationEnd != nil else { return }
    ScrollSystem.redirect(state, to: target, in: scene)
  }

  /// Has content that lies outside its limits come back as soon as no finger is on it.
  package func comesBackWhenLetGo() {
    guard let state, let scene = view.scene, !scene.scrolls.caught.contains(where: { $0 === state }) else { return }
    scene.scrolls.catchPastEdge(state)
  }

  /// The offset inside the limits that is nearest to one.
  package func limited(_ offset: ScrollPoint) -> ScrollPoint {
    state.map { $0.limited(offset, view.bounds.size) } ?? offset
  }

  /// Whether fingers drag it, or it goes by itself.
  package var isMoving: Bool { state.map { $0.isDragging || $0.movement.end != nil } ?? false }
}
