/// Predictions of touches' next samples (T29).
extension InputTable {
  func predictedTouches(for touch: Touch, _ settings: GestureSettings) -> [Touch]? {
    guard let slot = slot(of: touch) else { return nil }
    let record = records[slot]
    guard record.isChanged else { return nil }
    let most = self.settings.predictionTime
    guard record.isLive, record.phase == .moved, most > 0, most <= 1 else { return [] }
    let window = settings.velocityWindow
    guard let prediction = PathPrediction(paths[slot], window: window) else { return [] }
    // Spaced like the samples; at least one.
    let step = min(max(prediction.spacing, 1.0 / 240), most)
    var result: [Touch] = []
    var previous = touch.location
    for number in 1...max(Int(clamping: most / step + 0.01), 1) {
      var copy = touch
      copy.phase = .moved
      copy.timestamp = record.timestamp + step * Double(number)
      copy.previousLocation = previous
      copy.location = .zero + prediction.location(at: copy.timestamp, on: paths[slot])
      previous = copy.location
      result.append(copy)
    }
    return result
  }
}
