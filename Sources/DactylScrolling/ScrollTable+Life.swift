extension ScrollTable: StagePart, GestureGate, TouchInterceptor, UnhandledPressTaker {
  package var stage: FrameStage { .scrolling }

  package func addHooks(to parts: SceneParts) {
    parts.gestureGates.append(self)
    parts.add(pressTaker: self)
  }

  package var hasWork: Bool { !moving.isEmpty || isWaiting }
  package var needsFrame: Bool { !moving.isEmpty }

  package func run(at moment: Timestamp, in scene: Scene) { ScrollSystem.run(at: moment, in: scene) }

  package func settle(in scene: Scene) { if isWaiting { ScrollSystem.settle(in: scene) } }

  /// Whether the pan of a scroll view may begin.
  @usableFromInline
  package func shouldBegin(_ gesture: AnyGesture, in scene: Scene) -> Bool { refusal(of: gesture, in: scene) == nil }

  /// The rule by which the pan of a scroll view may not begin, or nil.
  @usableFromInline
  package func refusal(of gesture: AnyGesture, in scene: Scene) -> Rule? {
    let refusal = state(panning: gesture.id, on: gesture.view).flatMap { ScrollSystem.refusal(of: $0, in: scene) }
    if let refusal { note(refusal.rule, by: refusal.view, of: gesture, in: scene) }
    return refusal?.rule
  }

  private func note(_ rule: Rule, by view: Entity, of gesture: AnyGesture, in scene: Scene) {
    scene.record(.refuseState, rule: rule, detail: GestureState.began.rawValue, view: view, gesture: gesture.id)
  }

  package func target(ofTouchHitting view: Entity, in scene: Scene) -> Entity {
    moving.isEmpty ? view : ScrollSystem.caught(by: view, in: scene)
  }

  package func withholdsTouch(_ slot: Int, in scene: Scene) -> Bool {
    isAsking && ScrollSystem.keepsFromContent(slot, in: scene)
  }

  package var pressTakerRank: PressTakerRank { .scrolling }

  package func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) -> Bool {
    ScrollSystem.take(press, in: scene)
  }

  package func pressRepeated(_ press: UInt64, in scene: Scene) { noteRepeat(of: press) }

  package var nextDeadline: Timestamp? {
    moving.isEmpty ? nil : moving.compactMap { $0.movement.end }.min()
  }

  package func deadlineReached(at now: Timestamp, in scene: Scene) {
    if !moving.isEmpty { ScrollSystem.endFlights(at: now, in: scene) }
  }

  package func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    ScrollSystem.endFlights(at: moment, in: scene)
  }

  /// Ends the movements in a view that is being removed. Content past an edge returns, visible or not.
  package func viewWillLeave(_ view: UInt32, in scene: Scene) {
    guard !moving.isEmpty else { return }
    for state in moving.filter({ scene.isAlive($0.view) && scene.isDescendant($0.view.index, of: view) }) {
      ScrollSystem.halt(state, in: scene)
    }
    if isWaiting { scene.setNeedsSettling() }
  }

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remove(entity, &remains)
    if isWaiting { scene.setNeedsSettling() }
  }

  package var pendingWork: [String] {
    (moving.isEmpty ? [] : ["\(moving.count) scroll views that move"])
      + (caught.isEmpty ? [] : ["\(caught.count) scroll views that were caught"])
      + (news.isEmpty ? [] : ["\(news.count) news of scroll views"])
  }

  package var rowsInUse: Int { count }
}

/// Keeps edited text in sight. Runs after the platform has been notified of its position.
final class EditingSightPart: StagePart {
  var stage: FrameStage { .textInput }
  // Text input marks the stage as waiting.
  var hasWork: Bool { false }
  var nextDeadline: Timestamp? { nil }

  func run(at moment: Timestamp, in scene: Scene) { ScrollSystem.keepEditingInSight(in: scene) }

  func deadlineReached(at now: Timestamp, in scene: Scene) {}
  func dropDeadlines(until moment: Timestamp, in scene: Scene) {}
  func mix(into hash: inout StateHash) {}
  func copyState(_ copier: StateCopier) {}
}

extension Scene {
  /// The scroll views of the scene.
  @inlinable
  package var scrolls: ScrollTable {
    @inline(__always) _read { yield self[ScrollTable.self, at: .scrolling, orAdd: { $0.addScrolling() }] }
  }

  /// Adds scrolling to the scene. Called when the scene is made.
  @usableFromInline @inline(never)
  package func addScrolling() {
    addPart(ScrollTable(waiting, settling))
    addPart(EditingSightPart())
  }
}
