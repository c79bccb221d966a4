/// What edits the text of an entity, and what it was told of that.
final class TextInputHolder {
  let input: any TextInput
  /// The calls of its code. An object that edits for several entities has them in common.
  let calls: Callee
  /// Whether its entity has ended, or has another in its place: it hears only the ends of what it heard begin.
  private(set) var hasEnded = false
  private var isEditing = false
  private var isCurrent = false

  init(_ input: any TextInput, _ calls: Callee) {
    self.input = input
    self.calls = calls
  }

  /// Tells it something: now, or, when its own code runs, when that returns.
  func tell(_ call: @escaping (any TextInput) -> Void) {
    calls.call { [self] in if !hasEnded { call(input) } }
  }

  /// Gives it a key. In the middle of a call it gets the key later, and can't say yet whether it takes it.
  func take(_ press: Press) -> Bool {
    guard !calls.isBusy else {
      tell { _ = $0.take(press) }
      return false
    }
    return calls.occupied { input.take(press) }
  }

  /// Tells it that editing begins or ends, if it was told something else last.
  func setEditing(_ isOn: Bool) {
    calls.call { [self] in
      guard isOn != isEditing, !(isOn && hasEnded) else { return }
      isEditing = isOn
      if isOn { input.didBeginEditing() } else { input.didEndEditing() }
    }
  }

  /// Tells it that frames show it as the one that edits, or no longer, if it was told something else last.
  func setCurrent(_ isOn: Bool) {
    calls.call { [self] in
      guard isOn != isCurrent, !(isOn && hasEnded) else { return }
      isCurrent = isOn
      if isOn { input.becameCurrent() } else { input.resignedCurrent() }
    }
  }

  /// When something of it is due next.
  var nextDeadline: Timestamp? { hasEnded ? nil : input.nextDeadline }

  func end() { hasEnded = true }
}
