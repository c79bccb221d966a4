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
