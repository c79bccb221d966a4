/// The component of a view in which the mouse drags without end.
struct EndlessDrag {}

extension View {
  /// Whether the mouse drags without end from this view and its descendants: once a press has moved by more than a
  /// click may (`GestureSettings.tapMovement`), the pointer is hidden and the touch's location goes on beyond the edges
  /// of window and screen, until the buttons are released and the pointer appears where it was. For knobs, numbers and
  /// cameras that are dragged. Fingers are not changed by it.
  public var dragsWithoutEnd: Bool {
    get { self[EndlessDrag.self] != nil }
    nonmutating set { self[EndlessDrag.self] = newValue ? EndlessDrag() : nil }
  }
}

/// What a platform is to do with the mouse (`Scene.pointerMode`).
package enum PointerMode: Hashable, Sendable {
  /// The pointer points.
  case free
  /// It is hidden and rests; movement is reported as motion (`InputEvent.Kind.pointerMotion`).
  case locked(isRaw: Bool)
  /// It is hidden, and its touch moves without end.
  case dragging
}

extension Scene {
  /// What the platform is to do with the mouse. Read by it after each frame; costs a walk up from the view of the
  /// mouse's touch, where any view drags without end.
  package var pointerMode: PointerMode {
    if let lock = pointerLock { return .locked(isRaw: lock.isRaw) }
    let drags = column(of: EndlessDrag.self)
    guard drags.count > 0, let slot = inputs.slot(of: .mouse), inputs.records[slot].isLive,
      inputs.records[slot].movedBeyondSlop, isAlive(inputs.records[slot].target)
    else { return .free }
    var view = inputs.records[slot].target.index
    while view != .max {
      if drags.slot(of: view) != nil { return .dragging }
      view = record(of: view).parent
    }
    return .free
  }
}
