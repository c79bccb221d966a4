/// The view controllers of a scene, the controllers of root views, and the queued callbacks.
package final class ControllerTable: SnapshotState {
  private let records = SparseColumn<ControllerRecord>()
  private let byView = SparseColumn<Entity>()
  /// The closures of tab controllers.
  let tabs = SparseColumn<TabHandlers>()
  /// The queued callbacks, in order.
  let calls = ControllerCalls()
  /// Whether callbacks are being made.
  var isCalling = false
  /// Whether the next callback waits for its controller's own code to return.
  var isWaiting = false
  /// The number of presented controllers.
  private(set) var presentations = 0
  /// The number of presentations so far, which is that of the latest one.
  private(set) var latestPresentation = 0

  /// The number of controllers.
  package var count: Int { records.count }

  package subscript(controller: Entity) -> ControllerRecord? {
    get { records[controller.index] }
    set {
      let wasPresented = presenter(of: controller) != .none
      let isPresented = newValue.map { $0.presenter != .none } ?? false
      var record = newValue
      if isPresented && !wasPresented {
        latestPresentation += 1
        record?.presentation = latestPresentation
      }
      records[controller.index] = record
      presentations += (isPresented ? 1 : 0) - (wasPresented ? 1 : 0)
    }
  }

  /// The indices of the controllers' entities, in no particular order.
  package var indices: Column<UInt32>.Values { records.owners.values }

  func isController(_ entity: Entity) -> Bool { records.slot(of: entity.index) != nil }

  /// The controller of a root view, or nil.
  package func controller(of view: Entity) -> Entity? { byView[view.index] }

  func setController(_ controller: Entity?, of view: Entity) { byView[view.index] = controller }

  /// The root view of a controller, or `.none`.
  package func view(of controller: Entity) -> Entity {
    records.slot(of: controller.index).map { records.values[$0].view } ?? .none
  }

  /// The controller that presents another, or `.none`.
  package func presenter(of controller: Entity) -> Entity {
    records.slot(of: controller.index).map { records.values[$0].presenter } ?? .none
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(records)
    copier.copy(byView)
    copier.copy(tabs)
    copier.copy(calls)
    copier.copy(isCalling) { isCalling = $0 }
    copier.copy(isWaiting) { isWaiting = $0 }
    copier.copy(presentations) { presentations = $0 }
    copier.copy(latestPresentation) { latestPresentation = $0 }
  }
}

/// The state of a view controller.
package struct ControllerRecord {
  /// The root view, or `.none` before it is loaded.
  var view = Entity.none
  var isLoading = false
  var parent = Entity.none
  var children: [Entity] = []
  /// The controller that presents this one, and the one that this one presents.
  var presenter = Entity.none
  var presented = Entity.none
  /// The number of its last presentation, counted from 1.
  package var presentation = 0
  /// The first responder before it presented another controller.
  var formerResponder = Entity.none
  /// The first responder in its view before another child of its parent replaced it.
  var coveredResponder = Entity.none
  /// The kind of container, and the child whose view is shown; for tabs, the selected one.
  var container = Container.none
  package var shown = Entity.none
  var selected = Entity.none
  /// The child of a stack whose view is seen under that of the shown one, while one of them moves; none else.
  var revealed = Entity.none
  /// Whether the next child that is pushed leaves the view of the one that it covers where it is.
  var keepsCovered = false
  /// The insets around the view of the shown child.
  var contentInsets = EdgeInsets.zero
  /// The title for bars and lists.
  var title = ""
  /// The actual appearance of its view, and the one of which the controller was notified. The queued callbacks lead
  /// from the latter to the former.
  var appearance = Appearance.gone
  var notified = Appearance.gone
}

/// The manner in which a controller shows its children.
enum Container: UInt8 {
  /// Showing children is up to the game.
  case none
  /// The last child is shown: a navigation stack.
  case stack
  /// The selected child is shown: tabs.
  case tabs
}

extension ControllerRecord {
  /// The child whose view is to be shown, or `.none`.
  var childToShow: Entity {
    switch container {
    case .none: .none
    case .stack: children.last ?? .none
    case .tabs: selected
    }
  }

  /// Removes a child. A selected one is replaced by the next, or after the last by the one before.
  mutating func remove(_ child: Entity) {
    guard let place = children.firstIndex(of: child) else { return }
    children.remove(at: place)
    if selected == child { select(place) }
  }

  /// Selects the child at an index, or the last when there are fewer.
  mutating func select(_ place: Int) {
    selected = children.isEmpty ? .none : children[min(max(place, 0), children.count - 1)]
  }
}

/// The closures of a tab controller.
final class TabHandlers: SnapshotState {
  var shouldSelect: ((TabController, ViewController) -> Bool)?
  var didSelect: CalledClosure<(TabController, ViewController)>?
  /// Updates the bar that shows the pages.
  var update: CalledClosure<Void>?

  func end() {
    didSelect?.end()
    update?.end()
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(shouldSelect) { shouldSelect = $0 }
    copier.copy(didSelect) { didSelect = $0 }
    copier.copy(update) { update = $0 }
  }
}

/// A queued callback of a view controller. It is made even when the controller was destroyed meanwhile: what began has
/// to end.
struct PendingControllerCall {
  let call: ControllerCall
  let controller: Entity
  let responder: AnyResponder
}

extension ControllerTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(records) { hash, record in
      hash.mix(record.view)
      hash.mix(record.parent)
      hash.mix(record.children)
      hash.mix(record.presenter)
      hash.mix(record.presented)
      hash.mix(record.presentation)
      hash.mix(record.formerResponder)
      hash.mix(record.coveredResponder)
      hash.mix(raw: record.container)
      hash.mix(record.shown)
      hash.mix(record.selected)
      hash.mix(record.contentInsets)
    }
    hash.mix(calls.count)
    hash.mix(latestPresentation)
  }
}
