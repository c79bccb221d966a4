extension TextInputTable: TimedPart {
  var nextDeadline: Timestamp? { current?.nextDeadline }
  func deadlineReached(at now: Timestamp, in scene: Scene) { current?.notify { $0.deadlineReached(at: now) } }
  /// The deadline stays that of the text input, which goes on blinking.
  func dropDeadlines(until moment: Timestamp, in scene: Scene) {}

  var pendingWork: [String] { typing.isEmpty ? [] : ["\(typing.count) keys that type"] }

  /// Cancels the repetition of keys that edited text (P7).
  func cancelInput(in scope: CancelScope) {
    switch scope {
    case .all: typing.removeAll()
    case .device(let device): typing.removeAll { $0.source.device == device }
    case .window, .view, .input: break
    }
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remains.keep(take(entity.index))
  }

  func sceneDidEmpty(_ scene: Scene) {
    let last = current.take()
    last?.setCurrent(false)
  }
}
