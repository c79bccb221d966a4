extension Scene {
  /// Cancels input, as the system does. Each input is cancelled once, recognizers are notified first, and a cancelled
  /// finger or key is ignored until it lifts.
  ///
  /// In the closure of a hit shape the call is deferred until the hit-test is over.
  public func cancel(_ scope: CancelScope) {
    switch scope {
    case .view(let view): guard check(view, "cancel the input of"), isView(view.index) else { return }
    case .window(let window): guard check(window, "cancel the input in"), windowTable.contains(window) else { return }
    case .all, .device, .input: break
    }
    guard !isAnswering else { return postpone { $0.cancel(scope) } }
    cancel(scope, by: .T22)
    settleIfIdle()
  }

  /// Cancels the inputs of some kinds in a scope. Receivers are notified when the pipeline continues.
  func cancel(_ scope: CancelScope, of kinds: InputKinds = .all, by rule: Rule) {
    if kinds.contains(.custom) { inputs.sent.removeAll { isMeant($0, scope) } }
    if case .view(let view) = scope {
      guard isAlive(view) else { return }
      // Views leave by the thousand: only parts that observe that are called.
      PendingCancels.note(leaving: view.index, in: self)
      gestures.cancelInput(in: scope, of: self)
      return parts.leavingViewObservers.forEach { $0.viewIsLeaving(view, in: self) }
    }
    if case .window(let window) = scope {
      record(.cancelInput, rule: rule, view: window)
    } else {
      record(.cancelInput, rule: rule)
    }
    if kinds.contains(.touches) { TouchIntake.cancel(in: self, by: rule) { isMeant($0, scope) } }
    for slot in inputs.others {
      let record = inputs.records[slot]
      guard record.isLive, kinds.contains(record.kind), isMeant(other: slot, scope) else { continue }
      self.record(.claim, rule: rule, of: record.kind, id: record.id, view: record.target)
      record.kind.intake.cancel(slot, in: self)
    }
    guard kinds == .all else { return }
    switch scope {
    case .all: inputs.forgetConsumed()
    case .device(let device): inputs.forgetConsumed { $0 == device }
    case .window, .view, .input: break
    }
    gestures.cancelInput(in: scope, of: self)
    textInputs.cancelInput(in: scope)
    parts.inputCancelers.forEach { $0.cancelInput(in: scope, of: self) }
  }

  private func isMeant(_ touch: Input, _ scope: CancelScope) -> Bool {
    switch scope {
    case .all: true
    case .window(let window): touch.window == window
    case .device(let device): touch.finger.device == device
    case .view: false
    case .input(let id): id == InputID(kind: .touch, number: touch.id)
    }
  }

  /// Whether a scope covers an event that is still queued. No responder has received it, so only its own target and
  /// kind count.
  private func isMeant(_ sent: SentEvent, _ scope: CancelScope) -> Bool {
    guard !sent.isWhole else { return false }
    switch scope {
    case .all: return true
    case .window(let window): return sent.phase == .began && self.window(of: sent.target) == window
    case .device: return false
    case .view(let top):
      let view = sent.phase == .began ? viewInChain(of: sent.target) : .none
      return view != .none && isAlive(top) && isDescendant(view.index, of: top.index)
    case .input(let id): return id == InputID(kind: .custom, number: sent.id)
    }
  }

  private func isMeant(other slot: Int, _ scope: CancelScope) -> Bool {
    let record = inputs.records[slot]
    return switch scope {
    case .all: true
    case .window(let window): self.window(of: record.target) == window
    case .device(let device): record.kind == .press && inputs.presses[slot].device == device
    case .view: false
    case .input(let id): id == InputID(kind: record.kind, number: record.id)
    }
  }
}
