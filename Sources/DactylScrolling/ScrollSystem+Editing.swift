/// Keeps edited text in sight, and uncovered by the input views.
extension ScrollSystem {
  /// Scrolls to the edited text when editing begins, and when its caret or the input views move. Called once a frame.
  ///
  /// Text that a finger scrolls out of sight stays there until then. Costs a step for each view around the one that
  /// edits.
  static func keepEditingInSight(in scene: Scene) {
    let scrolls = scene.scrolls
    guard scrolls.count > 0, scene.usesTextInput || !scrolls.covered.isEmpty else { return }
    guard let (sight, inner) = sight(in: scene) else {
      scrolls.sight = nil
      return uncover(keeping: [], in: scene)
    }
    guard scrolls.sight?.isNear(sight) != true else { return }
    scrolls.sight = sight
    let view = scene.view(sight.entity)
    let around = scrolls.around(view.superview?.entity ?? .none, in: scene)
    cover(around, from: sight.covered, in: scene)
    guard !around.contains(where: { $0.isDragging || $0.pinch != nil }) else { return }
    let room = sight.size.height - inner.settings.cover.top - inner.settings.cover.bottom
    let isWhole = sight.textSize.height <= room && sight.textSize.width <= sight.size.width
    show(isWhole ? view.bounds : caret(in: view), of: view, isAnimated: true, in: scene)
  }

  /// The caret in the view that edits, in its own coordinates: moved to its edge when it lies beyond.
  private static func caret(in view: View) -> Rect {
    var caret = view.convert(view.scene?.textInput?.caretRect ?? .zero, from: nil)
    let bounds = view.bounds
    caret.origin.x = max(min(caret.minX, bounds.maxX - caret.size.width), bounds.minX)
    caret.origin.y = max(min(caret.minY, bounds.maxY - caret.size.height), bounds.minY)
    return caret
  }

  /// The position of the edited text, and the innermost scroll view around it; nil when there is none.
  private static func sight(in scene: Scene) -> (EditingSight, ScrollState)? {
    guard scene.textInput?.caretRect.isFinite == true, let first = scene.firstResponder,
      scene.isView(first.index)
    else { return nil }
    var index = scene.viewRecords[Int(first.index)].parent
    while index != .max {
      guard let inner = scene.scrolls[index] else {
        index = scene.viewRecords[Int(index)].parent
        continue
      }
      inner.noteOrigin(in: scene)
      let (view, scrolled) = (scene.view(first), scene.view(inner.view))
      // The position in the content does not change when that scrolls.
      let place = inner.place(of: scrolled.convert(caret(in: view).origin, from: view))
      let coverTop = scene.hasInputViews ? coverTop(of: scene.shownInputViews, in: scene) : .infinity
      let sight = EditingSight(
        entity: first, place: place, covered: coverTop, size: scrolled.bounds.size,
        textSize: view.bounds.size)
      return (sight, inner)
    }
    return nil
  }

  /// The top edge of the input views in the scene; infinite when none is shown.
  private static func coverTop(of shown: (input: Entity, accessory: Entity), in graph: SceneGraph) -> Float {
    func top(_ entity: Entity) -> Float {
      guard graph.isAlive(entity) else { return .infinity }
      let view = View(entity, in: graph)
      return view.convert(view.bounds, to: nil).minY
    }
    return min(top(shown.input), top(shown.accessory))
  }

  /// Lets scroll views scroll further by the height of their bottom part that is covered.
  private static func cover(_ states: [ScrollState], from top: Float, in scene: Scene) {
    uncover(keeping: top < .infinity ? states : [], in: scene)
    guard top < .infinity else { return }
    for state in states {
      let view = scene.view(state.view)
      let edge = view.convert(Point(0, top), from: nil).y
      let height = min(max(view.bounds.maxY - edge, 0), view.bounds.size.height)
      guard height != state.settings.cover.bottom, height.isFinite else { continue }
      state.settings.cover.bottom = height
      rebaseDrag(state, scene.gestures, in: scene)
      if !scene.scrolls.covered.contains(where: { $0 === state }) { scene.scrolls.covered.append(state) }
    }
  }

  /// Ends that for all but some scroll views.
  private static func uncover(keeping kept: [ScrollState], in scene: Scene) {
    guard !scene.scrolls.covered.isEmpty else { return }
    for state in scene.scrolls.covered.array where !kept.contains(where: { $0 === state }) {
      guard scene.isAlive(state.view) else {
        state.settings.cover.bottom = 0
        continue
      }
      uncover(state, in: scene)
    }
    scene.scrolls.covered.removeAll { state in !kept.contains { $0 === state } }
  }

  /// Takes the further room of a scroll view back. What moves to an offset in it ends where the content ends.
  private static func uncover(_ state: ScrollState, in scene: Scene) {
    let size = state.size(in: scene)
    let end = state.flight.map { ScrollPoint($0.x.end, $0.y.end) }
    let wasInside = end.map { state.limited($0, size) == $0 } ?? false
    state.settings.cover.bottom = 0
    if state.isDragging { return rebaseDrag(state, scene.gestures, in: scene) }
    if wasInside, let flight = state.flight, let end {
      let limited = state.limited(end, size)
      if limited != end, flight.cause == .animation { redirect(state, to: limited, at: scene.currentTime) }
      if limited != end, flight.cause != .animation { stop(state, in: scene) }
    }
    comeBack(state, in: scene)
  }
}
