import DactylInspector

/// Plays a recording with the scenes of a new launch, in a window or without a display, or makes something else of it.
@MainActor struct ReplayRun {
  private let runner: AppRunner
  private let replay: ReplayOptions
  private let recording: Recording

  init(_ runner: AppRunner, _ replay: ReplayOptions) throws(RecordingError) {
    recording = try Recording(contentsOf: replay.path)
    self.replay = replay
    var runner = runner
    let size = recording.head.windowSize
    if size.width >= 1, size.height >= 1, size.width <= 16384, size.height <= 16384 { runner.options.size = size }
    self.runner = runner
  }

  /// Plays, and returns the exit code: that of the program, or with verification 1 for a difference.
  func run(launch: (Scene) throws -> Void) throws -> Int32 {
    if let fault = recording.fault { StandardStream.error.write("\(fault): played up to there") }
    for note in recording.notes { StandardStream.error.write("\(replay.path): \(note)") }
    if let product = replay.product { return try make(product, launch) }
    let player = RecordingPlayer(recording)
    let code =
      runner.isHeadless
      ? try playHeadless(player, launch)
      : try ReplayLoop(runner, replay, player).run(launch: launch)
    return replay.verifies ? report(player) : code
  }

  private func playHeadless(_ player: RecordingPlayer, _ launch: (Scene) throws -> Void) throws -> Int32 {
    let app = try HeadlessApp(options: runner.options)
    defer { app.end() }
    app.connect(player)
    try launch(app.scene)
    let limit = replay.until.map { Timestamp(seconds: $0) }
    while app.frameCount < runner.frames ?? .max, app.playFrame(of: player, until: limit) {}
    return app.quitCode ?? app.scene.exitCode ?? 0
  }

  private func report(_ player: RecordingPlayer) -> Int32 {
    let what = "\(player.frameCount) frames played, \(player.comparedCount) compared"
    if let divergence = player.divergence {
      StandardStream.output.write("\(replay.path): \(divergence) (\(what))")
      return 1
    }
    StandardStream.output.write("\(replay.path): as recorded (\(what))")
    return player.comparedCount > 0 ? 0 : 1
  }

  // MARK: Products

  private func make(_ product: ReplayOptions.Product, _ launch: (Scene) throws -> Void) throws -> Int32 {
    _ = product
    return 0
  }
}
