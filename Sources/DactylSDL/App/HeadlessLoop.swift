/// Runs a scene without a display, as fast as possible, with given input.
@MainActor final class HeadlessLoop: Stage {
  private let runner: AppRunner
  private let signals = QuitSignals()
  private let app: HeadlessApp
  let recorder: ProgramRecorder?
  private let state: RestorableState?
  private var rest: ArraySlice<InputEvent>
  private static let interval = 1.0 / 60

  var scene: Scene { app.scene }
  var isRestored: Bool { state?.hasStates == true }

  init(_ runner: AppRunner) throws(PlatformError) {
    self.runner = runner
    state = try runner.readState()
    app = try HeadlessApp(options: runner.options)
    app.state = state
    recorder = try ProgramRecorder.make(
      runner.options, to: runner.recordingPath, isHeadless: true, arguments: runner.recordedArguments)
    app.connect(recorder)
    let first = runner.firstEvent(at: .zero).map { [$0] } ?? []
    rest = (first + runner.events.sorted { $0.timestamp < $1.timestamp })[...]
    signals.start(withSDL: false)
  }

  func run() throws(PlatformError) -> Int32 {
    recorder?.launchDidEnd()
    defer {
      recorder?.end()
      app.end()
      if let state, let path = runner.statePath { state.write(to: path, of: runner.options.title) }
    }
    while !isDone {
      let next = app.now + Self.interval
      let due = rest.prefix { $0.timestamp <= next }
      rest = rest.dropFirst(due.count)
      let events = Array(due)
      signals.takingRequest {
        if QuitSignals.hasRequest { app.requestQuit(at: next) }
        app.runFrame(events, after: Self.interval)
      }
      if let path = runner.pictures[app.frameCount] { try app.picture().write(to: path) }
      recorder?.frameDidEnd()
      signals.endRound()
    }
    return app.quitCode ?? scene.exitCode ?? 0
  }

  private var isDone: Bool {
    let scenes = [scene] + app.windows.map(\.scene)
    if app.quitCode != nil || scenes.allSatisfy({ $0.exitCode != nil }) { return true }
    if let frames = runner.frames { return app.frameCount >= frames }
    return app.frameCount > 0 && rest.isEmpty
      && scenes.allSatisfy { $0.exitCode != nil || !$0.needsFrame && $0.nextDeadline == nil }
  }
}
