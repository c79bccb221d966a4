/// One window with its scene: takes its input, runs its frames and draws them.
@MainActor final class WindowStage {
  let scene: Scene
  let input: WindowInput
  let window: AppWindow
  let textInput = WindowTextInput()
  private let renderer: Renderer
  /// How the scene lay in the window when the density of the display was asked for.
  private var knownViewport: Viewport?
  private var wantsDrawing = true
  /// Whether what was drawn before may be gone.
  private var isLost = true
  /// How the scene lay in the window when it was last drawn.
  private var drawnViewport: Viewport?

  init(options: AppOptions, pump: EventPump) throws(PlatformError) {
    window = try AppWindow(options: options)
    let store = TextureStore(finder: AssetFinder(appFolders: options.assetFolders))
    scene = Scene(size: window.viewport.sceneSize)
    scene.prepare(options: options, store: store)
    renderer = Renderer(window.renderer, store: store)
    input = pump.add(window)
    scene.textInputPlatform = textInput
  }

  /// Runs a frame on what came for the window.
  func runFrame(at now: Timestamp) {
    for event in input.events { scene.send(event) }
    noteDensity()
    if input.lostTextures { renderer.forgetTextures() }
    let isDamaged = input.isDamaged
    input.clear()
    let report = scene.frame(at: now)
    input.wantsMotionData = scene.wantsMotionData
    isLost = isLost || isDamaged
    wantsDrawing = wantsDrawing || isDamaged || report.hasChanged
  }

  /// Draws the last frame and shows it, unless it is on the display already: where nothing in the scene shows
  /// differently, and neither did the system lose what the window showed, nothing is presented. A picture goes to the
  /// file whose path is given, seen or not. Returns whether a frame was presented.
  func draw(picture path: String?, _ pump: EventPump) throws(PlatformError) -> Bool {
    let isNew = wantsDrawing || drawnViewport != window.viewport
    guard path != nil || window.isVisible && isNew else { return false }
    DisplayConnection.check()
    guard DisplayConnection.loss == nil else { return false }
    let isLost = isLost
    (wantsDrawing, self.isLost) = (false, false)
    drawnViewport = window.viewport
    try SystemCall.drawing.make { () throws(PlatformError) in
      renderer.drawNext(
        scene.drawList, background: scene.background, through: window.viewport, isAll: path != nil || isLost)
      if let path { try renderer.picture().write(to: path) }
      renderer.present()
    }
    scene.didPresent(at: pump.now)
    return true
  }

  /// Where the caret of the text that is edited here is in the window, or nil.
  var caret: Rect? { textInput.caret.map { window.viewport.sceneToWindow.apply(to: $0) } }

  /// The window closes: its scene ends, and releases all that it was given, so that nothing keeps it.
  func end() { scene.end() }

  /// Gives the scene the density of the display, for lengths in millimetres; again for another window.
  private func noteDensity() {
    guard knownViewport != window.viewport else { return }
    knownViewport = window.viewport
    scene.pointsPerMillimeter = window.pointsPerMillimeter ?? Length.standardDensity
  }
}
