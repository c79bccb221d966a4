/// What modules above this one put beside the content of a scroll view.
extension ScrollView {
  /// Lets something follow the content until the view ends.
  package func add(_ companion: any ScrollCompanion) { state?.companions.append(companion) }

  /// Lets it follow no longer.
  package func remove(_ companion: any ScrollCompanion) { state?.companions.removeAll { $0 === companion } }

  /// What follows the content and is of a type, or nil.
  package func companion<Companion: ScrollCompanion>(_ type: Companion.Type) -> Companion? {
    for companion in state?.companions ?? [] {
      if let companion = companion as? Companion { return companion }
    }
    return nil
  }

  /// Adds a view that stands in front of the content and is none of it: a pointer takes hold of it though content
  /// moves.
  package func addFront(_ front: View) {
    guard let state, let scene = view.scene else { return }
    state.fronts.removeAll { !scene.isAlive($0) }
    view.addSubview(front)
    state.fronts.append(front.entity)
  }

  /// The offsets between which content rests: from left to right, or from top to bottom.
  package func limits(across isAcross: Bool) -> ClosedRange<Double> {
    state?.limits(isAcross ? .horizontal : .vertical, view.bounds.size) ?? 0...0
  }

  /// Scrolls to the next page or the one before, as keys do; across, or down.
  package func turnPage(across isAcross: Bool, forward isForward: Bool) {
    guard let state, let scene = view.scene, state.settings.isEnabled, !state.isDragging else { return }
    let axis = isAcross ? ScrollAxis.horizontal : .vertical
    let way = KeyWay.page(isForward ? 1 : -1)
    let step = way.step(of: state, along: axis, view.bounds.size, in: scene)
    if ScrollSystem.hasRoom(for: step, state, in: scene) { ScrollSystem.step(state, by: step, in: scene) }
    scene.settleIfIdle()
  }

  /// How much room is kept above the content for a refresh that is under way, in points.
  package var refreshHeight: Float {
    get { state?.settings.cover.top ?? 0 }
    nonmutating set {
      guard let state, let scene = view.scene, newValue != state.settings.cover.top else { return }
      let target = animationEnd.flatMap { limited($0) == $0 ? $0 : nil }
      state.settings.cover.top = newValue
      if state.isDragging { return ScrollSystem.rebaseDrag(state, in: scene) }
      // What goes by itself may lead to where it may not rest any more.
      if state.flight.map({ $0.cause != .animation }) ?? false { ScrollSystem.stop(state, in: scene) }
      if let target, limited(target) != target { redirectAnimation(to: limited(target)) }
      ScrollSystem.comeBack(state, in: scene)
      scene.settleIfIdle()
    }
  }
}

extension ScrollCompanion {
  package func contentDidMove() {}
  package func didScroll(_ scrollView: ScrollView) {}
  package func baseDidMove(by way: Vector) {}
}

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
