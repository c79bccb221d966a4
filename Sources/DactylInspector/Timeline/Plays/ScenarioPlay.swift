import Dactyl

extension Play {
  /// Plays a scenario.
  ///
  /// - Parameter clock: Returns the nanoseconds of a steady clock, for the times of stages; nil leaves them out.
  package init(_ file: ScenarioFile, clock: (() -> UInt64)? = nil) {
    let stage = ScenarioStage(file)
    let controllers = Dictionary(stage.controllers.map { ($0.value.entity, $0.key) }) { first, _ in first }
    let recorder = PlayRecorder(
      stage.scene, name: file.name,
      responder: { [unowned stage] entity in
        if entity == stage.scene.application { return "app" }
        return entity == stage.scene.delegate ? "delegate" : controllers[entity]
      },
      kind: { [kinds = file.kinds] in $0.name.flatMap { kinds[$0] } })
    stage.scene.clock = clock
    let player = ScenarioPlayer(stage)
    player.willSend = recorder.willSend
    player.didRunFrame = recorder.didRun
    player.play(file.steps, until: file.until)
    self = recorder.finished(log: stage.journal.entries)
    end = max(end, file.steps.last?.at ?? .zero)
  }
}

extension ScenarioFile {
  /// The kinds of the recognizers by their ids, those of scroll views included.
  fileprivate var kinds: [String: String] {
    let own = recognizers.map { ($0.id, $0.kind.name) }
    return Dictionary(own + views.filter { $0.scroll != nil }.map { ("\($0.id).pan", "pan") }) { first, _ in first }
  }
}
