extension AccessibilityTable: StagePart {
  package var stage: FrameStage { .assistance }
  package var hasWork: Bool { !requests.isEmpty }
  package var nextDeadline: Timestamp? { nil }
  package func deadlineReached(at now: Timestamp, in scene: Scene) {}
  package func dropDeadlines(until moment: Timestamp, in scene: Scene) {}

  package func assistanceWasRequested(_ request: AccessibilityRequest) { append(request) }

  package func settle(in scene: Scene) { AccessibilitySystem.handleRequests(self, in: scene) }

  package func run(at moment: Timestamp, in scene: Scene) { markStage() }

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) { forget(entity, &remains) }

  package func sceneDidEmpty(_ scene: Scene) {
    requests.removeAll()
    listeners.removeAll()
    tree.forget()
    markStage()
  }

  package var pendingWork: [String] { requests.isEmpty ? [] : ["an assistive client waits"] }

  package var rowsInUse: Int { rows }
}

extension Scene {
  /// The table of what assistive clients are told, made when there is none.
  @inlinable
  package var accessibilityTable: AccessibilityTable {
    @inline(__always) _read { yield self[AccessibilityTable.self, at: .assistance, orAdd: { $0.addSemantics() }] }
  }

  /// Adds what assistive clients are told to the scene. Called when the scene is made.
  @usableFromInline @inline(never)
  package func addSemantics() { addPart(AccessibilityTable(waiting)) }
}
