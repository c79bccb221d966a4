/// A text input, and the state of which it was notified.
final class TextInputHolder: SnapshotState {
  let input: any TextInput
  /// The same, if it is the engine's own.
  private let state: (any SnapshotState)?
  /// The callee of its code, shared by all entities for which the object edits.
  let calls: Callee
  /// Whether its entity has ended, or has another text input: it receives only the ends of states whose beginning it
  /// received.
  private(set) var hasEnded = false
  private var isEditing = false
  private var isCurrent = false

  init(_ input: any TextInput, _ calls: Callee) {
    self.input = input
    state = input as? any SnapshotState
    self.calls = calls
  }

  /// Calls the text input: at once, or, while its own code is running, when that returns.
  func notify(_ call: @escaping (any TextInput) -> Void) {
    calls.call { [self] in if !hasEnded { call(input) } }
  }

  /// Passes it a key. During a call the key is deferred, and the answer is false.
  func take(_ press: Press) -> Bool {
    guard !calls.isBusy else {
      notify { _ = $0.take(press) }
      return false
    }
    return calls.occupied { input.take(press) }
  }

  /// Notifies it that editing begins or ends, if that is a change.
  func setEditing(_ isOn: Bool) {
    calls.call { [self] in
      guard isOn != isEditing, !(isOn && hasEnded) else { return }
      isEditing = isOn
      if isOn { input.didBeginEditing() } else { input.didEndEditing() }
    }
  }

  /// Notifies it that frames begin or cease to show it as edited, if that is a change.
  func setCurrent(_ isOn: Bool) {
    calls.call { [self] in
      guard isOn != isCurrent, !(isOn && hasEnded) else { return }
      isCurrent = isOn
      if isOn { input.becameCurrent() } else { input.resignedCurrent() }
    }
  }

  /// The next deadline of the text input.
  var nextDeadline: Timestamp? { hasEnded ? nil : input.nextDeadline }

  func end() { hasEnded = true }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(calls)
    if let state { copier.copy(state) }
    copier.copy(hasEnded) { hasEnded = $0 }
    copier.copy(isEditing) { isEditing = $0 }
    copier.copy(isCurrent) { isCurrent = $0 }
  }
}

extension TextInputHolder: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(hasEnded)
    hash.mix(isEditing)
    hash.mix(isCurrent)
    (input as? any StateHashable)?.mix(into: &hash)
  }
}
