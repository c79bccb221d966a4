/// How far an input has come, for who follows one by its number.
extension Scene {
  /// Whether a touch is still down.
  package func isTouchDown(_ id: UInt64) -> Bool { record(.touch, id)?.isLive ?? false }

  /// Whether a touch is still down, or somebody is yet to hear of its end because a recognizer holds that back (G53).
  package func isTouchHeard(_ id: UInt64) -> Bool {
    record(.touch, id).map { $0.isLive || $0.delivery == .begun } ?? false
  }

  /// Calls the closure with each touch that is down and that its view has: it was told of it, and nothing has taken it.
  /// With the view that it hit.
  package func forEachTouchInHand(_ body: (Touch, Entity) -> Void) {
    for slot in inputs.order where inputs.records[slot].isLive && inputs.records[slot].delivery == .begun {
      body(touch(slot), inputs.records[slot].target)
    }
  }

  /// Whether a press is still down.
  package func isPressDown(_ id: UInt64) -> Bool { record(.press, id)?.isLive ?? false }

  /// Whether responders are yet to hear of the end of an input, or of its cancel.
  package func isUnderWay(_ kind: InputKind, _ id: UInt64) -> Bool {
    record(kind, id)?.isPending ?? isYetToBegin(kind, id)
  }

  /// Whether an input goes on, or is yet to begin.
  package func isLive(_ input: InputID) -> Bool {
    record(input.kind, input.number)?.isLive ?? isYetToBegin(input.kind, input.number)
  }

  private func isYetToBegin(_ kind: InputKind, _ id: UInt64) -> Bool {
    kind == .custom && inputs.sent.contains { $0.id == id && $0.phase == .began }
  }

  /// Whether a press is under way beside one that just goes down.
  package func isAnyPressUnderWay(but sample: PressSample) -> Bool { inputs.isAnyPressDown(but: sample) }

  /// The input of a number, as long as anybody needs it.
  private func record(_ kind: InputKind, _ id: UInt64) -> Input? {
    let order = kind == .touch ? inputs.order : inputs.others
    return order.first { inputs.records[$0].kind == kind && inputs.records[$0].id == id }.map { inputs.records[$0] }
  }
}
