import DactylInspector

/// A scene that runs and is drawn without a display, frame by frame, as a test or a tool requests.
///
/// The caller advances the time: the same events give the same pictures, at any speed.
/// ```swift
/// let app = try HeadlessApp(options: AppOptions(size: Size(320, 240)))
/// try launch(app.scene)
/// app.runFrame()
/// try app.picture().write(to: "first.png")
/// ```
@MainActor public final class HeadlessApp: WindowHost {
  /// The scene. Its assets are searched for like those of an app in a window.
  public let scene: Scene
  /// The time of the last frame; zero before the first.
  public private(set) var now = Timestamp.zero
  /// The number of frames so far.
  public private(set) var frameCount = 0

  /// The further windows that are open (`Scene.openWindow(_:launch:)`), each as an app without a display. They run with
  /// this one, at the same times; their input is what is sent to their scenes.
  public private(set) var windows: [HeadlessApp] = []

  /// What the scene keeps for the next run; nil for nothing.
  var state: RestorableState?
  private weak var opener: HeadlessApp?
  private var lastReport: FrameReport?
  private let viewport: Viewport
  private let scale: Float
  private let renderer: Renderer

  /// The factor, in each direction, of drawn pixels to those of the picture: SDL's software renderer rounds corners to
  /// half a pixel, which slanted edges would show.
  private let oversampling: Int

  /// Makes an empty scene that runs without a display.
  ///
  /// The picture has the window's size in points times `scale`, in pixels, as on a display of that density.
  public convenience init(options: AppOptions = AppOptions(), scale: Float = 1) throws(PlatformError) {
    try self.init(options: options, scale: scale, oversampling: 2)
  }

  init(options: AppOptions, scale: Float = 1, oversampling: Int) throws(PlatformError) {
    let output = Size((options.size.width * scale).rounded(), (options.size.height * scale).rounded())
    let factor = Float(oversampling)
    guard output.width >= 1, output.height >= 1, output.width <= 16384 / factor, output.height <= 16384 / factor else {
      throw PlatformError(
        attempt: "making a picture of \(output.width) x \(output.height) pixels to draw into",
        reason: "1 to \(16384 / oversampling) pixels each way are wanted")
    }
    self.oversampling = oversampling
    self.scale = scale
    let handle = try SDLRendererHandle(
      width: Int(output.width) * oversampling, height: Int(output.height) * oversampling)
    var viewport = try Viewport(options)
    viewport.outputSize = handle.outputSize
    self.viewport = viewport
    let store = TextureStore(finder: AssetFinder(appFolders: options.assetFolders))
    renderer = Renderer(handle, store: store)
    scene = Scene(size: viewport.sceneSize)
    scene.prepare(options: options, store: store, isHeadless: true)
    scene.host = self
  }

  /// Sends events to the scene and runs one frame, a number of seconds after the last one. Nothing is drawn. Then the
  /// further windows run a frame, and those whose scenes have ended are closed.
  @discardableResult
  public func runFrame(_ events: [InputEvent] = [], after seconds: Double = 1.0 / 60) -> FrameReport {
    now = now + max(0, seconds)
    for event in events { scene.send(event) }
    frameCount += 1
    let running = windows
    let report = runOwnFrame()
    for window in running { window.runFrame(until: now) }
    closeEnded(running)
    return report
  }

  /// Runs a frame of the app's own scene. The scene of a closed window no longer runs, though others continue.
  private func runOwnFrame() -> FrameReport {
    if scene.exitCode != nil, !windows.isEmpty, let lastReport { return lastReport }
    let report = scene.frame(at: now)
    lastReport = report
    return report
  }

  private func runFrame(until moment: Timestamp) {
    now = moment
    frameCount += 1
    scene.frame(at: now)
  }

  /// Requests all scenes to quit, as a signal to the program does.
  func requestQuit(at moment: Timestamp) {
    for scene in [scene] + windows.map(\.scene) { scene.send(InputEvent(at: moment, .window(.quitRequested))) }
  }

  /// The code with which a scene has ended the program, or nil.
  var quitCode: Int32? {
    if scene.endsProgram { return scene.exitCode }
    return ended ?? windows.lazy.compactMap { $0.scene.endsProgram ? $0.scene.exitCode : nil }.first
  }
  /// The exit code of a window that has ended the program and is closed.
  private var ended: Int32?

  // MARK: Recordings

  /// The recorder of the scenes, and the player that plays them; nil for none.
  private var recorder: ProgramRecorder?
  private var player: RecordingPlayer?
  /// The scene whose frame was played last.
  private var playedScene = 0

  /// Records the scene, before its launch, and the windows that it opens.
  package func connect(_ recorder: ProgramRecorder?) {
    self.recorder = recorder
    recorder?.record(scene, in: viewport)
  }

  /// Connects the scene, before its launch, with the first one of a recording, and the windows that it opens with
  /// those after it.
  package func connect(_ player: RecordingPlayer) {
    self.player = player
    player.connect(scene)
  }

  /// Plays the next frame of the connected recording, up to a moment, by a closure that runs it. Returns whether there
  /// was one.
  package func playFrame(
    of player: RecordingPlayer, until limit: Timestamp? = nil, run: (Scene, Timestamp) -> Void = { $0.frame(at: $1) }
  ) -> Bool {
    guard let next = player.nextFrame else { return false }
    // A new round: all windows have run their frames.
    if next.scene <= playedScene { closeEnded(windows) }
    playedScene = next.scene
    guard player.playFrame(until: limit, run: run) else { return false }
    now = next.moment
    frameCount += 1
    return true
  }

  // MARK: Windows

  private func closeEnded(_ running: [HeadlessApp]) {
    for window in running where window.scene.exitCode != nil { discardWindow(of: window.scene) }
    if scene.exitCode != nil, !windows.isEmpty, scene.host != nil { scene.end() }
  }

  func openWindow(_ options: AppOptions) throws(PlatformError) -> Scene {
    // A window that is opened by another one belongs to the first app, like all others.
    if let opener { return try opener.openWindow(options) }
    let window = try HeadlessApp(options: options, scale: scale, oversampling: oversampling)
    window.opener = self
    window.now = now
    window.scene.clipboard = scene.clipboard
    windows.append(window)
    recorder?.record(window.scene, in: window.viewport)
    player?.connect(window.scene)
    return window.scene
  }

  func discardWindow(of scene: Scene) {
    if let opener { return opener.discardWindow(of: scene) }
    guard let window = windows.first(where: { $0.scene === scene }) else { return }
    if scene.endsProgram { ended = scene.exitCode }
    scene.end()
    windows.removeAll { $0 === window }
  }

  func restorableState(of scene: Scene) -> RestorableState? { scene === self.scene ? state : nil }

  /// Ends the app as if its windows were closed: everything under way in its scenes is cancelled, and nothing begins
  /// afterwards. Call it between frames, after the last.
  public func end() {
    while let window = windows.last { discardWindow(of: window.scene) }
    scene.endInput()
  }

  /// Draws the result of the last frame.
  public func picture() throws(PlatformError) -> Picture { try picture(of: scene.shownDrawList) }

  func picture(of list: DrawList) throws(PlatformError) -> Picture {
    renderer.draw(list, background: scene.background, through: viewport)
    return try renderer.picture().reduced(by: oversampling)
  }
}
