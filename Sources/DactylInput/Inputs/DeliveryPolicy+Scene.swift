extension DeliveryPolicy {
  /// Makes the present policy of the recognizers that own an input.
  init(of slot: Int, in scene: Scene) {
    let table = scene.gestures
    self.init(version: table.policyVersion)
    for id in scene.inputs.recognizers(of: slot) {
      // Its attempt at this input may be over, and the present attempt may have other inputs.
      guard let row = table.row(id), row.attempt >= 0, table.attempts.records[Int(row.attempt)].owned.contains(slot)
      else { continue }
      add(id, row, hasEndedDelay: table.attempts.records[Int(row.attempt)].hasEndedDelay)
    }
  }
}
