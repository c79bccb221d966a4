/// A window with its scene: takes its input, runs its frames and draws them.
@MainActor final class WindowStage {
  let scene: Scene
  let input: WindowInput
  let window: AppWindow
  let textInput = WindowTextInput()
  let store: TextureStore
  let title: String
  /// The window as screen readers see it; nil where they see none.
  var readerWindow: ReaderWindow?
  private let renderer: Renderer
  /// The viewport for which the density of the display was last read.
  private var knownViewport: Viewport?
  private var wantsDrawing = true
  /// Whether the contents of the window may be lost.
  private var isLost = true
  /// The viewport of the last drawing.
  private var drawnViewport: Viewport?

  init(options: AppOptions, pump: EventPump) throws(PlatformError) {
    window = try AppWindow(options: options)
    title = options.title
    store = TextureStore(finder: AssetFinder(appFolders: options.assetFolders))
    scene = Scene(size: window.viewport.sceneSize)
    scene.prepare(options: options, store: store, isHeadless: false)
    renderer = Renderer(window.renderer, store: store)
    input = pump.add(window)
    scene.textInputPlatform = textInput
  }

  /// Sends the pending events of the window to the scene and runs a frame; with false it leaves out what the window and
  /// the display report.
  func runFrame(at now: Timestamp, takesInput: Bool = true) {
    if takesInput {
      for event in input.events { scene.send(event) }
      noteDensity()
    }
    if input.lostTextures { renderer.forgetTextures() }
    let isDamaged = input.isDamaged
    input.clear()
    let report = scene.frame(at: now)
    if let place = scene.assistance.takePointerMove() { window.movePointer(to: place) }
    input.wantsMotionData = scene.wantsMotionData
    isLost = isLost || isDamaged
    wantsDrawing = wantsDrawing || isDamaged || report.hasChanged
  }

  /// Draws the last frame and presents it, unless it is on the display already: when nothing visible has changed in the
  /// scene, and the system has not lost the contents of the window, nothing is presented. With a path, a picture is
  /// saved to that file, visible or not. Returns whether a frame was presented.
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
        scene.shownDrawList, background: scene.background, through: window.viewport, isAll: path != nil || isLost)
      if let path { try renderer.picture().write(to: path) }
      renderer.present()
    }
    scene.didPresent(at: pump.now)
    return true
  }

  /// The frame of the caret of the text that is being edited, in the window's coordinates, or nil.
  var caret: Rect? { textInput.caret.map { window.viewport.sceneToWindow.apply(to: $0) } }

  /// Ends the scene when its window closes: it releases everything that it was given, so that nothing keeps it alive.
  func end() { scene.end() }

  /// Passes the density of the display to the scene, for lengths in millimetres; again after a change of the viewport.
  private func noteDensity() {
    guard knownViewport != window.viewport else { return }
    knownViewport = window.viewport
    scene.pointsPerMillimeter = window.pointsPerMillimeter ?? Length.standardDensity
  }
}
