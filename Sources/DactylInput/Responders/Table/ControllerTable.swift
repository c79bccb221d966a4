/// The view controllers of a scene, which view is whose root view, and the callbacks that they have to hear yet.
package final class ControllerTable {
  private let records = SparseColumn<ControllerRecord>()
  private let byView = SparseColumn<Entity>()
  /// What tab controllers ask and tell.
  let tabs = SparseColumn<TabHandlers>()
  /// The callbacks on their way, in order.
  let calls = ControllerCalls()
  /// Whether callbacks are made.
  var isCalling = false
  /// Whether the next callback waits for its controller's own code to return.
  var isWaiting = false
  /// How many are presented by another.
  private(set) var presentations = 0
  /// How many were ever presented: the number of the latest presentation.
  private(set) var latestPresentation = 0

  /// How many there are.
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

  /// Their entities' indices, in no order that means anything.
  package var indices: Column<UInt32>.Values { records.owners.values }

  func isController(_ entity: Entity) -> Bool { records.slot(of: entity.index) != nil }

  /// The controller whose root view a view is, or nil.
  package func controller(of view: Entity) -> Entity? { byView[view.index] }

  func setController(_ controller: Entity?, of view: Entity) { byView[view.index] = controller }

  /// The root view of a controller, or none.
  package func view(of controller: Entity) -> Entity {
    records.slot(of: controller.index).map { records.values[$0].view } ?? .none
  }

  /// Who presents a controller, or none.
  package func presenter(of controller: Entity) -> Entity {
    records.slot(of: controller.index).map { records.values[$0].presenter } ?? .none
  }
}

/// What is known of a view controller.
package struct ControllerRecord {
  /// Its root view, or none before it is loaded.
  var view = Entity.none
  var isLoading = false
  var parent = Entity.none
  var children: [Entity] = []
  /// Who presents it, and whom it presents.
  var presenter = Entity.none
  var presented = Entity.none
  /// The number of the presentation in which it was presented last; they are counted from 1.
  package var presentation = 0
  /// Who was first responder when it presented.
  var formerResponder = Entity.none
  /// Who in its view was first responder when another child of its parent took its place.
  var coveredResponder = Entity.none
  /// How it shows its children, and which of them shows its view; of tabs, which is selected.
  var container = Container.none
  package var shown = Entity.none
  var selected = Entity.none
  /// The room that it leaves around the view of the child that it shows.
  var contentInsets = EdgeInsets.zero
  /// What bars and lists call it.
  var title = ""
  /// How its view stands, and what the controller has heard of that by now. Between the two lie the callbacks on their
  /// way.
  var appearance = Appearance.gone
  var told = Appearance.gone
}

/// How a controller shows its children.
enum Container: UInt8 {
  /// It leaves that to the game.
  case none
  /// It shows the last one: a navigation stack.
  case stack
  /// It shows the selected one: tabs.
  case tabs
}

extension ControllerRecord {
  /// The child whose view is to be shown, or none.
  var childToShow: Entity {
    switch container {
    case .none: .none
    case .stack: children.last ?? .none
    case .tabs: selected
    }
  }

  /// Takes a child out. In place of a selected one comes the next, or after the last the one before.
  mutating func remove(_ child: Entity) {
    guard let place = children.firstIndex(of: child) else { return }
    children.remove(at: place)
    if selected == child { select(place) }
  }

  /// Selects the child at a place, or the last when there are fewer.
  mutating func select(_ place: Int) {
    selected = children.isEmpty ? .none : children[min(max(place, 0), children.count - 1)]
  }
}

/// What a tab controller asks and tells.
final class TabHandlers {
  var shouldSelect: ((ViewController) -> Bool)?
  var didSelect: CalledClosure<ViewController>?
  /// Brings the bar up to date that shows the pages.
  var update: CalledClosure<Void>?

  func end() {
    didSelect?.end()
    update?.end()
  }
}

/// A callback of a view controller on its way. It arrives even when the controller is gone by then: what began is to
/// end.
struct PendingControllerCall {
  let call: ControllerCall
  let controller: Entity
  let responder: AnyResponder
}
