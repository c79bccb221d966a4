extension View {
  /// Makes the view a source of drags, with a payload that targets accept by its type. A view may have several sources,
  /// lifted by different gestures.
  ///
  /// - Parameters:
  ///   - payload: The payload with its present value; use `makeDraggable(lift:items:)` to compute it at the lift.
  ///   - lift: The gesture that lifts it.
  @discardableResult
  public func makeDraggable<Payload>(_ payload: Payload, lift: DragLift = .longPress()) -> Draggable {
    makeDraggable(lift: lift) { _, _ in [payload] }
  }

  /// Makes the view a source of drags whose items are requested whenever it is about to be lifted: without any nothing
  /// is dragged (DD1). Several items show as a stack with a count. The closure becomes the delegate's
  /// `itemsForBeginning`: it is called in the middle of a pass, and may read the session's `touchedView`.
  @discardableResult
  public func makeDraggable(
    lift: DragLift = .longPress(), items: @escaping (Draggable, DragSession) -> [Any]
  ) -> Draggable {
    guard let scene, columns.check(entity, "make draggable view") else { return Draggable(view: self, number: 0) }
    let gesture = addGestureRecognizer(DragGestureRecognizer(lift)) { DragSystem.lift($0) }.any.id
    let state = DraggableState(self, number: scene.drags.makeNumber(), gesture, items: items)
    scene.watchEnd(of: entity)
    scene.drags.sources[entity.index] = (scene.drags.sources[entity.index] ?? []) + [state]
    scene.accessibilityTable.add(DragSemantics.self, of: entity)
    return state.handle
  }

  /// The sources of the view, in the order in which they were made. Makes an array.
  public var draggables: [Draggable] {
    scene?.drags.sources[entity.index]?.lazy.filter { $0.view == self }.map(\.handle) ?? []
  }

  /// Makes the view a target for payloads of a type, in addition to those that it accepts already.
  ///
  /// - Parameters:
  ///   - type: The type of the payloads.
  ///   - proposal: The proposed operation; a delegate with `sessionDidUpdate` decides instead.
  ///   - handler: Called with the dropped payloads.
  @discardableResult
  public func onDrop<Payload>(
    of type: Payload.Type, proposing proposal: DropOperation = .move, _ handler: @escaping (Drop<Payload>) -> Void
  ) -> DropTarget {
    let target = makeDropTarget(proposing: proposal)
    target.state?.acceptors.append(
      DropAcceptor(accepts: { $0 is Payload }) { session, view in
        if let drop = Drop<Payload>(session, on: view) { handler(drop) }
      })
    return target
  }

  /// Makes the view a drop target, or returns the one that it is. It accepts nothing until its delegate does or
  /// `accept(_:)` adds types.
  @discardableResult
  public func makeDropTarget(proposing proposal: DropOperation = .cancel) -> DropTarget {
    guard let scene, columns.check(entity, "make a drop target of view") else {
      return DropTarget(view: self, number: 0)
    }
    let target = scene.drags.targets[entity.index] ?? DropTargetState(self, number: scene.drags.makeNumber())
    if scene.drags.targets[entity.index] == nil {
      scene.drags.targets[entity.index] = target
      scene.accessibilityTable.add(DragSemantics.self, of: entity)
      scene.watchEnd(of: entity)
      scene.noteListeners(entity)
    }
    if proposal != .cancel { target.settings.proposal = proposal }
    return target.handle
  }

  /// The drop target of the view, or nil when it is none.
  public var dropTarget: DropTarget? {
    scene?.drags.targets[entity.index].flatMap { $0.view == self ? $0.handle : nil }
  }
}

extension Draggable {
  /// Removes the source. A drag in progress is cancelled.
  public func remove() {
    guard let scene = view.scene else { return }
    // This includes one by keys, and one that continues without its view (DD12).
    for session in scene.dragSessions where session.source?.handle == self { session.cancel() }
    let index = view.entity.index
    guard let state, let gone = scene.drags.sources[index] else { return }
    let left = gone.filter { $0 !== state }
    if left.isEmpty { scene.drags.sources.remove(index) } else { scene.drags.sources[index] = left }
    scene.accessibilityTable.noteChange(of: view.entity)
    AnyGesture(state.gesture, view.columns).remove()
    // Its closures are released when the table is whole.
    withExtendedLifetime((state, gone)) {}
  }

  /// Whether a mouse has to rest like a finger, for lifting by a long press; false by default, when it lifts by moving.
  public var waitsForMouse: Bool {
    get { gestureRecognizer.value(as: DragGestureRecognizer.self)?.waitsForMouse ?? false }
    nonmutating set { gestureRecognizer.gesture(as: DragGestureRecognizer.self)?.waitsForMouse = newValue }
  }

  /// The gesture of a finger that lifts it.
  public var lift: DragLift {
    get { state?.lift ?? .longPress() }
    nonmutating set { gestureRecognizer.gesture(as: DragGestureRecognizer.self)?.lift = newValue }
  }
}

extension DropTarget {
  /// Removes the target. A drag that is on it leaves it with the next frame.
  public func remove() {
    guard let scene = view.scene, let state else { return }
    scene.drags.magnets.removeAll { $0 === state }
    _ = scene.drags.targets.take(view.entity.index)
    scene.accessibilityTable.noteChange(of: view.entity)
    scene.noteListeners(view.entity)
    // Its closures are released when the table is whole.
    withExtendedLifetime(state) {}
  }

  /// Has the operation for the drags on the target computed again, with the next frame or before they are dropped. Call
  /// it when the answer depends on more than their positions, such as on items that another finger has dropped there.
  public func setNeedsUpdate() {
    guard let scene = view.scene, scene.drags.isDragging, let state else { return }
    scene.drags.sessions.forEach { if $0.target === state { $0.needsUpdate = true } }
    scene.setNeedsSettling()
  }

  /// The distance around its bounds within which the target attracts drags that are on no target, in points of the
  /// scene; 0, the default, for none. Of several the nearest does. Costs a test of each such target with each movement.
  public var magnetRadius: Float {
    get { state?.magnet ?? 0 }
    nonmutating set {
      guard let scene = view.scene, let state = changedState else { return }
      state.magnet = newValue > 0 && newValue.isFinite ? newValue : 0
      scene.drags.magnets.removeAll { $0 === state }
      if state.magnet > 0 { scene.drags.magnets.append(state) }
    }
  }
}

extension DragSession {
  /// Cancels the drag: it leaves its target, its source is notified of the end, and the preview returns to it. The
  /// finger has no further effect until it lifts (DD10). Does nothing after the end of the drag.
  public func cancel() {
    guard let scene = columns.scene else { return }
    guard !scene.isAnswering else { return scene.postpone { [self] in DragSystem.cancel(self, in: $0) } }
    DragSystem.cancel(self, in: scene)
  }
}

extension Scene {
  /// The sources, targets and drags of the scene.
  var drags: DragTable {
    @inline(__always) _read { yield self[DragTable.self, at: .drags, orAdd: { $0.addDragAndDrop() }] }
  }

  /// Adds drag and drop to the scene. Called when the scene is made.
  @inline(never)
  package func addDragAndDrop() {
    addPart(DragTable(waiting))
  }

  /// The drags in progress, in the order in which they began. Makes an array.
  public var dragSessions: [DragSession] { drags.sessions.filter(\.isActive) }

  /// The drag of a finger, or nil.
  public func dragSession(of finger: FingerID) -> DragSession? {
    drags.session { $0.origin == .touch(finger) }
  }

  /// The style of drags.
  public var dragStyle: DragStyle {
    get { drags.style }
    set { drags.style = newValue }
  }

  /// Adds a handler for payloads of a type that are dropped on any target. Called after the target's own handlers.
  ///
  /// ```swift
  /// for slot in slots { slot.makeDropTarget(proposing: .move).accept(Card.self) }
  /// scene.onDrop(of: Card.self) { drop in deck.put(drop.items, into: drop.target) }
  /// ```
  @discardableResult
  public func onDrop<Payload>(
    of type: Payload.Type, _ handler: @escaping (Drop<Payload>) -> Void
  ) -> Subscription {
    drags.drops.add { session, view in
      if let drop = Drop<Payload>(session, on: view) { handler(drop) }
    }
  }
}
