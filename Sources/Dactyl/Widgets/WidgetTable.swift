/// The widgets of a scene by the views that they are, and the touches and presses that they track: data, which nobody goes
/// through while they rest.
final class WidgetTable: ScenePart {
  private let widgets = SparseColumn<any Widget>()
  let touches = TrackedInputs()
  let presses = TrackedInputs()
  /// The shape that the pointer was given last because of where it is; nil when none was.
  var cursor: CursorShape?

  /// Whether nothing is a widget.
  var isEmpty: Bool { widgets.count == 0 }
  /// The indices of the views that are widgets, in no order that means anything.
  var owners: Column<UInt32>.Values { widgets.owners.values }

  subscript(view: UInt32) -> (any Widget)? { widgets[view] }

  func isWidget(_ view: UInt32) -> Bool { widgets.slot(of: view) != nil }

  func set(_ widget: any Widget, of view: UInt32) {
    let old = widgets.take(view)
    widgets[view] = widget
    withExtendedLifetime(old) {}
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    guard isWidget(entity.index) else { return }
    touches.end(entity)
    presses.end(entity)
    remains.keep(widgets.take(entity.index))
  }

  // MARK: Tracked input

  /// Lets widgets know whose touch or press is over without their hearing of the end: a responder of the game's kept it (T20).
  func notifyOfLostInput(in scene: Scene) {
    guard !touches.isEmpty || !presses.isEmpty, scene.owedCancels.isEmpty else { return }
    for view in touches.take(where: { !scene.isUnderWay(.touch, $0) }) { lose(view, in: scene) }
    for view in presses.take(where: { !scene.isUnderWay(.press, $0) }) { lose(view, in: scene) }
  }

  private func lose(_ view: Entity, in scene: Scene) {
    guard scene.isAlive(view) else { return }
    widgets[view.index]?.trackedInputWasLost(in: scene.view(view))
  }

  /// Whether a widget that tracks a touch keeps a recognizer of a view around it from beginning (G27).
  func refuses(_ gesture: AnyGesture, _ slot: Int, in scene: Scene) -> Bool {
    let id = scene.inputs.records[slot].id
    guard let view = gesture.view, let tracking = touches.view(of: id), scene.isAlive(tracking),
      view.entity != tracking, scene.isDescendant(tracking.index, of: view.entity.index),
      scene.gestures.viewGates[tracking.index] == nil, let widget = widgets[tracking.index]
    else { return false }
    return !widget.shouldBegin(gesture, taking: scene.touch(slot), in: scene.view(tracking))
  }
}

/// Which views track which touches or presses: one each, in the order in which they began.
final class TrackedInputs {
  private struct Tracked {
    let view: Entity
    let id: UInt64
  }
  private let tracked = List<Tracked>()

  var isEmpty: Bool { tracked.isEmpty }

  func begin(_ id: UInt64, _ view: Entity) {
    end(view)
    tracked.append(Tracked(view: view, id: id))
  }

  func end(_ view: Entity) { if !tracked.isEmpty { tracked.removeAll { $0.view == view } } }

  func view(of id: UInt64) -> Entity? { tracked.firstIndex { $0.id == id }.map { tracked[$0].view } }

  /// Takes out those whose inputs are meant, and gives their views.
  func take(where isMeant: (UInt64) -> Bool) -> [Entity] {
    guard tracked.contains(where: { isMeant($0.id) }) else { return [] }
    var views: [Entity] = []
    tracked.removeAll { entry in
      guard isMeant(entry.id) else { return false }
      views.append(entry.view)
      return true
    }
    return views
  }
}

extension Scene {
  /// Whether a living view is a widget or lies in one. Costs a step a level.
  func isInWidget(_ view: Entity) -> Bool {
    var current = view.index
    while current != .max {
      if widgets.isWidget(current) { return true }
      current = record(of: current).parent
    }
    return false
  }
}
