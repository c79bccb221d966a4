/// The decisions of the scroll views around a view about touches and steps there (V4-V6, V11, V16, V22).
extension ScrollSystem {
  // MARK: Beginning

  /// The rule by which a scroll view's pan may not begin, with the view that keeps it from that; nil when it scrolls in
  /// the fingers' direction and the content gives up the touch (V5, V9, V16).
  static func refusal(of state: ScrollState, in scene: Scene) -> (rule: Rule, view: Entity)? {
    state.noteOrigin(in: scene)
    let size = state.size(in: scene)
    let way = way(of: state, scene.gestures, in: scene)
    let axis = abs(way.dx) > abs(way.dy) ? ScrollAxis.horizontal : .vertical
    guard state.scrolls(along: axis, size) else { return (.V9, state.view) }
    // The content moves against its offset.
    let isUp = way[axis] < 0
    if !state.hasRoom(along: axis, up: isUp, size),
      hasRoomFurtherOut(than: state, along: axis, isUp, scene.scrolls, in: scene)
    {
      return (.V16, state.view)
    }
    return contentThatKeepsTouch(state, in: scene)
  }

  /// The translation of the fingers on a scroll view, in its own axes; zero in a view that is scaled to nothing.
  static func way(of state: ScrollState, _ gestures: GestureTable, in graph: SceneGraph) -> Vector {
    guard let pan = gestures.value(of: state.pan, as: ScrollPanRecognizer.self) else { return .zero }
    let way = pan.turned(pan.track.travelled, into: View(state.view, in: graph))
    return way.isFinite ? way : .zero
  }

  /// Whether a scroll view around another can scroll on along its axis (V11).
  private static func hasRoomFurtherOut(
    than state: ScrollState, along axis: ScrollAxis, _ isUp: Bool, _ scrolls: ScrollTable, in graph: SceneGraph
  ) -> Bool {
    let parent = graph.viewRecords[Int(state.view.index)].parent
    guard parent != .max else { return false }
    return scrolls.around(graph.entity(at: parent), in: graph).contains {
      $0.settings.isEnabled && $0.hasRoom(along: axis, up: isUp, $0.size(in: graph))
    }
  }

  /// The view in the content that has received a touch and does not give it up, with the rule; nil for none (V5, V6).
  private static func contentThatKeepsTouch(_ state: ScrollState, in scene: Scene) -> (rule: Rule, view: Entity)? {
    for slot in scene.inputs.order where scene.owns(state.pan, slot) {
      let record = scene.inputs.records[slot]
      guard record.delivery == .begun, record.target != state.view, scene.isAlive(record.target) else { continue }
      guard state.settings.canCancelContentTouches else { return (.V5, record.target) }
      let view = scene.view(record.target)
      let isAllowed = state.delegate.touchesShouldCancel.map { ask in
        scene.columns.asking { ask(ScrollView(view: scene.view(state.view)), view) }
      }
      guard isAllowed ?? !isKept(record.target, in: state, scene) else {
        return (isAllowed == nil ? .V6 : .V5, record.target)
      }
    }
    return nil
  }

  /// Whether a view in the content is a widget that keeps its touches, or lies in one (V6).
  private static func isKept(_ view: Entity, in state: ScrollState, _ scene: Scene) -> Bool {
    var index = view.index
    while index != .max && index != state.view.index {
      if scene.widget(of: index)?.keepsTouches == true { return true }
      index = scene.viewRecords[Int(index)].parent
    }
    return false
  }

  /// Whether a scroll view around the target of a new touch withholds the touch from it (V4).
  static func keepsFromContent(_ slot: Int, in scene: Scene) -> Bool {
    let target = scene.inputs.records[slot].target
    for state in scene.scrolls.around(target, in: scene) where state.settings.isEnabled && state.view != target {
      guard let ask = state.delegate.touchesShouldBegin else { continue }
      let scrollView = ScrollView(view: scene.view(state.view))
      if !scene.columns.asking({ ask(scrollView, scene.touch(slot), scene.view(target)) }) { return true }
    }
    return false
  }

  // MARK: Wheels

  /// Whether a scroll view handles a step, in points: no inner one has handled it, and there is room in its direction.
  static func takes(_ step: Vector, _ state: ScrollState, _ inputs: InputTable, in graph: SceneGraph) -> Bool {
    guard !inputs.isWheelStepTaken, state.settings.isEnabled, !state.isDragging else { return false }
    state.noteOrigin(in: graph)
    let hasRoom = hasRoom(for: ScrollPoint(Double(step.dx), Double(step.dy)), state, in: graph)
    if hasRoom { inputs.takeWheelStep() }
    return hasRoom
  }
}
