/// Companions and views that modules above this one add to a scroll view.
extension ScrollView {
  /// Adds a companion, which follows the content until the view is destroyed.
  package func add(_ companion: any ScrollCompanion) { state?.companions.append(companion) }

  /// Removes a companion.
  package func remove(_ companion: any ScrollCompanion) { state?.companions.removeAll { $0 === companion } }

  /// The companion of a type, or nil.
  package func companion<Companion: ScrollCompanion>(_ type: Companion.Type) -> Companion? {
    for companion in state?.companions ?? [] {
      if let companion = companion as? Companion { return companion }
    }
    return nil
  }

  /// Adds a view in front of the content that does not belong to it: a touch on it does not stop moving content.
  package func addFront(_ front: View) {
    guard let state, let scene = view.scene else { return }
    state.fronts.removeAll { !scene.isAlive($0) }
    view.addSubview(front)
    state.fronts.append(front.entity)
  }

  /// The range of offsets at which content rests, horizontally or vertically.
  package func limits(across isAcross: Bool) -> ClosedRange<Double> {
    state?.limits(isAcross ? .horizontal : .vertical, view.bounds.size) ?? 0...0
  }

  /// Scrolls to the next or previous page, as keys do; horizontally or vertically.
  package func turnPage(across isAcross: Bool, forward isForward: Bool) {
    guard let state, let scene = view.scene, state.settings.isEnabled, !state.isDragging else { return }
    let axis = isAcross ? ScrollAxis.horizontal : .vertical
    let way = KeyWay.page(isForward ? 1 : -1)
    let step = way.step(of: state, along: axis, view.bounds.size, line: scene.scrollLine)
    if ScrollSystem.hasRoom(for: step, state, in: scene) { ScrollSystem.step(state, by: step, in: scene) }
    scene.settleIfIdle()
  }

  /// The room above the content for a refresh in progress, in points.
  package var refreshHeight: Float {
    get { state?.settings.cover.top ?? 0 }
    nonmutating set {
      guard let state, let scene = view.scene, newValue != state.settings.cover.top else { return }
      let target = animationEnd.flatMap { limited($0) == $0 ? $0 : nil }
      state.settings.cover.top = newValue
      if state.isDragging { return ScrollSystem.rebaseDrag(state, scene.gestures, in: scene) }
      // A movement may lead to an offset that is not allowed any more.
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

/// Scroll views with a companion that places the content, such as a list.
extension ScrollView {
  /// Sets the size of the content after content was inserted above or to the left of what is visible. That keeps its
  /// position on the screen: the offset changes by the same distance, and a drag or a movement continues.
  package func contentDidChange(to size: ScrollSize, shiftedBy way: ScrollPoint) {
    guard let state, let scene = view.scene, size.isFinite, way.isFinite, scene.canEdit("resize the content of \(view)")
    else { return }
    ScrollSystem.resize(state, to: size, shiftedBy: way, at: scene.currentTime, scene.scrolls, in: scene)
  }

  /// The offset that an animation leads to; nil when none is running.
  package var animationEnd: ScrollPoint? {
    guard let flight = state?.flight, flight.cause == .animation else { return nil }
    return ScrollPoint(flight.x.end, flight.y.end)
  }

  /// Changes the offset that a running animation leads to.
  package func redirectAnimation(to target: ScrollPoint) {
    guard let state, let scene = view.scene, animationEnd != nil else { return }
    ScrollSystem.redirect(state, to: target, at: scene.currentTime)
  }

  /// Returns content that lies outside its limits as soon as no finger is on it.
  package func comesBackWhenLetGo() {
    guard let state, let scene = view.scene, !scene.scrolls.caught.contains(where: { $0 === state }) else { return }
    scene.scrolls.catchPastEdge(state)
  }

  /// The offset inside the limits that is nearest to another.
  package func limited(_ offset: ScrollPoint) -> ScrollPoint {
    state.map { $0.limited(offset, view.bounds.size) } ?? offset
  }

  /// Whether fingers drag it, or it moves by itself.
  package var isMoving: Bool { state.map { $0.isDragging || $0.movement.end != nil } ?? false }
}
