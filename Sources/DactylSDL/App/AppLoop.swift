#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs scenes in their windows: sleeps until a frame is due, takes the events, runs the frames and shows them.
@MainActor final class AppLoop: Stage, WindowHost {
  let scene: Scene
  private let runner: AppRunner
  private let pump: EventPump
  private var stages: [WindowStage] = []
  private let clipboard = SystemClipboard()
  private let cursors: SystemCursors
  private var textInput = TextInputSwitch()
  private var pacer: FramePacer
  private var frameCount = 0

  init(_ runner: AppRunner) throws(PlatformError) {
    self.runner = runner
    pump = EventPump(options: runner.options)
    let first = try WindowStage(options: runner.options, pump: pump)
    scene = first.scene
    cursors = SystemCursors(video: first.window.video)
    pacer = FramePacer(first.window)
    take(in: first)
  }

  /// Runs until a scene quits or the last one closes, and says the exit code.
  func run() throws(PlatformError) -> Int32 {
    while true {
      waitForFrame()
      pump.pump()
      let now = pump.frameTime
      pacer.frameBegan(at: now)
      // Windows that open meanwhile are for the next frame.
      let running = stages
      for stage in running { stage.runFrame(at: now) }
      try draw(running)
      showWishes()
      frameCount += 1
      if let code = closeEnded() { return code }
      if let frames = runner.frames, frameCount >= frames { return 0 }
    }
  }

  // MARK: Windows

  func openWindow(_ options: AppOptions) throws(PlatformError) -> Scene {
    var options = options
    options.vsync = false
    let stage = try WindowStage(options: options, pump: pump)
    take(in: stage)
    return stage.scene
  }

  func discardWindow(of scene: Scene) {
    for stage in stages where stage.scene === scene { close(stage) }
  }

  private func take(in stage: WindowStage) {
    stage.scene.clipboard = clipboard
    stage.scene.host = self
    stages.append(stage)
  }

  private func close(_ stage: WindowStage) {
    stage.end()
    pump.remove(stage.input)
    let setsPace = stages.first === stage
    stages.removeAll { $0 === stage }
    if setsPace, let next = stages.first { pacer = FramePacer(next.window) }
  }

  /// Closes the windows whose scenes have ended, and says the exit code if the program has ended with them.
  private func closeEnded() -> Int32? {
    var code: Int32?
    for stage in stages {
      guard let ended = stage.scene.exitCode else { continue }
      if stage.scene.endsProgram { return ended }
      code = ended
      close(stage)
    }
    return stages.isEmpty ? code ?? 0 : nil
  }

  // MARK: A frame

  private func waitForFrame() {
    while true {
      // A run of so many frames is not to end in sleep.
      let isNeeded =
        pump.hasNews || frameCount == 0 || runner.frames != nil || stages.contains { $0.scene.needsFrame }
      let deadline = stages.compactMap { $0.scene.nextDeadline }.min()
      guard let due = pacer.nextFrame(isNeeded: isNeeded, deadline: deadline) else {
        pump.wait(milliseconds: nil)
        continue
      }
      let rest = due.nanoseconds - pump.now.nanoseconds
      if rest <= 0 { return }
      if rest < 1_000_000 {
        usleep(UInt32(rest / 1000 + 1))
      } else {
        pump.wait(milliseconds: Int32(min(rest / 1_000_000, 1_000_000)))
      }
    }
  }

  private func draw(_ running: [WindowStage]) throws(PlatformError) {
    for stage in running {
      let path = stage.scene === scene ? runner.pictures[frameCount + 1] : nil
      try stage.draw(picture: path, always: stage === running.first, pump)
    }
  }

  /// Shows the pointer as the scene under it wants it, and turns text input to what the scene with the keyboard wants.
  private func showWishes() {
    let under = pump.underMouse
    if let stage = stages.first(where: { $0.input === under }) { cursors.show(stage.scene.cursor) }
    let current = pump.current
    for stage in stages where stage.textInput.takeStale() && stage.input === current { textInput.clearComposition() }
    textInput.turn(to: stages.first { $0.input === current }?.caret)
  }
}

extension FramePacer {
  /// A pacer for a window's display.
  @MainActor init(_ window: AppWindow) {
    self.init(interval: window.frameInterval, waitsForDisplay: window.renderer.waitsForDisplay)
  }
}
