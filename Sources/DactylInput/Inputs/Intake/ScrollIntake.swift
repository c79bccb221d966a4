/// Scrolling: the steps of a wheel or touchpad, from the first until nothing is heard of them for a while. Recognizers
/// alone hear of it (S-1 to S-6).
enum ScrollIntake {
  static func take(_ sample: ScrollSample, in scene: Scene) {
    scene.inputs.modifiers = sample.modifiers
    guard !scene.ignores(.scroll), sample.location.isFinite, sample.delta.isFinite else { return }
    scene.inputs.pointer.step = sample
  }

  /// Finds what a step is for. Steps of a wheel go to what is under the pointer, those of a touchpad to where its
  /// scrolling began (S-5). A list that moves under a wheel's pointer is still the same: what counts is who hears of
  /// it.
  static func target(in scene: Scene) {
    let pointer = scene.inputs.pointer
    guard let sample = pointer.step.take() else { return }
    let sequence = pointer.scroll
    if sequence.isOpen && isOther(sample, than: sequence, in: scene) {
      // Its recognizers come to rest first, and may take part in the next one.
      sequence.end(.ended, endOfScroll, in: scene)
      return scene.batch.takeAgain(.scroll(sample))
    }
    pointer.isStepTaken = false
    sequence.isContinuous = sample.isContinuous
    let change = PointerInput.Change.scroll(sample.delta, isContinuous: sample.isContinuous)
    sequence.advance(at: sample.location, change, in: scene)
    sequence.deadline = scene.now + scene.thresholds.scrollInterval
    if !sample.isContinuous { scene.parts.sampleObservers.forEach { $0.wheelTurned(sample, in: scene) } }
  }

  /// Whether a step belongs to another scrolling than the one under way: another device's, or others would hear of it.
  private static func isOther(_ sample: ScrollSample, than sequence: PointerSequence, in scene: Scene) -> Bool {
    if sample.isContinuous != sequence.isContinuous { return true }
    if sample.isContinuous { return false }
    guard let slot = sequence.slot else { return true }
    let hit = TargetingSystem.hitTest(.scroll, at: sample.location, in: scene)
    let view = hit?.view ?? .none
    guard view != scene.inputs.records[slot].target else { return false }
    scene.inputs.records[slot].target = view
    return !RoutingSystem.recognizers(taking: .takesScroll, from: view, in: scene).elementsEqual(sequence.candidates)
  }

  static var endOfScroll: PointerInput.Change { .scroll(.zero, isContinuous: false) }

  /// Ends a scrolling that nothing was heard of for long enough.
  static func callDeadline(at now: Timestamp, in scene: Scene) {
    let sequence = scene.inputs.pointer.scroll
    guard let deadline = sequence.deadline, deadline <= now else { return }
    sequence.end(.ended, endOfScroll, in: scene)
  }

  /// Drops the end of a scrolling that is due; the next step or an interruption ends it.
  static func dropDeadline(until moment: Timestamp, in scene: Scene) {
    let sequence = scene.inputs.pointer.scroll
    if let deadline = sequence.deadline, deadline <= moment { sequence.deadline = nil }
  }
}
