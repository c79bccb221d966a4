import DactylInspector

/// A program that is launched once more while it runs, without a display, for an explanation.
@MainActor struct LaunchedApp {
  /// The closure by which a recorder launches copies of a program.
  static func launcher(
    _ options: AppOptions, _ launch: @escaping (Scene) throws -> Void
  ) -> (RecordingPlayer) throws -> LaunchedCopy {
    { player in
      // Explanations are asked where the scenes run.
      nonisolated(unsafe) let (player, launch) = (player, launch)
      nonisolated(unsafe) var copy: LaunchedCopy?
      try MainActor.assumeIsolated { unsafe copy = try Self.launch(options, launch, player) }
      guard let copy = unsafe copy else { throw PlatformError(attempt: "launching a copy", reason: "there is none") }
      return copy
    }
  }

  private static func launch(
    _ options: AppOptions, _ launch: (Scene) throws -> Void, _ player: RecordingPlayer
  ) throws -> LaunchedCopy {
    var options = options
    let size = player.recording.head.windowSize
    if size.width >= 1, size.height >= 1 { options.size = size }
    let app = try HeadlessApp(options: options, oversampling: 1)
    app.connect(player)
    do {
      try launch(app.scene)
    } catch {
      app.end()
      throw error
    }
    return LaunchedCopy(
      playFrame: { run in
        nonisolated(unsafe) let (player, run) = (player, run)
        return MainActor.assumeIsolated { unsafe app.playFrame(of: player, run: run) }
      }, end: { MainActor.assumeIsolated { app.end() } })
  }
}
