/// A touch that is given to recognizers, one after another.
struct RecognizerBinding {
  let slot: Int
  let type: TouchType
  let recognizers: List<GestureID>
  /// The slots of the fingers that are down.
  private let live: InputSet
  /// The turn of the recognizer that got it last; that of a new one is behind all others.
  private var lastTurn = -1
  /// What they want for it, all together.
  var policy: DeliveryPolicy

  init(_ slot: Int, in scene: Scene) {
    self.slot = slot
    type = scene.inputs.records[slot].sample.type
    recognizers = scene.inputs.recognizers(of: slot)
    live = scene.inputs.live
    scene.gestures.policyDidChange()
    policy = DeliveryPolicy(version: scene.gestures.policyVersion)
  }

  /// Gives the touch, whose slot and type these are, to a recognizer.
  @inline(__always)
  mutating func bind(_ slot: Int, _ type: TouchType, _ index: Int, _ row: GestureRow, in table: GestureTable) {
    let id = GestureID(index: UInt32(truncatingIfNeeded: index), generation: row.generation)
    if row.attempt < 0 {
      table.rows[index].attempt = table.attempts.begin(id, with: slot, type)
      recognizers.append(id)
      lastTurn = .max
    } else if table.attempts.records[Int(row.attempt)].receive(slot, type, beside: live) {
      recognizers.append(id)
      let turn = table.attempts.records[Int(row.attempt)].turn
      if turn < lastTurn { table.attempts.isOutOfTurn = true }
      lastTurn = max(lastTurn, turn)
    }
    policy.add(id, row)
  }
}
