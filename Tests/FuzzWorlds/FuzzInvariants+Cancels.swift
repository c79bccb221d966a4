import Dactyl

/// The calls that responders must have received by the end of a cancel.
extension FuzzInvariants {
  /// Records the receivers with a pending cancel when a scope is cancelled now; returns the inputs.
  func willCancel(_ scope: CancelScope) -> [InputID] {
    var inputs: [InputID] = []
    for (subject, course) in courses where course.isOwn && course.hasBegun && !course.isOver {
      let entity = listeners[subject.listener].entity
      guard !isGone(subject.listener), let input = input(of: subject),
        isMeant(input, entity, course.device, window: landingWindow(of: input), by: scope)
      else { continue }
      cancelled.insert(subject)
      inputs.append(input)
    }
    return inputs
  }

  /// The window in which a touch landed; nil for input of other kinds.
  private func landingWindow(of input: InputID) -> Entity? {
    guard input.kind == .touch, let touch = scene.liveTouches.first(where: { $0.id == input.number }) else {
      return nil
    }
    return touch.window?.view.entity
  }

  /// Whether a scope takes an input away from its receiver: an active one, and with the scope of a view
  /// also one whose end that view has yet to receive (G53).
  ///
  /// - Parameter window: The one in which a touch landed, wherever its view was moved since.
  func isMeant(
    _ input: InputID, _ target: Entity, _ device: DeviceID?, window: Entity? = nil, by scope: CancelScope
  ) -> Bool {
    let view = scene.viewInChain(of: target)
    if case .view(let top) = scope { return view != .none && scene.view(view).isDescendant(of: scene.view(top)) }
    guard scene.isLive(input) else { return false }
    return switch scope {
    case .all: true
    case .window(let other): (window ?? scene.window(of: target)) == other
    case .device(let other): device == other
    case .input(let other): input == other
    case .view: false
    }
  }

  func input(of subject: Subject) -> InputID? {
    subject.kind == .custom ? customs[subject.id] : InputID(kind: subject.kind, number: subject.id)
  }

  /// Checks that all pending cancels were delivered.
  func compareCancelled() {
    for subject in cancelled where courses[subject]?.isOver != true {
      fault("responder \(subject.listener), \(subject.kind) \(subject.id): it goes on after a cancel")
    }
    cancelled.removeAll()
  }

  /// The presses whose beginning was delivered and whose end was not, the first one first.
  var openPresses: [UInt64] {
    let open = courses.filter { $0.key.kind == .press && $0.value.isOwn && $0.value.hasBegun && !$0.value.isOver }
    return Set(open.map(\.key.id)).sorted()
  }
}
