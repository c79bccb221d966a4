/// The state of a source of drags: a row of the table, which `Draggable` refers to. A drag keeps that of its source
/// until its end, even if the view is destroyed before (DD12).
final class DraggableState: SnapshotState {
  let view: View
  /// The number of the source, unique among the sources and targets of the scene, from 1.
  let number: UInt64
  /// The recognizer that lifts.
  let gesture: GestureID
  var settings = DraggableSettings()
  var delegate = DraggableDelegate()

  init(_ view: View, number: UInt64, _ gesture: GestureID, items: @escaping (Draggable, DragSession) -> [Any]) {
    self.view = view
    self.number = number
    self.gesture = gesture
    delegate.itemsForBeginning = items
  }

  /// The handle for game code.
  var handle: Draggable { Draggable(view: view, number: number) }

  /// The view, or nil when it was destroyed.
  var livingView: View? { view.isAlive ? view : nil }

  /// The gesture of a finger that lifts.
  var lift: DragLift {
    AnyGesture(gesture, view.columns).value(as: DragGestureRecognizer.self)?.lift ?? .longPress()
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(settings) { settings = $0 }
    copier.copy(delegate) { delegate = $0 }
  }
}

/// The plain values of a source of drags; see the properties of `Draggable`.
struct DraggableSettings {
  var motion = DragMotion()
  var showsPreview = true
  var liftedAlpha: Float = 0.35
  var label = ""
}
