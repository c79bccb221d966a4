/// The progress of an input, for parts that follow it by its number.
extension Scene {
  /// Whether a touch is down.
  package func isTouchDown(_ id: UInt64) -> Bool { record(.touch, id)?.isLive ?? false }

  /// Whether a touch is down, or its end was not delivered yet because a recognizer withholds it (G53).
  package func isTouchDelivered(_ id: UInt64) -> Bool {
    record(.touch, id).map { $0.isLive || $0.delivery == .begun } ?? false
  }

  /// Calls the closure with each touch that is down and whose began was delivered to its view without a later claim,
  /// and with the view that it hit.
  package func forEachTouchInHand(_ body: (Touch, Entity) -> Void) {
    for slot in inputs.order where inputs.records[slot].isLive && inputs.records[slot].delivery == .begun {
      body(touch(slot), inputs.records[slot].target)
    }
  }

  /// Whether a press is down.
  package func isPressDown(_ id: UInt64) -> Bool { record(.press, id)?.isLive ?? false }

  /// Whether the end of an input, or its cancel, was not delivered to responders yet.
  package func isUnderWay(_ kind: InputKind, _ id: UInt64) -> Bool {
    record(kind, id)?.isPending ?? isYetToBegin(kind, id)
  }

  /// Whether an input goes on, or has yet to begin.
  package func isLive(_ input: InputID) -> Bool {
    record(input.kind, input.number)?.isLive ?? isYetToBegin(input.kind, input.number)
  }

  private func isYetToBegin(_ kind: InputKind, _ id: UInt64) -> Bool {
    kind == .custom && inputs.sent.contains { $0.id == id && $0.phase == .began }
  }

  /// Whether a press is under way other than the one of a sample that goes down.
  package func isAnyPressUnderWay(but sample: PressSample) -> Bool { inputs.isAnyPressDown(but: sample) }

  /// The input with a number, as long as it is needed.
  private func record(_ kind: InputKind, _ id: UInt64) -> Input? {
    let order = kind == .touch ? inputs.order : inputs.others
    return order.first { inputs.records[$0].kind == kind && inputs.records[$0].id == id }.map { inputs.records[$0] }
  }
}
