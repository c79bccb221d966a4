extension TextInputTable: TimedPart {
  package var nextDeadline: Timestamp? { current?.nextDeadline }
  package func deadlineReached(at now: Timestamp, in scene: Scene) { current?.tell { $0.deadlineReached(at: now) } }
  /// It stays with whoever edits: that blinks no less for it.
  package func dropDeadlines(until moment: Timestamp, in scene: Scene) {}

  package var unrest: [String] { typing.isEmpty ? [] : ["\(typing.count) keys that type"] }

  /// Keys that edited text repeat no more (P7).
  package func cancelInput(in scope: CancelScope, of scene: Scene) {
    switch scope {
    case .all: typing.removeAll()
    case .device(let device): typing.removeAll { $0.source.device == device }
    case .window, .view, .input: break
    }
  }

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remains.keep(take(entity.index))
  }

  package func sceneDidEmpty(_ scene: Scene) {
    let last = current.take()
    last?.setCurrent(false)
  }
}
