#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a scene in a window: sleeps until a frame is due, takes the events, runs the frame and shows it.
@MainActor final class AppLoop: Stage {
  let scene: Scene
  private let runner: AppRunner
  private let window: AppWindow
  private let renderer: Renderer
  private let pump: EventPump
  private var pacer: FramePacer
  private var frameCount = 0
  /// How the scene lay in the window when the density of the display was asked for.
  private var knownViewport: Viewport?

  init(_ runner: AppRunner) throws(PlatformError) {
    self.runner = runner
    window = try AppWindow(options: runner.options)
    let store = TextureStore(finder: AssetFinder(appFolders: runner.options.assetFolders))
    scene = Scene(size: window.viewport.sceneSize)
    scene.prepare(options: runner.options, store: store)
    renderer = Renderer(window.renderer, store: store)
    pump = EventPump(window: window)
    pacer = FramePacer(interval: window.frameInterval, waitsForDisplay: window.renderer.waitsForDisplay)
  }

  /// Runs until the scene quits, and says its exit code.
  func run() throws(PlatformError) -> Int32 {
    while true {
      waitForFrame()
      pump.pump()
      runFrame()
      try drawFrame()
      frameCount += 1
      if let code = scene.exitCode { return code }
      if let frames = runner.frames, frameCount >= frames { return 0 }
    }
  }

  private func waitForFrame() {
    while true {
      // A run of so many frames is not to end in sleep.
      let isNeeded = scene.needsFrame || pump.hasNews || frameCount == 0 || runner.frames != nil
      guard let due = pacer.nextFrame(isNeeded: isNeeded, deadline: scene.nextDeadline) else {
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

  private func runFrame() {
    let now = pump.frameTime
    pacer.frameBegan(at: now)
    for event in pump.events { scene.send(event) }
    noteDensity()
    if pump.lostTextures { renderer.forgetTextures() }
    pump.clear()
    scene.frame(at: now)
  }

  /// Tells the scene how dense the display is, for lengths in millimetres; anew when the window is another.
  private func noteDensity() {
    guard knownViewport != window.viewport else { return }
    knownViewport = window.viewport
    scene.pointsPerMillimeter = window.pointsPerMillimeter ?? Length.standardDensity
  }

  private func drawFrame() throws(PlatformError) {
    let path = runner.pictures[frameCount + 1]
    guard path != nil || window.isVisible else { return }
    renderer.draw(scene.drawList, background: scene.background, through: window.viewport)
    if let path { try renderer.picture().write(to: path) }
    renderer.present()
    scene.didPresent(at: pump.now)
  }
}
