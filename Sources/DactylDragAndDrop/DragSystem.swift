/// Moves drags with their fingers, enters and leaves targets, and drops (DD2-DD13).
///
/// A recognizer lifts, and from then on a drag follows its touch by itself: the source may be destroyed (DD12).
enum DragSystem {
  // MARK: Each round and each frame

  /// Updates drags after changes of their touches.
  static func follow(_ drags: DragTable, in scene: Scene) {
    takeOutside(in: scene)
    while !drags.toLift.isEmpty { liftByKeys(drags.toLift.remove(at: 0), in: scene) }
    guard drags.isDragging else { return }
    drags.follow {
      var last: DragSession?
      while let session = drags.session(after: last) {
        last = session
        if session.isUpdating { continue }
        if session.isCalledOff {
          end(session, in: scene)
        } else if session.touch != 0 {
          follow(session, of: drags, in: scene)
        }
        scrollAtEdge(session, of: drags, in: scene)
      }
    }
  }

  private static func follow(_ session: DragSession, of drags: DragTable, in scene: Scene) {
    guard let slot = session.slot(in: scene.inputs) else { return end(session, in: scene) }
    let record = scene.inputs.records[slot]
    guard record.phase != .cancelled else { return end(session, in: scene) }
    let location = record.sample.location
    if location != session.location { move(session, of: drags, to: location, in: scene) }
    session.track.value.rest(until: scene.currentTime)
    if record.phase == .ended { letGo(session, in: scene) }
  }

  /// Updates the targets under drags, once a frame: targets are added, removed and scrolled (DD11).
  static func run(_ drags: DragTable, in scene: Scene) {
    guard drags.isDragging else { return }
    var last: DragSession?
    while let session = drags.session(after: last) {
      last = session
      update(session, of: drags, hasMoved: false, in: scene)
    }
    scene.settleIfIdle()
  }

  // MARK: Life of a drag

  static func move(_ session: DragSession, of drags: DragTable, to location: Point, in scene: Scene) {
    session.track.value.add(location - session.location, at: scene.currentTime)
    session.location = location
    if location.distance(to: session.initialLocation) > DragGestureRecognizer.allowableMovement {
      session.hasMoved = true
    }
    update(session, of: drags, hasMoved: true, in: scene)
    if session.isActive, let source = session.source { source.delegate.sessionDidMove?(source.handle, session) }
  }

  /// Finds the target again, notifies it, and shows the operation.
  static func update(_ session: DragSession, of drags: DragTable, hasMoved: Bool, in scene: Scene) {
    guard session.isActive, !session.isUpdating else { return }
    session.isUpdating = true
    defer { session.isUpdating = false }
    let place = place(of: session, among: drags, in: scene)
    guard session.isActive else { return }
    let isNew = place.target !== session.target
    if isNew { change(session, of: drags, to: place.target, in: scene) }
    guard session.isActive else { return }
    // A target that was destroyed as it was entered is left with the next update.
    if let target = session.target, hasMoved || isNew || session.needsUpdate, drags.isOpen(target) {
      session.needsUpdate = false
      let operation = target.delegate.sessionDidUpdate?(target.handle, session) ?? target.settings.proposal
      guard session.isActive else { return }
      session.operation = operation
    }
    drags.setSpring(place.spring, of: session, at: scene.currentTime)
    // Scrolling continues by itself, at the same speed whatever the frame rate.
    if hasMoved || session.scrolling?.isAutoscrolled != true { scroll(session, of: drags, over: place.hit, in: scene) }
    refresh(session, drags.style)
  }

  /// Enters a target that keys have chosen, at a position.
  static func enter(_ target: DropTargetState, _ session: DragSession, at location: Point, in scene: Scene) {
    guard session.isActive, !session.isUpdating, location.isFinite else { return }
    session.isUpdating = true
    session.location = location
    if target !== session.target { change(session, of: scene.drags, to: target, in: scene) }
    session.isUpdating = false
    update(session, of: scene.drags, hasMoved: true, in: scene)
    if session.isActive, let source = session.source { source.delegate.sessionDidMove?(source.handle, session) }
  }

  /// Leaves the present target, and enters another (DD8).
  private static func change(_ session: DragSession, of drags: DragTable, to target: DropTargetState?, in scene: Scene)
  {
    leave(session, in: scene)
    // The callbacks of the old target may have ended the new one.
    guard session.isActive, let target, drags.isOpen(target) else { return }
    session.target = target
    target.insert(session)
    if !session.visited.contains(where: { $0 === target }) { session.visited.append(target) }
    scene.record(.enterTarget, rule: .DD4, touch: session.touch, view: target.view.entity)
    target.delegate.sessionDidEnter?(target.handle, session)
  }

  private static func leave(_ session: DragSession, in scene: Scene) {
    guard let target = session.target else { return }
    session.target = nil
    target.remove(session)
    session.operation = .cancel
    scene.record(.leaveTarget, rule: .DD8, touch: session.touch, view: target.view.entity)
    target.delegate.sessionDidExit?(target.handle, session)
  }

  // MARK: End

  /// Drops the drag on its target, or cancels it if no target takes it (DD10).
  static func letGo(_ session: DragSession, in scene: Scene) {
    update(session, of: scene.drags, hasMoved: false, in: scene)
    guard session.isActive else { return }
    // The callbacks may have removed the target.
    guard let target = session.target, session.operation.drops, scene.drags.isOpen(target) else {
      if let target = session.target {
        scene.record(
          .refuseTarget, rule: .DD9, detail: session.operation.rawValue, touch: session.touch, view: target.view.entity)
      }
      return end(session, in: scene)
    }
    let view = target.view
    let operation = session.operation
    finish(session, in: scene)
    target.remove(session)
    scene.record(.drop, rule: .DD10, detail: operation.rawValue, touch: session.touch, view: target.view.entity)
    target.delegate.performDrop?(target.handle, session)
    for acceptor in target.acceptors { acceptor.perform?(session, view) }
    scene.drags.drops.call((session, view))
    notifyOfEnd(of: session, operation, droppedOn: target)
    land(session, on: target, in: scene)
    if session.origin == .keys { announce(.dropped(target: target.settings.label, operation), session, in: scene) }
  }

  /// Cancels the drag: its preview returns to the source.
  static func end(_ session: DragSession, in scene: Scene) {
    guard session.isActive else { return }
    finish(session, in: scene)
    scene.record(.drop, rule: .DD10, detail: DropOperation.cancel.rawValue, touch: session.touch)
    leave(session, in: scene)
    notifyOfEnd(of: session, .cancel)
    goHome(session, in: scene)
    if session.origin == .keys { announce(.cancelled, session, in: scene) }
  }

  /// Marks the drag as ended.
  private static func finish(_ session: DragSession, in scene: Scene) {
    session.isActive = false
    session.spring = nil
    endScrolling(of: session, scene.drags, in: scene)
    scene.drags.end(session)
    if !scene.drags.isDragging { scene.removeKeyInterceptor(scene.drags) }
  }

  /// Notifies the source and the entered targets of the end. The target of a drop is notified after the preview has
  /// arrived (DD3).
  private static func notifyOfEnd(
    of session: DragSession, _ operation: DropOperation, droppedOn last: DropTargetState? = nil
  ) {
    if let source = session.source { source.delegate.sessionDidEnd?(source.handle, session, operation) }
    for target in session.visited where target !== last { target.delegate.sessionDidEnd?(target.handle, session) }
  }

  /// Cancels the drag for game code or a key; its finger has no further effect until it lifts (DD10).
  static func cancel(_ session: DragSession, in scene: Scene) {
    guard session.isActive else { return }
    let gesture = session.gesture
    end(session, in: scene)
    if let state = scene.gestures.row(gesture)?.state, state == .began || state == .changed {
      scene.propose(.cancelled, for: gesture)
    }
    scene.settleIfIdle()
  }

  // MARK: From other programs

  /// Drops files and texts that other programs dropped over the window.
  private static func takeOutside(in scene: Scene) {
    guard !scene.drags.outside.isEmpty else { return }
    let dropped = scene.drags.outside.remove(at: 0)
    let items: [Any] = dropped.files.map { DroppedFile(path: $0) } + dropped.texts.map { DroppedText($0) }
    let session = DragSession(
      scene.drags.makeID(), .outside, of: nil, items, at: dropped.location, in: scene.columns)
    begin(session, in: scene)
    letGo(session, in: scene)
    if !scene.drags.outside.isEmpty { scene.setNeedsSettling() }
  }
}
