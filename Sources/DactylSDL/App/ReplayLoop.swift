import DactylInspector

/// Plays a recording in windows: their input is discarded, but for the wish to close them.
@MainActor final class ReplayLoop: WindowHost {
  private let runner: AppRunner
  private let replay: ReplayOptions
  private let player: RecordingPlayer
  private let signals: QuitSignals
  private let pump: EventPump
  private var stages: [WindowStage] = []
  /// The moment at which the recording began to be shown, on the display's clock and on its own.
  private var start: (real: Timestamp, played: Timestamp)?

  init(_ runner: AppRunner, _ replay: ReplayOptions, _ player: RecordingPlayer) throws(PlatformError) {
    self.runner = runner
    self.replay = replay
    self.player = player
    signals = QuitSignals()
    pump = EventPump(options: runner.options)
    try take(WindowStage(options: runner.options, pump: pump))
    signals.start(withSDL: true)
  }

  /// Plays to the end. Returns the exit code of the program.
  func run(launch: (Scene) throws -> Void) throws -> Int32 {
    defer { while let stage = stages.popLast() { stage.end() } }
    guard let scene = stages.first?.scene else { return 0 }
    try launch(scene)
    let limit = replay.until.map { Timestamp(seconds: $0) }
    let from = replay.from.map { Timestamp(seconds: $0) } ?? player.recording.head.from
    var played = 0
    while played < runner.frames ?? .max, let next = player.nextFrame, limit.map({ next.moment <= $0 }) ?? true {
      let isShown = from.map { next.moment >= $0 } ?? true
      guard !isShown || wait(for: next.moment) else { return 0 }
      let isPlayed = player.playFrame(until: limit) { scene, moment in
        stages.first { $0.scene === scene }?.runFrame(at: moment, takesInput: false)
      }
      guard isPlayed else { break }
      played += 1
      if isShown { for stage in stages { _ = try stage.draw(picture: nil, pump) } }
      let ended = stages.filter { $0.scene.exitCode != nil }
      if let code = ended.first(where: \.scene.endsProgram)?.scene.exitCode { return code }
      if ended.count == stages.count { return ended.last?.scene.exitCode ?? 0 }
    }
    return 0
  }

  /// Sleeps until a moment of the recording is due. Returns false when the user closes a window instead.
  private func wait(for moment: Timestamp) -> Bool {
    let begun = start ?? (pump.now, moment)
    start = begun
    let due = begun.real + (moment - begun.played) / replay.speed
    repeat {
      DisplayConnection.check()
      guard DisplayConnection.loss == nil else { return false }
      let rest = due.nanoseconds - pump.now.nanoseconds
      pump.wait(milliseconds: Int32(min(max(rest / 1_000_000, 0), 50)))
      signals.takingRequest { pump.pump() }
      let wishes: [InputEvent.Kind] = [.window(.quitRequested), .window(.closeRequested)]
      for stage in stages where stage.input.events.contains(where: { wishes.contains($0.kind) }) { return false }
      for stage in stages { stage.input.discardEvents() }
    } while pump.now < due
    return true
  }

  // MARK: Windows

  private func take(_ stage: WindowStage) {
    stage.scene.host = self
    stages.append(stage)
    player.connect(stage.scene)
  }

  func openWindow(_ options: AppOptions) throws(PlatformError) -> Scene {
    var options = options
    options.vsync = false
    let stage = try WindowStage(options: options, pump: pump)
    take(stage)
    return stage.scene
  }

  func discardWindow(of scene: Scene) {
    for stage in stages where stage.scene === scene {
      stage.end()
      pump.remove(stage.input)
    }
    stages.removeAll { $0.scene === scene }
  }
}
