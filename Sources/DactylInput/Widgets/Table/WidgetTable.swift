/// The widgets of a scene by their views, and the touches and presses that they track: data that costs nothing while
/// they are at rest.
final class WidgetTable: SnapshotState {
  private let widgets = SparseColumn<WidgetHolder>()
  let touches = TrackedInputs()
  let presses = TrackedInputs()
  /// The shape that was last set by the pointer's location; nil for none.
  var cursor: CursorShape?

  /// Whether there are no widgets.
  var isEmpty: Bool { widgets.count == 0 }
  /// The indices of the widgets' views, in no particular order.
  var owners: Column<UInt32>.Values { widgets.owners.values }

  subscript(view: UInt32) -> WidgetHolder? { widgets[view] }

  func isWidget(_ view: UInt32) -> Bool { widgets.slot(of: view) != nil }

  /// Sets the widget of a view, and returns the previous one. Releasing that may run any code.
  func set(_ widget: WidgetHolder, of view: UInt32) -> WidgetHolder? {
    let old = widgets.take(view)
    old?.end()
    widgets[view] = widget
    return old
  }

  /// Removes the widget of a view.
  func remove(_ entity: Entity, _ remains: inout Remains) {
    guard isWidget(entity.index) else { return }
    touches.end(entity)
    presses.end(entity)
    widgets[entity.index]?.end()
    remains.keep(widgets.take(entity.index))
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(widgets)
    copier.copy(touches)
    copier.copy(presses)
    copier.copy(cursor) { cursor = $0 }
  }
}

/// The touches or presses that views track: one for each view, in the order in which they began.
final class TrackedInputs: SnapshotState {
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

  /// Removes and returns the entries that satisfy a condition.
  func take(where isMeant: (Entity, UInt64) -> Bool) -> [(view: Entity, id: UInt64)] {
    var taken: [(view: Entity, id: UInt64)] = []
    tracked.removeAll { entry in
      guard isMeant(entry.view, entry.id) else { return false }
      taken.append((entry.view, entry.id))
      return true
    }
    return taken
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(tracked)
  }
}

extension WidgetTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(unordered: widgets.owners.indices) { hash, slot in hash.mix(widgets.owners[slot]) }
    hash.mix(touches)
    hash.mix(presses)
    hash.mix(cursor)
  }
}

extension TrackedInputs: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(tracked) { hash, entry in
      hash.mix(entry.view)
      hash.mix(entry.id)
    }
  }
}
