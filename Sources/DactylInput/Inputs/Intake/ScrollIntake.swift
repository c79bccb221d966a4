/// The intake of scrolls: the steps of a wheel or touchpad, from the first one until a pause. Only recognizers receive
/// them (S-1 to S-6).
enum ScrollIntake: StillPointerIntake {
  static let kind = InputKind.scroll
  static let targetRule = Rule.S5
  static let recognizerFlag = GestureFlags.takesScroll
  static let openInputs = GestureInputs.scroll

  static func take(_ sample: ScrollSample, in scene: Scene) {
    scene.inputs.modifiers = sample.modifiers
    guard !scene.ignores(.scroll), sample.location.isFinite, sample.delta.isFinite else { return }
    scene.inputs.pointer.step = sample
  }

  /// Determines the target of a step. Steps of a wheel go to the view under the pointer, those of a touchpad to the
  /// view where the scroll began (S-5). A list whose views move under the pointer still continues the scroll: what
  /// counts are the recognizers that receive it.
  static func target(in scene: Scene) {
    let pointer = scene.inputs.pointer
    guard let sample = pointer.step.take() else { return }
    let sequence = pointer.scroll
    if sequence.isOpen && isOther(sample, than: sequence, in: scene) {
      // Its recognizers are reset first, and may take part in the next scroll.
      sequence.end(.ended, end, in: scene)
      return scene.batch.takeAgain(.scroll(sample))
    }
    pointer.isStepTaken = false
    sequence.isContinuous = sample.isContinuous
    let change = PointerInput.Change.scroll(sample.delta, isContinuous: sample.isContinuous)
    sequence.advance(at: sample.location, change, in: scene)
    sequence.deadline = scene.now + scene.thresholds.scrollInterval
    scene.parts.sampleObservers.forEach { $0.wheelTurned(sample) }
  }

  /// Whether a step begins another scroll: it comes from another kind of device, or other recognizers would receive it.
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

  static var end: PointerInput.Change { .scroll(.zero, isContinuous: false) }

  /// Ends a scroll after a pause of `GestureSettings.scrollInterval`.
  static func callDeadline(at now: Timestamp, in scene: Scene) {
    let sequence = scene.inputs.pointer.scroll
    guard let deadline = sequence.deadline, deadline <= now else { return }
    sequence.end(.ended, end, in: scene)
  }

  /// Drops the pending end of a scroll; the next step or an interruption ends it.
  static func dropDeadline(until moment: Timestamp, in inputs: InputTable) {
    let sequence = inputs.pointer.scroll
    if let deadline = sequence.deadline, deadline <= moment { sequence.deadline = nil }
  }
}
