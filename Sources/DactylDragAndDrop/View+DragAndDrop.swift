extension View {
  /// Lets a view be dragged, with a payload that its targets accept by type. A view may have several sources, lifted in
  /// different ways.
  ///
  /// - Parameters:
  ///   - payload: what is dragged, as it is now; `makeDraggable(lift:items:)` asks for it when it is lifted.
  ///   - lift: what a finger does to lift it.
  @discardableResult
  public func makeDraggable<Payload>(_ payload: Payload, lift: DragLift = .longPress()) -> Draggable {
    makeDraggable(lift: lift) { _ in [payload] }
  }

  /// Lets a view be dragged, and asks for what is dragged whenever it is about to be lifted: none drags nothing (DD1).
  /// More than one show as a stack with a count. The question comes in the middle of a pass; it may look at the
  /// session's `touchedView`.
  @discardableResult
  public func makeDraggable(
    lift: DragLift = .longPress(), items: @escaping (DragSession) -> [Any]
  ) -> Draggable {
    let draggable = Draggable(self)
    draggable.delegate.itemsForBeginning = items
    guard let scene, columns.check(entity, "make draggable view") else { return draggable }
    draggable.gesture = addGestureRecognizer(DragGestureRecognizer(lift)) { DragSystem.lift($0) }.any.id
    scene.watchEnd(of: entity)
    scene.drags.sources[entity.index] = (scene.drags.sources[entity.index] ?? []) + [draggable]
    return draggable
  }

  /// What of the view can be dragged, in the order in which it was made so. Makes an array.
  public var draggables: [Draggable] {
    scene?.drags.sources[entity.index]?.filter { $0.view == self } ?? []
  }

  /// Lets drags be dropped on the view that carry payloads of a type, beside those that it accepts already.
  ///
  /// - Parameters:
  ///   - type: the type of the payloads.
  ///   - proposal: what is done with them; a delegate that answers `sessionDidUpdate` has its own say.
  ///   - handler: gets what was dropped.
  @discardableResult
  public func onDrop<Payload>(
    of type: Payload.Type, proposing proposal: DropOperation = .move, _ handler: @escaping (Drop<Payload>) -> Void
  ) -> DropTarget {
    let target = makeDropTarget(proposing: proposal)
    target.acceptors.append(
      DropAcceptor(accepts: { $0 is Payload }) { session, view in
        if let drop = Drop<Payload>(session, on: view) { handler(drop) }
      })
    return target
  }

  /// Makes the view a drop target, or gives the one that it is. It accepts nothing until its delegate does or
  /// `accept(_:)` names types.
  @discardableResult
  public func makeDropTarget(proposing proposal: DropOperation = .cancel) -> DropTarget {
    guard let scene, columns.check(entity, "make a drop target of view") else {
      return DropTarget(self)
    }
    let target = scene.drags.targets[entity.index] ?? DropTarget(self)
    if scene.drags.targets[entity.index] == nil {
      scene.drags.targets[entity.index] = target
      scene.watchEnd(of: entity)
      scene.noteHeeded(entity)
    }
    if proposal != .cancel { target.proposal = proposal }
    return target
  }

  /// The view as a drop target, or nil when it is none.
  public var dropTarget: DropTarget? {
    scene?.drags.targets[entity.index].flatMap { $0.view == self ? $0 : nil }
  }
}

extension Draggable {
  /// Lets it be dragged no longer. A drag that is under way is called off.
  public func remove() {
    guard let scene = view.scene else { return }
    // Also one by keys, and one that goes on without its view (DD12).
    for session in scene.dragSessions where session.source === self { session.cancel() }
    let index = view.entity.index
    guard var left = scene.drags.sources[index], left.contains(self) else { return }
    left.removeAll { $0 == self }
    if left.isEmpty { scene.drags.sources.remove(index) } else { scene.drags.sources[index] = left }
    gestureRecognizer.remove()
  }

  /// Whether a mouse has to rest as fingers do, where a long press lifts; false by default, when it lifts by moving.
  public var waitsForMouse: Bool {
    get { gestureRecognizer.value(as: DragGestureRecognizer.self)?.waitsForMouse ?? false }
    set { gestureRecognizer.gesture(as: DragGestureRecognizer.self)?.waitsForMouse = newValue }
  }

  /// What a finger does to lift it.
  public var lift: DragLift {
    get { gestureRecognizer.value(as: DragGestureRecognizer.self)?.lift ?? .longPress() }
    set { gestureRecognizer.gesture(as: DragGestureRecognizer.self)?.lift = newValue }
  }
}

extension DropTarget {
  /// Lets nothing be dropped on it any more. A drag that is on it leaves it with the next frame.
  public func remove() {
    guard let scene = view.scene, scene.drags.targets[view.entity.index] === self else { return }
    scene.drags.magnets.removeAll { $0 === self }
    _ = scene.drags.targets.take(view.entity.index)
    scene.noteHeeded(view.entity)
  }

  /// Asks once more what would be done with the drags that are on it, with the next frame or before they are let go:
  /// for an answer that hangs on more than where they are, such as on what another finger has dropped there meanwhile.
  public func setNeedsUpdate() {
    guard let scene = view.scene, scene.drags.isDragging else { return }
    scene.drags.sessions.forEach { if $0.target === self { $0.needsUpdate = true } }
    scene.setNeedsSettling()
  }

  /// How far around its bounds it draws drags to itself that are on no target, in points of the scene; 0, as by
  /// default, for not at all. Of several the nearest does. Costs a look at each such target with each movement.
  public var magnetRadius: Float {
    get { magnet }
    set {
      guard let scene = view.scene, scene.drags.targets[view.entity.index] === self else { return }
      magnet = newValue > 0 && newValue.isFinite ? newValue : 0
      scene.drags.magnets.removeAll { $0 === self }
      if magnet > 0 { scene.drags.magnets.append(self) }
    }
  }
}

extension DragSession {
  /// Calls the drag off: it leaves its target, its source hears the end, and it glides home. What its finger does
  /// afterwards means nothing until it lifts (DD10). One that has ended stays as it is.
  public func cancel() {
    guard let scene = columns.scene else { return }
    guard !scene.isAnswering else { return scene.postpone { [self] in DragSystem.cancel(self, in: $0) } }
    DragSystem.cancel(self, in: scene)
  }
}

extension Scene {
  /// The sources, targets and drags of the scene.
  var drags: DragTable { part(DragTable.self, at: .drags) ?? makeDragTable() }

  /// Adds drag and drop to the scene. Called when the scene is made.
  package func addDragAndDrop() { _ = makeDragTable() }

  private func makeDragTable() -> DragTable {
    let table = DragTable(waiting)
    addPart(table)
    return table
  }

  /// The drags under way, in the order in which they began. Makes an array.
  public var dragSessions: [DragSession] { drags.sessions.filter(\.isActive) }

  /// The drag of a finger, or nil.
  public func dragSession(of finger: FingerID) -> DragSession? {
    drags.session { $0.origin == .touch(finger) }
  }

  /// How drags look.
  public var dragStyle: DragStyle {
    get { drags.style }
    set { drags.style = newValue }
  }

  /// Calls a handler for payloads of a type, on whatever target they are dropped, after what the target does itself.
  ///
  /// ```swift
  /// for slot in slots { slot.makeDropTarget(proposing: .move).accept(Card.self) }
  /// scene.onDrop(of: Card.self) { drop in deck.put(drop.items, into: drop.target) }
  /// ```
  public func onDrop<Payload>(of type: Payload.Type, _ handler: @escaping (Drop<Payload>) -> Void) {
    drags.acceptors.append(
      DropAcceptor(accepts: { $0 is Payload }) { session, view in
        if let drop = Drop<Payload>(session, on: view) { handler(drop) }
      })
  }
}
