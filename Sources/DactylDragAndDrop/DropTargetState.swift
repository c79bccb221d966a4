/// The state of a drop target: a row of the table, which `DropTarget` refers to. The drags that have entered it keep it
/// until their end, even if the view is destroyed before.
final class DropTargetState: SnapshotState {
  let view: View
  /// The number of the target, unique among the sources and targets of the scene, from 1.
  let number: UInt64
  var settings = DropTargetSettings()
  var delegate = DropTargetDelegate()
  var springLoad: ((DropTarget, DragSession) -> Void)?
  /// The distance at which it attracts drags; 0 for none.
  var magnet: Float = 0
  /// The numbers of the drags on it, in order.
  private let visitors = List<UInt64>()
  var acceptors: [DropAcceptor] = []

  init(_ view: View, number: UInt64) {
    self.view = view
    self.number = number
  }

  /// The handle for game code.
  var handle: DropTarget { DropTarget(view: view, number: number) }

  /// The view, or nil when it was destroyed.
  var livingView: View? { view.isAlive ? view : nil }

  /// Adds a drag that has entered.
  func insert(_ session: DragSession) {
    visitors.insert(session.place, at: rank(of: session))
  }

  func remove(_ session: DragSession) {
    let index = rank(of: session)
    if index < visitors.count, visitors[index] == session.place { _ = visitors.remove(at: index) }
  }

  /// The number of the drags on it that began before another.
  func rank(of session: DragSession) -> Int { visitors.firstIndex(from: session.place) { $0 } }

  /// Whether it accepts a session, by its delegate or by the types of the payloads.
  func accepts(_ session: DragSession) -> Bool {
    if let canHandle = delegate.canHandle { return canHandle(handle, session) }
    return acceptors.contains { acceptor in session.items.contains { acceptor.accepts($0) } }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(settings) { settings = $0 }
    copier.copy(delegate) { delegate = $0 }
    copier.copy(springLoad) { springLoad = $0 }
    copier.copy(magnet) { magnet = $0 }
    copier.copy(visitors)
    copier.copy(acceptors) { acceptors = $0 }
  }
}

/// The plain values of a drop target; see the properties of `DropTarget`.
struct DropTargetSettings {
  var proposal = DropOperation.cancel
  var isEnabled = true
  var snapsPreview = false
  var settlesPreview = false
  var showsHighlight = true
  var label = ""
}

/// A handler for payloads of a type.
struct DropAcceptor {
  let accepts: (Any) -> Bool
  let perform: ((DragSession, View) -> Void)?
}
